"use client";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useUser } from "@/lib/accounts/hooks";
import { useSyncTimeZone } from "./use-sync-time-zone";
import { VisitorShell } from "./visitor-shell";

// A visitor need not load what only somebody who is signed in sees.
const SignedInShell = dynamic(() => import("./signed-in-shell").then((shell) => shell.SignedInShell));

/**
 * What is done in both frames is done here: the code that reads and writes then comes once, with the layout, and not
 * with the frame and with each page again.
 */
export function Shell({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { data: user } = useUser(signedIn);
  useSyncTimeZone(user?.timeZone, user?.timeZoneChosen ?? false);
  const Frame = signedIn ? SignedInShell : VisitorShell;
  return <Frame>{children}</Frame>;
}
