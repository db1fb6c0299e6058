import type { Metadata } from "next";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryHeading } from "@/components/accounts/entry-heading";
import { EntryLinks } from "@/components/accounts/entry-links";
import { LinkScreen } from "@/components/accounts/link-screen";
import { OtherDoor } from "@/components/accounts/other-door";
import { SIGN_IN_ASIDE } from "@/components/accounts/sign-in-aside";

export const metadata: Metadata = {
  title: "Sign in",
  description: "Sign in to Pacioli with a link sent to your e-mail address.",
  alternates: { canonical: "/auth" },
};

export const dynamic = "force-static";

export default function AuthPage() {
  return (
    <EntryFrame aside={SIGN_IN_ASIDE}>
      <LinkScreen
        door="sign-in"
        heading={<EntryHeading title="Sign in to Pacioli">No passwords needed!</EntryHeading>}
      />
      <EntryLinks>
        <OtherDoor question="New to Pacioli?" href="/get-started">
          Get Started
        </OtherDoor>
      </EntryLinks>
    </EntryFrame>
  );
}
