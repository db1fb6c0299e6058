"use client";
import { Lock, LockOpen, MoreHorizontal, Pin, PinOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { Thread } from "@/lib/forums/contract/threads";
import { useEditThread } from "@/lib/forums/hooks";

/** For admins. Open from the start, as it is fetched by the press that asks for it. */
export function ThreadMenu({ thread: { id, isPinned, isLocked } }: { thread: Thread }) {
  const edit = useEditThread(id);
  const change = (body: { isPinned?: boolean; isLocked?: boolean }) => edit.mutate({ params: { id }, body });
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="icon" aria-label="Thread options">
          <MoreHorizontal aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => change({ isPinned: !isPinned })}>
          {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
          {isPinned ? "Unpin thread" : "Pin thread"}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => change({ isLocked: !isLocked })}>
          {isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
          {isLocked ? "Unlock thread" : "Lock thread"}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
