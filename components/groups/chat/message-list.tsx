"use client";
import { Fragment } from "react";
import { useToday } from "@/components/progress/use-today";
import { Button } from "@/components/ui/button";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { Message } from "@/lib/groups/contract/messages";
import type { useOlder } from "@/lib/groups/hooks/chat";
import type { Outbox } from "@/lib/groups/hooks/outbox";
import { chatOf } from "@/lib/groups/rules";
import { type CivilDay, dayInWords, daysBetween } from "@/lib/platform/civil";
import { MessageRun } from "./message-run";
import { UnsentMessage } from "./unsent-message";

type MessageListProps = {
  groupId: number;
  me: CurrentUser;
  messages: Message[];
  firstUnread: number | undefined;
  older: ReturnType<typeof useOlder>;
  outbox: Outbox;
};

export function MessageList({ groupId, me, messages, firstUnread, older, outbox }: MessageListProps) {
  const today = useToday(me.timeZone);
  const { unsent, retry, discard } = outbox;
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      {older.more && (
        <div className="text-center">
          <Button variant="ghost" size="sm" onClick={older.load} aria-disabled={older.loading}>
            {older.loading ? "Loading..." : "Show earlier messages"}
          </Button>
        </div>
      )}
      {messages.length + unsent.length === 0 && (
        <p className="py-10 text-center text-muted-foreground text-sm">
          Nothing here yet. Say hello, or ask the question you are stuck on.
        </p>
      )}
      {chatOf(messages, me.timeZone, firstUnread).map(({ day, runs }) => (
        <Fragment key={day}>
          <Separator>{dayText(day, today)}</Separator>
          {runs.map((run) => (
            <Fragment key={run.messages[0]?.id}>
              {run.messages[0]?.id === firstUnread && <Separator unread>New</Separator>}
              <MessageRun groupId={groupId} messages={run.messages} timeZone={me.timeZone} />
            </Fragment>
          ))}
        </Fragment>
      ))}
      {unsent.map((one) => (
        <UnsentMessage key={one.key} message={one} onRetry={() => retry(one)} onDiscard={() => discard(one.key)} />
      ))}
    </div>
  );
}

function Separator({ unread = false, children }: { unread?: boolean; children: string }) {
  return (
    <div
      data-unread-line={unread || undefined}
      className={`flex items-center gap-3 text-xs ${unread ? "font-medium text-primary [&>i]:bg-primary" : "text-muted-foreground [&>i]:bg-border"}`}
    >
      <i className="h-px flex-1" />
      <span>{children}</span>
      <i className="h-px flex-1" />
    </div>
  );
}

function dayText(day: CivilDay, today: CivilDay): string {
  const ago = daysBetween(day, today);
  if (ago <= 0) return "Today";
  if (ago === 1) return "Yesterday";
  return dayInWords(day, ago < 300 ? "weekday" : "long");
}
