"use client";
import { Heart, Reply, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Message } from "@/lib/groups/contract/messages";
import { useDeleteMessage, useToggleLike } from "@/lib/groups/hooks/chat";

type MessageActionsProps = { groupId: number; message: Message; onReply(): void };

/** With a mouse they come when it is near; a finger, which is never near, always has them. */
const QUIET =
  "pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/bubble:opacity-100 pointer-fine:group-focus-within/bubble:opacity-100";
const SMALL = "h-7 min-w-7 gap-1 px-1.5 text-muted-foreground text-xs pointer-coarse:h-9 pointer-coarse:min-w-9";

export function MessageActions({ groupId, message, onReply }: MessageActionsProps) {
  const toggle = useToggleLike(groupId);
  const remove = useDeleteMessage(groupId);
  const [asking, setAsking] = useState(false);
  const { id, likeCount, isLikedByUser, isOwn } = message;
  if (asking)
    return (
      <span className="flex items-center gap-1 text-xs">
        Delete?
        <Button variant="ghost" size="sm" className={SMALL} onClick={() => setAsking(false)}>
          Keep
        </Button>
        <Button
          variant="destructive"
          size="sm"
          className={cn(SMALL, "px-2 text-destructive-foreground")}
          onClick={() => remove.mutate({ params: { id } })}
        >
          Delete
        </Button>
      </span>
    );
  return (
    <span className="flex items-center">
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isLikedByUser}
        aria-label={likeCount > 0 ? `Like, ${likeCount}` : "Like"}
        onClick={() => toggle(message)}
        className={cn(SMALL, likeCount === 0 && QUIET, isLikedByUser && "text-primary")}
      >
        <Heart aria-hidden="true" className={cn("size-3.5!", isLikedByUser && "fill-current")} />
        {likeCount > 0 && likeCount}
      </Button>
      <Button variant="ghost" size="sm" aria-label="Reply" onClick={onReply} className={cn(SMALL, QUIET)}>
        <Reply aria-hidden="true" className="size-3.5!" />
      </Button>
      {isOwn && (
        <Button
          variant="ghost"
          size="sm"
          aria-label="Delete message"
          onClick={() => setAsking(true)}
          className={cn(SMALL, QUIET)}
        >
          <Trash2 aria-hidden="true" className="size-3.5!" />
        </Button>
      )}
    </span>
  );
}
