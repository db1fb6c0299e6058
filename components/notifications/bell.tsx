"use client";
import { Bell as BellIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { useUnreadCount } from "@/lib/notifications/hooks";
import { badgeOf } from "@/lib/notifications/rules";
import { NotificationPanel } from "./notification-panel";

export function Bell({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false);
  const unread = useUnreadCount();
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="icon" className="relative">
          <BellIcon aria-hidden="true" className="size-5!" />
          <span className="sr-only">{unread === 0 ? "Notifications" : `Notifications, ${badgeOf(unread)} unread`}</span>
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 font-semibold text-[0.6875rem] text-primary-foreground tabular-nums leading-none"
            >
              {badgeOf(unread)}
            </span>
          )}
        </Button>
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
