"use client";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useDialog } from "@/components/ui/use-dialog";
import { useSessions } from "@/lib/accounts/hooks/security";
import { SessionRow } from "./session-row";

const EndAllDialog = lazyPart(() => import("./end-all-dialog").then((part) => part.EndAllDialog));

export function Sessions({ timeZone, hasPassword }: { timeZone: string; hasPassword: boolean }) {
  const { data: sessions } = useSessions();
  const { opened, button, dialog } = useDialog();
  return (
    <>
      {sessions ? (
        <ul className="mb-4 divide-y border-y">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} timeZone={timeZone} />
          ))}
        </ul>
      ) : (
        <Skeleton className="mb-4 h-16 w-full" />
      )}
      <Button {...button} variant="outline">
        Sign out everywhere
      </Button>
      {opened && <EndAllDialog {...dialog} hasPassword={hasPassword} />}
    </>
  );
}
