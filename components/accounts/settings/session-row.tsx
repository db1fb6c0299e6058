import { Laptop, Smartphone } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SessionItem } from "@/lib/accounts/contract/security";
import { useEndSession } from "@/lib/accounts/hooks/security";
import { dayIn, dayInWords } from "@/lib/platform/civil";

const IS_PHONE = /iPhone|iPad|Android/;

export function SessionRow({ session, timeZone }: { session: SessionItem; timeZone: string }) {
  const end = useEndSession();
  const { id, device, current, createdAt, lastSeenAt } = session;
  const Icon = IS_PHONE.test(device) ? Smartphone : Laptop;
  const day = (instant: string) => dayInWords(dayIn(timeZone, new Date(instant)));
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
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
