"use client";

import { useEffect } from "react";
import { buttonVariants } from "@/components/ui/button-variants";

import { ConfirmLink } from "./confirm-link";
import { EntryHeading } from "./entry-heading";
import { ExpiredLinkScreen } from "./expired-link-screen";
import { FormError } from "./form-error";
import { hideToken, readToken } from "./token-in-history";

export type VerifyScreenProps =
  | { state: "ready"; token: string; email: string; sameBrowser: boolean }
  | { state: "over"; token: string; signedInAs: string | null }
  | { state: "away"; token: string; sentence: string }
  | { state: "missing"; token?: undefined };

export function VerifyScreen(props: VerifyScreenProps) {
  const { state, token } = props;
  useEffect(() => (token ? hideToken(token) : readToken()), [token]);

  if (state === "ready") return <ConfirmLink {...props} />;
  if (state === "over")
    return <ExpiredLinkScreen title="This link has expired or was already used." signedInAs={props.signedInAs} />;
  if (state === "missing") return <ExpiredLinkScreen title="This link is not complete." />;
  return (
    <>
      <EntryHeading title="Just a moment">Your link is safe: it has not been used yet.</EntryHeading>
      <FormError>{props.sentence}</FormError>
      <button type="button" onClick={() => location.reload()} className={buttonVariants({ className: "mt-5 w-full" })}>
        Try again
      </button>
    </>
  );
}
