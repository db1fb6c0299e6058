"use client";
import { ErrorState } from "@/components/shell/error-state";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Spinner } from "@/components/ui/spinner";
import type { CurrentUser } from "@/lib/accounts/contract";
import { useChat, useOlder } from "@/lib/groups/hooks/chat";
import type { Outbox } from "@/lib/groups/hooks/outbox";
import { sentenceOf } from "@/lib/platform/call";
import { useErrorToast } from "../use-error-toast";
import { Composer } from "./composer";
import { MessageList } from "./message-list";
import { NewMessages } from "./new-messages";
import { useReading } from "./use-reading";
import { useScrolling } from "./use-scrolling";

type ChatProps = {
  id: number;
  me: CurrentUser;
  lastRead: number;
  outbox: Outbox;
  draft: string;
  onDraft(text: string): void;
  onShutOut(): void;
};

export function Chat({ id, me, lastRead, outbox, draft, onDraft, onShutOut }: ChatProps) {
  const { data: messages = [], error, isPending, refetch } = useChat(id, onShutOut);
  const older = useOlder(id, messages);
  const { firstUnread, note } = useReading(id, messages, lastRead);
  const { area, atEnd, unseen, toEnd, onScroll } = useScrolling(messages, outbox.unsent.length, note);
  useErrorToast("Error loading group data", messages.length === 0 ? error : null);
  const send = (content: string) => {
    outbox.send(content);
    onDraft("");
  };

  return (
    <div className="flex h-[calc(100dvh-27.5rem)] min-h-88 flex-col overflow-hidden rounded-lg border bg-card md:h-[calc(100dvh-21rem)] md:min-h-104">
      <div className="relative min-h-0 flex-1">
        <ScrollRegion
          ref={area}
          onScroll={onScroll}
          role="log"
          aria-label="Messages"
          className="h-full overscroll-contain px-3 py-4 -outline-offset-2! md:px-5"
        >
          {isPending && <Spinner />}
          {messages.length === 0 && error && <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />}
          <MessageList
            groupId={id}
            me={me}
            messages={messages}
            firstUnread={firstUnread}
            older={older}
            outbox={outbox}
          />
        </ScrollRegion>
        {!atEnd && <NewMessages count={unseen} onPress={toEnd} />}
      </div>
      <Composer draft={draft} onDraft={onDraft} onSend={send} />
    </div>
  );
}
