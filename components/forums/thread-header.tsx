"use client";
import { lazyPart } from "@/components/ui/lazy-part";
import { OptionsButton } from "@/components/ui/options-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { Thread } from "@/lib/forums/contract/threads";
import { mayEditTitle } from "@/lib/forums/rules/permissions";
import { ThreadBadges } from "./thread-badges";
import { type ForumViewer, timeZoneOf } from "./viewer";
import { WatchButton } from "./watch-button";

const ThreadMenu = lazyPart(() => import("./thread-menu").then((menu) => menu.ThreadMenu));

export function ThreadHeader({ thread, viewer }: { thread: Thread; viewer: ForumViewer }) {
  const { title, username, createdAt, readableReplyCount, viewCount } = thread;
  const counted = (count: number, one: string, many: string) =>
    `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
  return (
    <header className="mb-5 flex items-start justify-between gap-4">
      <div className="min-w-0 space-y-2">
        <h1 className="heading wrap-anywhere text-2xl">
          <bdi dir="auto">{title}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-compact text-muted-foreground">
          <ThreadBadges thread={thread} />
          <span className="wrap-anywhere">by {username}</span>
          <RelativeTime at={createdAt} timeZone={timeZoneOf(viewer)} />
          <span className="whitespace-nowrap">{counted(readableReplyCount, "reply", "replies")}</span>
          <span className="whitespace-nowrap">{counted(viewCount, "view", "views")}</span>
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {viewer && <WatchButton threadId={thread.id} />}
        {mayEditTitle(viewer, thread) && <ThreadOptions thread={thread} viewer={viewer} />}
      </div>
    </header>
  );
}

function ThreadOptions({ thread, viewer }: { thread: Thread; viewer: ForumViewer }) {
  const { opened, triggerProps } = useOpenOnDemand(ThreadMenu.preload);
  const button = <OptionsButton variant="outline" aria-label="Thread options" {...triggerProps} />;
  if (!opened) return button;
  return <ThreadMenu fallback={button} thread={thread} viewer={viewer} />;
}
