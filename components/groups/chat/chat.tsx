"use client";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Spinner } from "@/components/ui/spinner";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { Membership } from "@/lib/groups/contract/members";
import type { Message } from "@/lib/groups/contract/messages";
import { useChat, useOlder, useRead } from "@/lib/groups/hooks/chat";
import type { ChatOutbox } from "@/lib/groups/hooks/outbox";
import { firstUnreadIn, newInWords } from "@/lib/groups/rules";
import { sentenceOf } from "@/lib/platform/query/call";
import { ChatComposer } from "./chat-composer";
import { MessageList } from "./message-list";

const NO_MESSAGES: Message[] = [];

type ChatProps = {
  id: number;
  me: CurrentUser;
  membership: Membership;
  isAlone: boolean;
  outbox: ChatOutbox;
  draft: string;
  onDraft(text: string): void;
  onShutOut(): void;
};

export function Chat({ id, me, membership, isAlone, outbox, draft, onDraft, onShutOut }: ChatProps) {
  const { data, error, isPending, refetch } = useChat(id, onShutOut);
  const messages = data ?? NO_MESSAGES;
  const older = useOlder(id, messages, membership.firstMessageId);
  const { firstUnread, note } = useReading(id, messages, membership.lastReadMessageId);
  const { area, atEnd, unseen, toEnd, onScroll } = useScrolling(messages, outbox.unsent.length, note);
  useFailureToast({ error, data }, "Error loading group data");
  const send = (content: string) => {
    outbox.send(content);
    onDraft("");
  };

  return (
    <div className="-mx-4 flex min-h-0 flex-1 flex-col bg-card sm:border-t md:mx-0 md:rounded-t-lg md:border md:border-b-0">
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
            mayInvite={isAlone && membership.isAdmin}
            me={me}
            messages={messages}
            firstUnread={firstUnread}
            older={older}
            outbox={outbox}
          />
        </ScrollRegion>
        {!atEnd && <NewMessages count={unseen} onPress={toEnd} />}
      </div>
      <ChatComposer groupId={id} draft={draft} onDraft={onDraft} onSend={send} />
    </div>
  );
}

function NewMessages({ count, onPress }: { count: number; onPress(): void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <Button
        size="sm"
        variant={count > 0 ? "default" : "outline"}
        onClick={onPress}
        className="pointer-events-auto rounded-full shadow-pop"
      >
        <Icon name="arrow-down" />
        {count > 0 ? newInWords(count) : "Newest messages"}
      </Button>
    </div>
  );
}

/** The unread line stays where it was when the chat was opened; messages that are seen afterwards are saved as read. */
function useReading(groupId: number, messages: readonly Message[], lastRead: number) {
  const [firstUnread] = useState(() => firstUnreadIn(messages, lastRead));
  const noted = useRef(lastRead);
  const { mutate } = useRead(groupId);
  const note = useCallback(
    (messageId: number) => {
      if (messageId <= noted.current || document.visibilityState === "hidden") return;
      noted.current = messageId;
      mutate({ params: { id: groupId }, body: { messageId } });
    },
    [groupId, mutate],
  );
  return { firstUnread, note };
}

const NEAR_PX = 48;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;

/** Scrolls to the first unread message, or to the end. Only the chat scrolls, not the page. */
function openAt(area: HTMLElement): void {
  const line = area.querySelector("[data-unread-line]");
  const above = line ? line.getBoundingClientRect().top - area.getBoundingClientRect().top : area.scrollHeight;
  area.scrollTop += line ? above - area.clientHeight / 2 : above;
}

/**
 * Scrolls with new messages while the end is visible, and keeps its position for a reader who has scrolled up. `onSeen`
 * receives the newest visible message.
 */
function useScrolling(messages: readonly Message[], unsent: number, onSeen: (id: number) => void) {
  const area = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [seenTo, setSeenTo] = useState(messages.at(-1)?.id ?? 0);
  const opened = useRef(false);
  const shown = useRef({ first: messages[0]?.id, height: 0, unsent });
  const newest = messages.at(-1)?.id ?? 0;

  const toEnd = useCallback(() => area.current?.scrollTo({ top: area.current.scrollHeight }), []);
  const see = useCallback(() => {
    setSeenTo(newest);
    if (newest > 0) onSeen(newest);
  }, [newest, onSeen]);

  useLayoutEffect(() => {
    const here = area.current;
    if (!here) return;
    const before = shown.current;
    const first = messages[0]?.id;
    if (!opened.current && first !== undefined) {
      opened.current = true;
      openAt(here);
    } else if (before.first !== undefined && first !== undefined && first < before.first) {
      // Older messages were inserted above, so the scroll position is corrected.
      here.scrollTop += here.scrollHeight - before.height;
    } else if (atEnd || unsent > before.unsent) here.scrollTop = here.scrollHeight;
    shown.current = { first, height: here.scrollHeight, unsent };
    setAtEnd(isNearEnd(here));
  }, [messages, unsent, atEnd]);

  useEffect(() => {
    const here = area.current;
    if (!here || !atEnd) return;
    // The keyboard of a phone and a growing composer take room away at the end.
    const observer = new ResizeObserver(() => {
      here.scrollTop = here.scrollHeight;
    });
    observer.observe(here);
    return () => observer.disconnect();
  }, [atEnd]);

  useEffect(() => {
    if (!atEnd) return;
    see();
    // A message that arrived while the tab was hidden counts as read when the tab becomes visible again.
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [atEnd, see]);

  const onScroll = () => setAtEnd(area.current === null || isNearEnd(area.current));
  return { area, atEnd, unseen: messages.filter(({ id, isOwn }) => id > seenTo && !isOwn).length, toEnd, onScroll };
}
