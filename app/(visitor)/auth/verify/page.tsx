import type { Metadata } from "next";
import { cookies } from "next/headers";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryLinks } from "@/components/accounts/entry-links";
import { SIGN_IN_ASIDE } from "@/components/accounts/sign-in-aside";
import { VerifyScreen } from "@/components/accounts/verify-screen";
import { requesterCookie } from "@/lib/accounts/cookies";
import { findLink } from "@/lib/accounts/reads";
import { problemOf } from "@/lib/platform/server/errors";
import { currentViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = {
  title: "Sign in",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default async function VerifyPage({ searchParams }: PageProps<"/auth/verify">) {
  const { token } = await searchParams;
  return (
    <EntryFrame aside={SIGN_IN_ASIDE}>
      <VerifyScreen {...(await verifyScreenProps(token))} />
      <EntryLinks />
    </EntryFrame>
  );
}

/** Opening this page does not use up the link: mail scanners and previews open links, too. */
async function verifyScreenProps(token: string | string[] | undefined) {
  if (typeof token !== "string" || token === "") return { state: "missing" } as const;
  try {
    const requester = (await cookies()).get(requesterCookie())?.value;
    const link = await findLink(token, requester);
    if (link) return { state: "ready", token, ...link } as const;
    return { state: "expired", token, signedInAs: (await currentViewer())?.email ?? null } as const;
  } catch (thrown) {
    return { state: "unavailable", token, sentence: problemOf(thrown).message } as const;
  }
}
