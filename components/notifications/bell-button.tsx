import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { badgeOf } from "@/lib/notifications/rules";

export function BellButton({ unread, ...props }: ComponentProps<"button"> & { unread: number }) {
  return (
    <Button variant="ghost" size="icon" className="relative" aria-haspopup="dialog" {...props}>
      <Icon name="bell" className="size-5!" />
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
  );
}
