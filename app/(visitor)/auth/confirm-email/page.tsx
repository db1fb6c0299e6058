import type { Metadata } from "next";
import { ConfirmEmail, type ConfirmEmailProps } from "@/components/accounts/confirm-email";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryLinks } from "@/components/accounts/entry-links";
import { SIGN_IN_ASIDE } from "@/components/accounts/sign-in-aside";
import { findEmailChange } from "@/lib/accounts/reads/profile";

export const metadata: Metadata = {
  title: "Confirm your address",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default async function ConfirmEmailPage({ searchParams }: PageProps<"/auth/confirm-email">) {
  const { token } = await searchParams;
  return (
    <EntryFrame aside={SIGN_IN_ASIDE}>
      <ConfirmEmail {...(await confirmEmailProps(token))} />
      <EntryLinks />
    </EntryFrame>
  );
}

async function confirmEmailProps(token: string | string[] | undefined): Promise<ConfirmEmailProps> {
  if (typeof token !== "string" || token === "") return { state: "expired" };
  const email = await findEmailChange(token);
  return email ? { state: "ready", token, email } : { state: "expired", token };
}
