import type { Metadata } from "next";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryLinks } from "@/components/accounts/entry-links";
import { OtherDoor } from "@/components/accounts/other-door";
import { SIGN_IN_ASIDE } from "@/components/accounts/sign-in-aside";
import { SignInWays } from "@/components/accounts/sign-in-ways";

export const metadata: Metadata = {
  title: "Sign in",
  description: "Sign in to Pacioli with a link sent to your e-mail address.",
  alternates: { canonical: "/auth" },
};

export const dynamic = "force-static";

export default function AuthPage() {
  return (
    <EntryFrame aside={SIGN_IN_ASIDE}>
      <SignInWays />
      <EntryLinks>
        <OtherDoor question="New to Pacioli?" href="/get-started">
          Get Started
        </OtherDoor>
      </EntryLinks>
    </EntryFrame>
  );
}
