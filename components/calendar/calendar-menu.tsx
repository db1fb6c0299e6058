"use client";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { useSyncExams } from "@/lib/calendar/hooks";

/** Rendered open, because its code is loaded by the press that opens it. */
export function CalendarMenu({ onSubscribe }: { onSubscribe(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const sync = useSyncExams();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button ref={button} variant="outline" size="icon" aria-label="Calendar options">
          <Icon name={sync.isPending ? "refresh-cw" : "ellipsis"} className={sync.isPending ? "animate-spin" : ""} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <DropdownMenuItem disabled={sync.isPending} onSelect={() => sync.mutate({})}>
          <Icon name="refresh-cw" />
          Sync Exam Dates
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onSubscribe}>
          <Icon name="calendar-sync" />
          Subscribe / Export
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
