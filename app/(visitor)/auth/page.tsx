import type { Metadata } from "next";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryLinks } from "@/components/accounts/entry-links";
import { OtherDoor } from "@/components/accounts/other-door";
import { SIGN_IN_ASIDE } from "@/components/accounts/sign-in-aside";
import { SignInWays } from "@/components/accounts/sign-in-ways";
import { offeredProviders } from "@/lib/accounts/providers";
import { withCanonical } from "@/lib/platform/site";

const METADATA: Metadata = {
  title: "Sign in",
  description: "Sign in to Pacioli with a link sent to your e-mail address.",
};

export const generateMetadata = () => withCanonical("/auth", METADATA);

export const dynamic = "force-static";
// Rendered anew by the running product, which knows its address, and kept by shared caches for a minute only.
export const revalidate = 60;

export default function AuthPage() {
  return (
    <EntryFrame aside={SIGN_IN_ASIDE}>
      <SignInWays providers={offeredProviders()} />
      <EntryLinks>
        <OtherDoor question="New to Pacioli?" href="/get-started">
          Get Started
        </OtherDoor>
      </EntryLinks>
    </EntryFrame>
  );
}
