"use client";
import dynamic from "next/dynamic";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { useDraft } from "@/lib/accounts/hooks/draft";
import type { Message } from "@/lib/groups/contract/messages";
import { useAddComment, useComments, useDeleteComment, useDeleteMessage, useToggleLike } from "@/lib/groups/hooks/chat";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { Time } from "./time";

type MessageBubbleProps = { groupId: number; message: Message; isNewest: boolean; timeZone: string };

export function MessageBubble({ groupId, message, isNewest, timeZone }: MessageBubbleProps) {
  const { isOwn, deleted, commentCount } = message;
  const [replying, setReplying] = useState(false);
  return (
    <article className={cn("group/bubble flex max-w-full flex-col gap-1", isOwn && "items-end")}>
      <div className={cn("flex max-w-full flex-wrap items-end gap-x-1.5 md:flex-nowrap", isOwn && "flex-row-reverse")}>
        {deleted ? (
          <p className="rounded-lg border border-dashed px-3 py-2 text-muted-foreground text-sm italic">
            Message deleted
          </p>
        ) : (
          <div
            data-keep-clear={isNewest || undefined}
            className={cn("min-w-0 rounded-lg px-3 py-2 text-sm", isOwn ? "bg-primary-soft" : "bg-muted")}
          >
            <MessageText text={message} />
          </div>
        )}
        {!deleted && <MessageActions groupId={groupId} message={message} onReply={() => setReplying(true)} />}
      </div>
      {(commentCount > 0 || replying) && (
        <Replies
          groupId={groupId}
          message={message}
          timeZone={timeZone}
          replying={replying}
          onDone={() => setReplying(false)}
        />
      )}
    </article>
  );
}

const TextBody = dynamic(loadWithRetry(() => import("@/components/writing/text-body").then((text) => text.TextBody)));

/** Most messages are plain, so the elements of a formatted text are loaded with the first one that needs them. */
function MessageText({ text }: { text: Pick<Message, "content" | "body"> }) {
  if (text.body.length > 0) return <TextBody text={text} />;
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {text.content}
    </p>
  );
}

type MessageActionsProps = { groupId: number; message: Message; onReply(): void };

/** With a mouse the buttons appear on hover; on touch screens they are always visible. */
const QUIET =
  "pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/bubble:opacity-100 pointer-fine:group-focus-within/bubble:opacity-100";
const SMALL = "h-7 min-w-7 gap-1 px-1.5 text-muted-foreground text-xs pointer-coarse:h-11 pointer-coarse:min-w-11";

function MessageActions({ groupId, message, onReply }: MessageActionsProps) {
  const toggle = useToggleLike(groupId);
  const remove = useDeleteMessage(groupId);
  const [asking, setAsking] = useState(false);
  const { id, likeCount, isLikedByUser, isOwn } = message;
  if (asking) return <AskDelete onDelete={() => remove.mutate({ params: { id } })} onKeep={() => setAsking(false)} />;
  return (
    <span className="flex items-center">
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isLikedByUser}
        aria-label={likeCount > 0 ? `Like, ${likeCount}` : "Like"}
        onClick={() => toggle(message)}
        className={cn(SMALL, likeCount === 0 && QUIET)}
      >
        <Icon name="heart" className={cn("size-3.5!", isLikedByUser && "fill-current text-destructive")} />
        {likeCount > 0 && likeCount}
      </Button>
      <Button variant="ghost" size="sm" aria-label="Reply" onClick={onReply} className={cn(SMALL, QUIET)}>
        <Icon name="reply" className="size-3.5!" />
      </Button>
      {isOwn && (
        <Button
          variant="ghost"
          size="sm"
          aria-label="Delete message"
          onClick={() => setAsking(true)}
          className={cn(SMALL, QUIET)}
        >
          <Icon name="trash" className="size-3.5!" />
        </Button>
      )}
    </span>
  );
}

/** In place of the bin that was pressed. */
function AskDelete({ onDelete, onKeep }: { onDelete(): void; onKeep(): void }) {
  return (
    <span className="flex shrink-0 items-center gap-1 text-xs">
      Delete?
      <Button
        variant="destructive"
        size="sm"
        className={cn(SMALL, "px-2 text-destructive-foreground")}
        onClick={onDelete}
      >
        Delete
      </Button>
      {/* Where the bin was, so that a second tap deletes nothing. */}
      <Button variant="ghost" size="sm" autoFocus className={SMALL} onClick={onKeep}>
        Keep
      </Button>
    </span>
  );
}

type RepliesProps = { groupId: number; message: Message; timeZone: string; replying: boolean; onDone(): void };

/** Replies below their message: the newest three, or all on request. */
function Replies({ groupId, message, timeZone, replying, onDone }: RepliesProps) {
  const [whole, setWhole] = useState(false);
  const [asking, setAsking] = useState<number | null>(null);
  const { data } = useComments(message.id, whole);
  const remove = useDeleteComment(groupId);
  const shown = (whole && data) || message.comments;
  const hidden = message.commentCount - shown.length;
  return (
    <div className="w-fit min-w-56 max-w-full space-y-1.5 border-l-2 pl-3 text-left">
      {hidden > 0 && !whole && (
        <Button variant="link" size="sm" className="h-7 px-0 text-xs" onClick={() => setWhole(true)}>
          Show all {message.commentCount} replies
        </Button>
      )}
      <ul aria-label="Replies" className="space-y-1.5">
        {shown.map(({ id, username, content, body, createdAt, isOwn }) => (
          <li key={id} className="flex items-start gap-1 text-sm">
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline gap-2 text-xs">
                <span className="truncate font-medium">{isOwn ? "You" : username}</span>
                <Time
                  createdAt={createdAt}
                  after={message.createdAt}
                  timeZone={timeZone}
                  className="shrink-0 text-muted-foreground"
                />
              </p>
              <MessageText text={{ content, body }} />
            </div>
            {isOwn && asking === id && (
              <AskDelete onDelete={() => remove.mutate({ params: { id } })} onKeep={() => setAsking(null)} />
            )}
            {isOwn && asking !== id && (
              <Button
                variant="ghost"
                size="icon"
                aria-label="Delete reply"
                className="size-7 text-muted-foreground pointer-coarse:size-11"
                onClick={() => setAsking(id)}
              >
                <Icon name="trash" className="size-3.5!" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {replying && <ReplyForm groupId={groupId} messageId={message.id} onDone={onDone} />}
    </div>
  );
}

type ReplyFormProps = { groupId: number; messageId: number; onDone(): void };

function ReplyForm({ groupId, messageId, onDone }: ReplyFormProps) {
  const [text, setText] = useDraft(`chat-reply:${messageId}`);
  const add = useAddComment(groupId, messageId);
  const leave = () => {
    setText("");
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = text.trim();
    if (content && !add.isPending) add.mutate({ params: { id: messageId }, body: { content } }, { onSuccess: leave });
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-1.5">
      <Input
        aria-label="Your reply"
        placeholder="Your reply"
        dir="auto"
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === "Escape" && leave()}
        className="h-9 pointer-coarse:h-11"
      />
      <Button
        type="submit"
        size="sm"
        className="h-9 pointer-coarse:h-11"
        aria-disabled={add.isPending || text.trim() === ""}
      >
        Reply
      </Button>
      <Button variant="ghost" size="sm" className="h-9 px-2 pointer-coarse:h-11" onClick={leave}>
        Cancel
      </Button>
    </form>
  );
}
