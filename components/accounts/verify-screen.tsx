"use client";

import { useEffect } from "react";
import { buttonVariants } from "@/components/ui/button";

import { ConfirmLink } from "./confirm-link";
import { EntryHeading } from "./entry-heading";
import { OverScreen } from "./over-screen";
import { hideToken, recallToken } from "./token-in-history";
import { Trouble } from "./trouble";

export type VerifyScreenProps =
  | { state: "ready"; token: string; email: string; askedHere: boolean }
  | { state: "over"; token: string; signedInAs: string | null }
  | { state: "away"; token: string; sentence: string }
  | { state: "missing"; token?: undefined };

export function VerifyScreen(props: VerifyScreenProps) {
  const { state, token } = props;
  useEffect(() => (token ? hideToken(token) : recallToken()), [token]);

  if (state === "ready") return <ConfirmLink {...props} />;
  if (state === "over")
    return <OverScreen title="This link has expired or was already used." signedInAs={props.signedInAs} />;
  if (state === "missing") return <OverScreen title="This link is not complete." />;
  return (
    <>
      <EntryHeading title="Just a moment">Your link is safe: it has not been used yet.</EntryHeading>
      <Trouble>{props.sentence}</Trouble>
      <button type="button" onClick={() => location.reload()} className={buttonVariants({ className: "mt-5 w-full" })}>
        Try again
      </button>
    </>
  );
}
