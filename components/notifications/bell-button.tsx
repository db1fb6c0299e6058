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
        <span aria-hidden="true" className="frame-count">
          {badgeOf(unread)}
        </span>
      )}
    </Button>
  );
}
