"use client";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useDialog } from "@/components/ui/use-dialog";
import type { SessionItem } from "@/lib/accounts/contract/security";
import { useEndSession, useSessions } from "@/lib/accounts/hooks/security";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";

const EndAllDialog = lazyPart(() => import("./end-all-dialog").then((part) => part.EndAllDialog));

export function Sessions({ timeZone, hasPassword }: { timeZone: string; hasPassword: boolean }) {
  const { data: sessions } = useSessions();
  const { opened, button, dialog } = useDialog(EndAllDialog.preload);
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

const IS_PHONE = /iPhone|iPad|Android/;

function SessionRow({ session, timeZone }: { session: SessionItem; timeZone: string }) {
  const end = useEndSession();
  const { id, device, current, createdAt, lastSeenAt } = session;
  const icon = IS_PHONE.test(device) ? "smartphone" : "laptop";
  const day = (instant: string) => dayInWords(dayIn(timeZone, new Date(instant)));
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon name={icon} className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          {device} {current && <Badge variant="soft">This browser</Badge>}
        </p>
        <p className="text-compact text-muted-foreground">
          Signed in on <time dateTime={createdAt}>{day(createdAt)}</time>
          {!current && (
            <>
              , last used on <time dateTime={lastSeenAt}>{day(lastSeenAt)}</time>
            </>
          )}
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          disabled={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end.mutate({ params: { id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
