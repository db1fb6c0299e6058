"use client";
import { MessageSquareDashed } from "lucide-react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Filter } from "@/lib/forums/contract/threads";
import { useThreads } from "@/lib/forums/hooks";
import { sentenceOf } from "@/lib/platform/call";
import { Pager } from "./pager";
import { ThreadRow } from "./thread-row";
import { type ForumViewer, timeZoneOf } from "./viewer";

export type ForumView = { page: number; total: number; filter: Filter | undefined };

const EMPTY: Record<Filter | "all", { title: string; description: string }> = {
  all: { title: "No threads yet", description: "Ask the first question here." },
  unanswered: { title: "No threads yet", description: "Every question here has its answer." },
  solved: { title: "No threads yet", description: "No question here has been marked as answered." },
  mine: { title: "No threads yet", description: "The threads you open in this forum show up here." },
};

export function ThreadList({ forumId, viewer, view }: { forumId: number; viewer: ForumViewer; view: ForumView }) {
  const { page, total, filter } = view;
  const { data: threads, error, refetch } = useThreads(forumId, page, filter);
  if (!threads && error) return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!threads) return <Skeleton className="h-96" />;
  const pager = { label: "Pages of threads", path: `/community/forum/${forumId}`, page, total, more: { filter } };
  return (
    <>
      {threads.length === 0 && <EmptyState icon={MessageSquareDashed} {...EMPTY[filter ?? "all"]} />}
      {threads.length > 0 && (
        <ul className="divide-y overflow-hidden rounded-lg border bg-card">
          {threads.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} timeZone={timeZoneOf(viewer)} />
          ))}
        </ul>
      )}
      <Pager {...pager} shown={threads.length} />
    </>
  );
}
