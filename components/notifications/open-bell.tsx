"use client";
import { useRef, useState } from "react";
import { CouldNotLoad } from "@/components/shell/could-not-load";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/link";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Spinner } from "@/components/ui/spinner";
import { useOpenAfterFrame } from "@/components/ui/use-open-after-frame";
import type { Notification } from "@/lib/notifications/contract";
import {
  useDeleteNotification,
  useFollowNotification,
  useNotifications,
  useReadAllNotifications,
  useReadNotification,
} from "@/lib/notifications/hooks";
import { isToday, safeLink, whenExactly, whenInWords } from "@/lib/notifications/rules";
import { groupedByThread } from "@/lib/notifications/rules/grouped";
import { BellButton } from "./bell-button";

/** The list below the bell. Rendered open, because its code is loaded on demand. */
export default function OpenBell({ timeZone, unread }: { timeZone: string; unread: number }) {
  const { layer, busy } = useOpenAfterFrame();
  return (
    <Popover {...layer}>
      <PopoverTrigger asChild>
        <BellButton unread={unread} {...busy} />
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label="Notifications"
        // Radix would skip the links and focus the first button, which deletes.
        onOpenAutoFocus={focusLayer}
        className="flex max-h-[70dvh] w-100 flex-col overflow-hidden p-0"
      >
        <NotificationPanel timeZone={timeZone} unread={unread} onFollow={() => layer.onOpenChange(false)} />
      </PopoverContent>
    </Popover>
  );
}

function focusLayer(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

type PanelProps = { timeZone: string; unread: number; onFollow(): void };

function NotificationPanel({ timeZone, unread, onFollow }: PanelProps) {
  const { notifications, isPending, hasFailed, refetch } = useNotifications();
  const readAll = useReadAllNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useRowActions(onFollow);
  const now = new Date();
  const today = notifications.filter(({ createdAt }) => isToday(createdAt, now, timeZone));
  const earlier = notifications.filter((notification) => !today.includes(notification));
  // The button disappears after the press, so the focus is moved first.
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
            <Icon name="check-check" />
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
        {hasFailed && <CouldNotLoad what="your notifications" onRetry={refetch} className="px-6 py-10 text-center" />}
        {!isPending && !hasFailed && notifications.length === 0 && (
          <p className="px-6 py-10 text-center text-muted-foreground text-sm">
            Nothing yet. News of your courses, exams and threads appears here.
          </p>
        )}
        <Section title="Today" list={today} timeZone={timeZone} actions={actions} />
        <Section title="Earlier" list={earlier} timeZone={timeZone} actions={actions} />
      </div>
    </>
  );
}

type RowActions = { read(id: number): void; remove(id: number): void; follow(notification: Notification): void };

/** For all rows at once: a mutation in each would make a long list slow to open. */
function useRowActions(onFollow: () => void): RowActions {
  const markRead = useReadNotification();
  const remove = useDeleteNotification();
  const follow = useFollowNotification();
  return {
    read: (id) => markRead.mutate({ params: { id } }),
    remove: (id) => remove.mutate({ params: { id } }),
    follow: (notification) => {
      follow(notification);
      onFollow();
    },
  };
}

type SectionProps = { title: string; list: Notification[]; timeZone: string; actions: RowActions };

/** Of a group the newest notification is shown, and the earlier ones on request. */
function Section({ title, list, timeZone, actions }: SectionProps) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  if (list.length === 0) return null;
  return (
    <section>
      <h3 className="px-4 pt-3 pb-1 font-medium text-muted-foreground text-xs">{title}</h3>
      <ul>
        {groupedByThread(list).flatMap(({ key, newest, earlier }) => {
          const isFolded = earlier.length > 0 && !unfolded.includes(key);
          return [newest, ...(isFolded ? [] : earlier)].map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              timeZone={timeZone}
              actions={actions}
              earlier={isFolded ? earlier.length : 0}
              onUnfold={() => setUnfolded([...unfolded, key])}
            />
          ));
        })}
      </ul>
    </section>
  );
}

type RowProps = {
  notification: Notification;
  timeZone: string;
  actions: RowActions;
  /** How many earlier ones are folded below it. */
  earlier: number;
  onUnfold(): void;
};

function NotificationRow({ notification, timeZone, actions, earlier, onUnfold }: RowProps) {
  const { id, title, message, type, read, link, createdAt } = notification;
  const { icon, tone } = iconFor(type);
  return (
    <li className={cn("group relative flex gap-3 px-4 py-3 hover:bg-muted", !read && "bg-primary-soft/40")}>
      <Icon name={icon} className={cn("mt-0.5 size-5 shrink-0", tone)} />
      <div className="min-w-0 flex-1">
        <Link
          href={safeLink(link)}
          onClick={() => actions.follow(notification)}
          className="block text-sm after:absolute after:inset-0"
        >
          {!read && <span className="sr-only">Unread: </span>}
          <span className={cn("wrap-anywhere block", !read && "font-semibold")}>{title}</span>
          <span className="wrap-anywhere mt-0.5 block text-muted-foreground">{message}</span>
        </Link>
        <time
          dateTime={createdAt}
          title={whenExactly(createdAt, timeZone)}
          className="mt-1 block text-muted-foreground text-xs"
        >
          {whenInWords(createdAt, new Date())}
        </time>
        {earlier > 0 && (
          <button
            type="button"
            aria-expanded={false}
            aria-label={`Show ${earlier} earlier: ${title}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest("li")?.querySelector("a")?.focus();
              onUnfold();
            }}
            className="btn btn-link btn-bare relative h-8 text-compact pointer-coarse:h-11"
          >
            {earlier} earlier
          </button>
        )}
      </div>
      <div className="relative flex shrink-0 flex-col items-center gap-1 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        {!read && (
          <Button
            variant="ghost"
            size="icon"
            className="size-8 pointer-coarse:size-11"
            aria-label={`Mark "${title}" as read`}
            onClick={({ currentTarget }) => {
              currentTarget.closest("li")?.querySelector("a")?.focus();
              actions.read(id);
            }}
          >
            <Icon name="check" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          className="size-8 pointer-coarse:size-11"
          aria-label={`Delete "${title}"`}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            actions.remove(id);
          }}
        >
          <Icon name="trash" />
        </Button>
      </div>
    </li>
  );
}

/** Before a row is removed, the focus moves to the next row, else the previous one, else the heading. */
function focusNeighbour(pressed: HTMLElement) {
  const panel = pressed.closest("[role=dialog]");
  const rows = [...(panel?.querySelectorAll("li") ?? [])];
  const index = rows.findIndex((row) => row.contains(pressed));
  const neighbour = rows[index + 1] ?? rows[index - 1];
  (neighbour?.querySelector("a") ?? panel?.querySelector<HTMLElement>("h2"))?.focus();
}

const ICONS: Record<string, { icon: IconName; tone: string }> = {
  success: { icon: "circle-check", tone: "text-primary" },
  info: { icon: "info", tone: "text-info" },
  warning: { icon: "triangle-exclamation-point", tone: "text-exam" },
  error: { icon: "circle-exclamation-point", tone: "text-destructive" },
  course: { icon: "book-open", tone: "text-primary" },
  module: { icon: "layers", tone: "text-primary" },
  subscription: { icon: "credit-card", tone: "text-info" },
  exam: { icon: "calendar-clock", tone: "text-exam" },
};

/** Unknown types get the bell icon. */
const iconFor = (type: string) => ICONS[type] ?? { icon: "bell", tone: "text-muted-foreground" };
