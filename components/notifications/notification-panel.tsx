"use client";
import { CheckCheck } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Notification } from "@/lib/notifications/contract";
import { useNotifications, useReadAllNotifications } from "@/lib/notifications/hooks";
import { isToday } from "@/lib/notifications/rules";
import { NotificationRow } from "./notification-row";

type PanelProps = { timeZone: string; unread: number; onFollow(): void };

export function NotificationPanel({ timeZone, unread, onFollow }: PanelProps) {
  const { notifications, isPending } = useNotifications(true);
  const readAll = useReadAllNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = new Date();
  const today = notifications.filter((one) => isToday(one.createdAt, now, timeZone));
  const earlier = notifications.filter((one) => !isToday(one.createdAt, now, timeZone));
  // The button goes with what it marks, so the focus leaves it first.
  const markAll = () => {
    heading.current?.focus();
    readAll.mutate({});
  };
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-2 border-b py-2 pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="heading text-base outline-none">
          Notifications
        </h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" onClick={markAll} disabled={readAll.isPending}>
            <CheckCheck aria-hidden="true" />
            Mark all as read
          </Button>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        {isPending && (
          <div className="grid place-items-center py-10">
            <Spinner />
          </div>
        )}
        {!isPending && notifications.length === 0 && (
          <p className="px-6 py-10 text-center text-muted-foreground text-sm">
            Nothing yet. What happens in your courses, exams and threads is told here.
          </p>
        )}
        <Section title="Today" list={today} onFollow={onFollow} />
        <Section title="Earlier" list={earlier} onFollow={onFollow} />
      </div>
    </>
  );
}

function Section({ title, list, onFollow }: { title: string; list: Notification[]; onFollow(): void }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h3 className="px-4 pt-3 pb-1 font-medium text-muted-foreground text-xs">{title}</h3>
      <ul>
        {list.map((one) => (
          <NotificationRow key={one.id} notification={one} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  );
}
