"use client";
import { type ReactNode, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useProfile } from "@/lib/accounts/hooks/profile";
import { useRefreshSessions } from "@/lib/accounts/hooks/security";
import { CallError } from "@/lib/platform/query/call";

const SignInAgain = lazyPart(() => import("./sign-in-again").then((part) => part.SignInAgain));

/**
 * For actions that require a recent sign-in. `asks` returns whether an error means this. It then opens a dialog, which
 * the caller renders, and repeats the action after the person has signed in.
 */
export function useSignInAgain(): {
  asks(error: unknown, again: () => void): boolean;
  /** Always asks for a code from the mailbox, even if a password exists, and then runs this action. */
  askForCode(words: { title: string; description: string }, then: () => void): void;
  dialog: ReactNode;
} {
  const { data: profile } = useProfile();
  const refreshSessions = useRefreshSessions();
  const [again, setAgain] = useState<{ act(): void; words?: { title: string; description: string } } | null>(null);

  function asks(error: unknown, act: () => void): boolean {
    if (!(error instanceof CallError) || error.code !== "reauth_required") return false;
    setAgain({ act });
    return true;
  }

  const askForCode = (words: { title: string; description: string }, act: () => void) => setAgain({ act, words });

  const dialog = again && profile && (
    <SignInAgain
      {...again.words}
      email={profile.email}
      hasPassword={profile.hasPassword && !again.words}
      onClose={() => setAgain(null)}
      onDone={() => {
        setAgain(null);
        refreshSessions();
        again.act();
      }}
    />
  );
  return { asks, askForCode, dialog };
}
