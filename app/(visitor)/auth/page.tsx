import type { Metadata } from "next";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryLinks } from "@/components/accounts/entry-links";
import { PreviewNotice } from "@/components/accounts/preview-notice";
import { SIGN_IN_ASIDE } from "@/components/accounts/sign-in-aside";
import { SignInMethods } from "@/components/accounts/sign-in-methods";
import { SwitchAuthLink } from "@/components/accounts/switch-auth-link";
import { offeredProviders } from "@/lib/accounts/providers";
import { env } from "@/lib/platform/process/env";
import { withCanonical } from "@/lib/platform/process/site";

const METADATA: Metadata = {
  title: "Sign in",
  description: "Sign in to Pacioli with a link sent to your e-mail address.",
};

export const generateMetadata = () => withCanonical("/auth", METADATA);

export const dynamic = "force-static";
// Rendered again at run time, because only the running product has its address (APP_URL); shared caches keep it for a
// minute only.
export const revalidate = 60;

export default function AuthPage() {
  return (
    <EntryFrame aside={SIGN_IN_ASIDE}>
      {env.preview && <PreviewNotice />}
      <SignInMethods providers={offeredProviders()} />
      <EntryLinks>
        <SwitchAuthLink question="New to Pacioli?" href="/get-started">
          Get Started
        </SwitchAuthLink>
      </EntryLinks>
    </EntryFrame>
  );
}
