"use client";
import { type ReactNode, useEffect } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useDialog } from "@/components/ui/use-dialog";
import type { Forum } from "@/lib/forums/contract/forums";
import type { Filter, ThreadItem } from "@/lib/forums/contract/threads";
import { useForum, useThreads } from "@/lib/forums/hooks";
import { forumVisitKey } from "@/lib/forums/rules/visits";
import { writeStored } from "@/lib/platform/browser/local-storage";
import { sentenceOf } from "@/lib/platform/query/call";
import { RelativeTime } from "../ui/relative-time";
import { useFailureToast } from "../ui/use-failure-toast";
import { Pager } from "./pager";
import { ThreadBadges } from "./thread-badges";
import { type ForumViewer, signInUrl, timeZoneOf } from "./viewer";
import { WatchForum } from "./watch-forum";

export function ForumScreen({ id, viewer, view }: { id: number; viewer: ForumViewer; view: ForumView }) {
  const { data: forum, error, refetch } = useForum(id);
  useFailureToast({ error, data: forum }, "Error loading forum");
  const latest = forum?.lastActivityAt;
  useEffect(() => {
    if (latest) writeStored(forumVisitKey(id), latest);
  }, [id, latest]);
  if (!forum && error) return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!forum) return <Skeleton className="h-96" />;
  return (
    <>
      <BreadcrumbTrail steps={[{ href: "/community", label: "Community" }]} here={forum.name} />
      <Heading forum={forum} viewer={viewer} />
      <ThreadFilters forumId={id} filter={view.filter} signedIn={viewer !== null} />
      <ThreadList forumId={id} viewer={viewer} view={view} />
    </>
  );
}

