"use client";
import { useState } from "react";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { BellButton } from "./bell-button";
import { NotificationPanel } from "./notification-panel";

/** The list under the bell, open from the start: it is only loaded when it has been asked for. */
export default function OpenBell({ timeZone, unread }: { timeZone: string; unread: number }) {
  const [open, setOpen] = useState(true);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <BellButton unread={unread} />
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label="Notifications"
        className="flex max-h-[70dvh] w-100 flex-col overflow-hidden p-0"
      >
        <NotificationPanel timeZone={timeZone} unread={unread} onFollow={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
