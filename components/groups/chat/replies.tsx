"use client";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Message } from "@/lib/groups/contract/messages";
import { useComments, useDeleteComment } from "@/lib/groups/hooks/chat";
import { ReplyForm } from "./reply-form";
import { Time } from "./time";

type RepliesProps = { groupId: number; message: Message; timeZone: string; replying: boolean; onDone(): void };

/** Under their message: the newest three, and all of them when asked for. */
export function Replies({ groupId, message, timeZone, replying, onDone }: RepliesProps) {
  const [whole, setWhole] = useState(false);
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
        {shown.map(({ id, username, content, createdAt, isOwn }) => (
          <li key={id} className="flex items-start gap-1 text-sm">
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline gap-2 text-xs">
                <span className="truncate font-medium">{isOwn ? "You" : username}</span>
                <Time createdAt={createdAt} timeZone={timeZone} className="shrink-0 text-muted-foreground" />
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {content}
              </p>
            </div>
            {isOwn && (
              <Button
                variant="ghost"
                size="icon"
                aria-label="Delete reply"
                className="size-7 text-muted-foreground pointer-coarse:size-9"
                onClick={() => remove.mutate({ params: { id } })}
              >
                <X aria-hidden="true" className="size-3.5!" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {replying && <ReplyForm groupId={groupId} messageId={message.id} onDone={onDone} />}
    </div>
  );
}
