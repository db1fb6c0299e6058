import type { Metadata } from "next";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryLinks } from "@/components/accounts/entry-links";
import { SIGN_IN_ASIDE } from "@/components/accounts/sign-in-aside";
import { UnsubscribeScreen } from "@/components/accounts/unsubscribe-screen";
import { findStop } from "@/lib/accounts/reads/mails";

export const metadata: Metadata = {
  title: "Stop mails",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

/** Opened from a mail, signed in or not. Opening it changes nothing. */
export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  const { token } = await searchParams;
  const given = typeof token === "string" ? token : "";
  return (
    <EntryFrame aside={SIGN_IN_ASIDE}>
      <UnsubscribeScreen token={given} stop={await findStop(given)} />
      <EntryLinks />
    </EntryFrame>
  );
}
