"use client";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { useSetSkips, useSkips } from "@/lib/plan/hooks";
import { toast } from "@/lib/platform/browser/toast";
import { MoveTopicDialog } from "./move-topic-dialog";
import type { PlannedTopicRef } from "./planned-topic-ref";

/** Rendered open, because its code is loaded by the press that opens it. */
export function TopicMenu({ topicId, title, day }: PlannedTopicRef) {
  const button = useRef<HTMLButtonElement>(null);
  const [isMoving, setMoving] = useState(false);
  const { data: skips } = useSkips();
  const set = useSetSkips();
  const before = skips?.topics.map((topic) => topic.topicId) ?? [];
  const leaveOut = () =>
    set.mutate(
      { body: { topicIds: [...before, topicId] } },
      {
        onSuccess: () =>
          toast({
            title: "Left out of your plan",
            description: title,
            action: { label: "Undo", onClick: () => set.mutate({ body: { topicIds: before } }) },
          }),
      },
    );
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            className="-my-1.5 shrink-0"
            aria-label={`Plan options: ${title}`}
          >
            <Icon name="ellipsis" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setMoving(true)}>
            <Icon name="calendar-clock" />
            Move to another day
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!skips} onSelect={leaveOut}>
            <Icon name="ban" />
            Leave this topic out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isMoving && <MoveTopicDialog topicId={topicId} title={title} day={day} onClose={() => setMoving(false)} />}
    </>
  );
}
