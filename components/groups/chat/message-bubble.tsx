"use client";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import type { Message } from "@/lib/groups/contract/messages";
import { MessageActions } from "./message-actions";
import { Replies } from "./replies";

type MessageBubbleProps = { groupId: number; message: Message; timeZone: string };

export function MessageBubble({ groupId, message, timeZone }: MessageBubbleProps) {
  const { content, isOwn, deleted, commentCount } = message;
  const [replying, setReplying] = useState(false);
  return (
    <article className={cn("group/bubble flex max-w-full flex-col gap-1", isOwn && "items-end")}>
      <div className={cn("flex max-w-full flex-wrap items-end gap-x-1.5 md:flex-nowrap", isOwn && "flex-row-reverse")}>
        {deleted ? (
          <p className="rounded-lg border border-dashed px-3 py-2 text-muted-foreground text-sm italic">
            Message deleted
          </p>
        ) : (
          <p
            dir="auto"
            className={cn(
              "wrap-anywhere min-w-0 whitespace-pre-wrap rounded-lg px-3 py-2 text-sm",
              isOwn ? "bg-primary-soft" : "bg-muted",
            )}
          >
            {content}
          </p>
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