function Heading({ forum, viewer }: { forum: Forum; viewer: ForumViewer }) {
  const { id, name, description, isActive, courseId, courseTitle } = forum;
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 max-w-[72ch] flex-1 basis-80 space-y-2">
        <h1 className="heading wrap-anywhere text-2xl">{name}</h1>
        {(courseTitle || !isActive) && (
          <p className="flex flex-wrap gap-2">
            {courseTitle && <Badge variant="soft">Course forum</Badge>}
            {!isActive && <Badge variant="secondary">Inactive</Badge>}
          </p>
        )}
        <p className="wrap-anywhere text-muted-foreground">{description}</p>
        {courseId !== null && courseTitle && (
          <Link
            href={`/courses/${courseId}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm font-medium text-primary text-sm hover:underline pointer-coarse:min-h-11"
          >
            <Icon name="graduation-cap" className="size-4" />
            {courseTitle}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
        {viewer && <WatchForum forumId={id} />}
        <NewThread forumId={id} signedIn={viewer !== null} />
      </div>
    </header>
  );
}

const NewThreadDialog = lazyPart(() => import("./new-thread-dialog").then((dialog) => dialog.NewThreadDialog));

function NewThread({ forumId, signedIn }: { forumId: number; signedIn: boolean }) {
  const { opened, button, dialog } = useDialog(NewThreadDialog.preload);
  if (!signedIn)
    return (
      <a href={signInUrl(`/community/forum/${forumId}`)} className={buttonVariants({ variant: "outline" })}>
        Sign in to start a thread
      </a>
    );
  return (
    <>
      <Button {...button}>
        <Icon name="plus" />
        New Thread
      </Button>
      {opened && <NewThreadDialog forumId={forumId} {...dialog} />}
    </>
  );
}

const LABELS: Record<Filter, string> = { unanswered: "Unanswered", solved: "Solved", mine: "Mine" };
const FILTER_CLASS =
  "inline-flex h-8 items-center rounded-md border px-3 text-compact font-medium text-muted-foreground hover:bg-muted aria-[current]:border-transparent aria-[current]:bg-primary-soft aria-[current]:text-primary pointer-coarse:h-11";

type ThreadFiltersProps = { forumId: number; filter: Filter | undefined; signedIn: boolean };

function ThreadFilters({ forumId, filter, signedIn }: ThreadFiltersProps) {
  const filters = (Object.keys(LABELS) as Filter[]).filter((one) => signedIn || one !== "mine");
  const path = `/community/forum/${forumId}`;
  return (
    <nav aria-label="Filter threads" className="mb-3">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...filters].map((one) => (
          <li key={one ?? "all"}>
            <Link
              href={one ? `${path}?filter=${one}` : path}
              scroll={false}
              aria-current={one === filter ? "true" : undefined}
              className={FILTER_CLASS}
            >
              {one ? LABELS[one] : "All threads"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ForumView = { page: number; total: number; filter: Filter | undefined };

const EMPTY: Record<Filter | "all", { title: string; description: string }> = {
  all: { title: "No threads yet", description: "Ask the first question here." },
  unanswered: { title: "No threads yet", description: "Every question here has its answer." },
  solved: { title: "No threads yet", description: "No question here has been marked as answered." },
  mine: { title: "No threads yet", description: "The threads you open in this forum show up here." },
};

function ThreadList({ forumId, viewer, view }: { forumId: number; viewer: ForumViewer; view: ForumView }) {
  const { page, total, filter } = view;
  const { data: threads, error, refetch } = useThreads(forumId, page, filter);
  if (!threads && error) return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!threads) return <Skeleton className="h-96" />;
  const pager = { label: "Pages of threads", path: `/community/forum/${forumId}`, page, total, more: { filter } };
  return (
    <>
      {threads.length === 0 && <EmptyState icon="message-square-dashed" {...EMPTY[filter ?? "all"]} />}
      {threads.length > 0 && (
        <ul className="divide-y overflow-hidden rounded-lg border bg-card">
          {threads.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} timeZone={timeZoneOf(viewer)} />
          ))}
        </ul>
      )}
      <Pager {...pager} shown={threads.length} className="mt-5" />
    </>
  );
}

function ThreadRow({ thread, timeZone }: { thread: ThreadItem; timeZone: string }) {
  const {
    id,
    title,
    username,
    avatarUrl,
    createdAt,
    lastActivityAt,
    readableReplyCount: replies,
    viewCount,
    isPinned,
  } = thread;
  return (
    <li className={cn("relative flex gap-3 px-4 py-3.5 hover:bg-muted/60 md:px-5", isPinned && "bg-muted/40")}>
      <UserAvatar src={avatarUrl} name={username} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold leading-snug">
          <Link href={`/community/thread/${id}`} className="wrap-anywhere rounded-sm after:absolute after:inset-0">
            <bdi dir="auto">{title}</bdi>
          </Link>
          <ThreadBadges thread={thread} />
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-compact text-muted-foreground">
          <span className="wrap-anywhere">
            {username}, <RelativeTime at={createdAt} timeZone={timeZone} />
          </span>
          {replies > 0 && (
            <span className="whitespace-nowrap">
              last reply <RelativeTime at={lastActivityAt} timeZone={timeZone} />
            </span>
          )}
        </p>
      </div>
      <ul className="flex shrink-0 gap-4 self-center text-compact text-muted-foreground tabular-nums max-sm:flex-col max-sm:gap-1">
        <Count icon={<Icon name="message-square" />} count={replies} one="reply" many="replies" />
        <Count icon={<Icon name="eye" />} count={viewCount} one="view" many="views" />
      </ul>
    </li>
  );
}

// Made when a count needs it: loading its data takes a browser longer than drawing the list.
let compact: Intl.NumberFormat | undefined;

function inShort(count: number) {
  if (count < 1000) return count;
  compact ??= new Intl.NumberFormat("en-GB", { notation: "compact" });
  return compact.format(count);
}

type CountProps = { icon: ReactNode; count: number; one: string; many: string };

function Count({ icon, count, one, many }: CountProps) {
  return (
    <li
      title={`${count} ${count === 1 ? one : many}`}
      className="flex min-w-11 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <span aria-hidden="true">{icon}</span>
      {inShort(count)}
      <span className="sr-only"> {count === 1 ? one : many}</span>
    </li>
  );
}
