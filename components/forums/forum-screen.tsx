"use client";
import { GraduationCap } from "lucide-react";
import Link from "next/link";
import { useEffect } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import type { Forum } from "@/lib/forums/contract/forums";
import { useForum } from "@/lib/forums/hooks";
import { sentenceOf } from "@/lib/platform/call";
import { forumVisitKey, writeStored } from "../ui/local-storage";
import { NewThread } from "./new-thread";
import { ThreadFilters } from "./thread-filters";
import type { ForumView } from "./thread-list";
import { ThreadList } from "./thread-list";
import { useFailureToast } from "./use-failure-toast";
import type { ForumViewer } from "./viewer";

export function ForumScreen({ id, viewer, view }: { id: number; viewer: ForumViewer; view: ForumView }) {
  const { data: forum, error, refetch } = useForum(id);
  useFailureToast(error, "Error loading forum");
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
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 max-w-[72ch] flex-1 basis-80 space-y-2">
        {(courseTitle || !isActive) && (
          <p className="flex flex-wrap gap-2">
            {courseTitle && <Badge variant="soft">Course forum</Badge>}
            {!isActive && <Badge variant="secondary">Inactive</Badge>}
          </p>
        )}
        <h1 className="heading wrap-anywhere text-2xl">{name}</h1>
        <p className="wrap-anywhere text-muted-foreground">{description}</p>
        {courseId !== null && courseTitle && (
          <Link
            href={`/courses/${courseId}`}
            prefetch={false}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm font-medium text-primary text-sm hover:underline pointer-coarse:min-h-11"
          >
            <GraduationCap aria-hidden="true" className="size-4" />
            {courseTitle}
          </Link>
        )}
      </div>
      <NewThread forumId={id} signedIn={viewer !== null} />
    </header>
  );
}
