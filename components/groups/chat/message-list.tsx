"use client";
import { Fragment } from "react";
import { useToday } from "@/components/progress/use-today";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { Message } from "@/lib/groups/contract/messages";
import type { useOlder } from "@/lib/groups/hooks/chat";
import type { ChatOutbox } from "@/lib/groups/hooks/outbox";
import { chatOf } from "@/lib/groups/rules";
import type { UnsentMessage } from "@/lib/groups/rules/unsent";
import { type CivilDay, dayInWords, daysBetween } from "@/lib/platform/time/civil";
import { InviteMembers } from "../invite-members";
import { MessageBubble } from "./message-bubble";
import { Time } from "./time";

type MessageListProps = {
  groupId: number;
  /** An admin of the group who is alone in it. */
  mayInvite: boolean;
  me: CurrentUser;
  messages: Message[];
  firstUnread: number | undefined;
  older: ReturnType<typeof useOlder>;
  outbox: ChatOutbox;
};

export function MessageList({ groupId, mayInvite, me, messages, firstUnread, older, outbox }: MessageListProps) {
  const today = useToday(me.timeZone);
  const { unsent, retry, discard } = outbox;
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      {older.hasOlder && (
        <div className="text-center">
          <Button variant="ghost" size="sm" onClick={older.load} aria-disabled={older.loading}>
            {older.loading ? "Loading..." : "Show earlier messages"}
          </Button>
        </div>
      )}
      {messages.length + unsent.length === 0 && (
        <div className="space-y-4 py-10 text-center">
          <p className="text-muted-foreground text-sm">
            {mayInvite
              ? "Nobody else is here yet. Invite those you study with, and say hello."
              : "Nothing here yet. Say hello, or ask the question you are stuck on."}
          </p>
          {mayInvite && <InviteMembers id={groupId} />}
        </div>
      )}
      {chatOf(messages, me.timeZone, firstUnread).map(({ day, runs }) => (
        <Fragment key={day}>
          <Separator>{dayText(day, today)}</Separator>
          {runs.map((run) => (
            <Fragment key={run.messages[0]?.id}>
              {run.messages[0]?.id === firstUnread && <Separator unread>New</Separator>}
              <MessageRun
                groupId={groupId}
                messages={run.messages}
                newest={messages.at(-1)?.id}
                timeZone={me.timeZone}
              />
            </Fragment>
          ))}
        </Fragment>
      ))}
      {unsent.map((one) => (
        <UnsentBubble key={one.key} message={one} onRetry={() => retry(one)} onDiscard={() => discard(one.key)} />
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

type MessageRunProps = { groupId: number; messages: Message[]; newest: number | undefined; timeZone: string };

/** Consecutive messages of one author, under one name. */
function MessageRun({ groupId, messages, newest, timeZone }: MessageRunProps) {
  const [first] = messages;
  if (!first) return null;
  const { username, avatarUrl, isOwn, createdAt } = first;
  return (
    <div className={cn("flex gap-2.5", isOwn && "flex-row-reverse")}>
      {!isOwn && <UserAvatar src={avatarUrl} name={username} className="mt-0.5 size-8" />}
      <div className={cn("flex min-w-0 max-w-[85%] flex-1 flex-col gap-1", isOwn && "items-end")}>
        <p className="flex min-w-0 max-w-full items-baseline gap-2 px-1 text-xs">
          <span className="truncate font-medium">{isOwn ? "You" : username}</span>
          <Time createdAt={createdAt} timeZone={timeZone} className="shrink-0 text-muted-foreground" />
        </p>
        {messages.map((message) => (
          <MessageBubble
            key={message.id}
            groupId={groupId}
            message={message}
            isNewest={message.id === newest}
            timeZone={timeZone}
          />
        ))}
      </div>
    </div>
  );
}

type UnsentBubbleProps = { message: UnsentMessage; onRetry(): void; onDiscard(): void };

function UnsentBubble({ message: { content, failed }, onRetry, onDiscard }: UnsentBubbleProps) {
  return (
    <div className="flex flex-col items-end gap-1">
      <p
        dir="auto"
        className="wrap-anywhere max-w-[85%] whitespace-pre-wrap rounded-lg bg-primary-soft px-3 py-2 text-sm"
      >
        {content}
      </p>
      {failed ? (
        <p data-keep-clear className="flex flex-wrap items-center justify-end gap-1 text-destructive text-xs">
          <Icon name="circle-exclamation-point" className="size-3.5" />
          Not sent
          <Button variant="ghost" size="sm" className="h-7 px-2 text-xs pointer-coarse:h-11" onClick={onRetry}>
            <Icon name="rotate-ccw" className="size-3.5!" />
            Retry
          </Button>
          <Button variant="ghost" size="sm" className="h-7 px-2 text-xs pointer-coarse:h-11" onClick={onDiscard}>
            Discard
          </Button>
        </p>
      ) : (
        <p className="text-muted-foreground text-xs">Sending...</p>
      )}
    </div>
  );
}
