"use client";
import { Check, Trash2 } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Notification } from "@/lib/notifications/contract";
import { useDeleteNotification, useFollowNotification, useReadNotification } from "@/lib/notifications/hooks";
import { safeLink, whenInWords } from "@/lib/notifications/rules";
import { iconFor } from "./icon-for";

export function NotificationRow({ notification, onFollow }: { notification: Notification; onFollow(): void }) {
  const { id, title, message, type, read, link, createdAt } = notification;
  const markRead = useReadNotification();
  const remove = useDeleteNotification();
  const { icon: Icon, tone } = iconFor(type);
  const when = whenInWords(createdAt, new Date());
  const goThere = useFollowNotification();
  const follow = () => {
    goThere(notification);
    onFollow();
  };
  return (
    <li className={cn("group relative flex gap-3 px-4 py-3 hover:bg-muted", !read && "bg-primary-soft/40")}>
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", tone)} />
      <div className="min-w-0 flex-1">
        <Link
          prefetch={false}
          href={safeLink(link)}
          onClick={follow}
          className="block text-sm after:absolute after:inset-0"
        >
          {!read && <span className="sr-only">Unread: </span>}
          <span className={cn("wrap-anywhere block", !read && "font-semibold")}>{title}</span>
          <span className="wrap-anywhere mt-0.5 block text-muted-foreground">{message}</span>
        </Link>
        <time dateTime={createdAt} title={whenExactly(createdAt)} className="mt-1 block text-muted-foreground text-xs">
          {when}
        </time>
      </div>
      <div className="relative flex shrink-0 flex-col items-center gap-1 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        {!read && (
          <Button
            variant="ghost"
            size="icon"
            className="size-8"
            aria-label={`Mark "${title}" as read`}
            onClick={() => markRead.mutate({ params: { id } })}
          >
            <Check aria-hidden="true" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          className="size-8"
          aria-label={`Delete "${title}"`}
          onClick={() => remove.mutate({ params: { id } })}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

function whenExactly(createdAt: string): string | undefined {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime())
    ? undefined
    : date.toLocaleString("en-GB", { dateStyle: "full", timeStyle: "short" });
}
