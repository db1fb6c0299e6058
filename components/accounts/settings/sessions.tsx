"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useEndAllSessions, useSessions } from "@/lib/accounts/hooks/security";
import { SessionRow } from "./session-row";

export function Sessions({ timeZone }: { timeZone: string }) {
  const { data: sessions } = useSessions();
  const [isAsking, setAsking] = useState(false);
  const endAll = useEndAllSessions();
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
      <Button variant="outline" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent
          title="Sign out everywhere?"
          description="Every browser and phone is signed out at once, this one too. You then sign in again by link."
        >
          <DialogFooter>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button disabled={endAll.isPending || endAll.isSuccess} onClick={() => endAll.mutate({})}>
              Sign out everywhere
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}
