"use client";
import { MessagesSquare } from "lucide-react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Forum } from "@/lib/forums/contract/forums";
import { useForums } from "@/lib/forums/hooks";
import { ForumRow } from "./forum-row";
import { useFailureToast } from "./use-failure-toast";
import { useMyCourseIds } from "./use-my-course-ids";
import { type ForumViewer, timeZoneOf } from "./viewer";

const UNABLE = "Unable to load forums. Please try again later.";

/** The forums of one's own courses come first. */
export function ForumsTab({ viewer }: { viewer: ForumViewer }) {
  const enrolledIn = useMyCourseIds();
  const { data, error, refetch } = useForums();
  useFailureToast(error, "Error loading forums", UNABLE);
  if (!data && error) return <ErrorState message={UNABLE} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  if (data.length === 0)
    return (
      <EmptyState icon={MessagesSquare} title="No forums available" description="The first forum will show up here." />
    );
  const isMine = ({ courseId }: Forum) => courseId !== null && enrolledIn.includes(courseId);
  const sections = [
    { title: "Your courses", forums: data.filter(isMine) },
    { title: "Course forums", forums: data.filter((forum) => forum.courseId !== null && !isMine(forum)) },
    { title: "General Discussion", forums: data.filter(({ courseId }) => courseId === null) },
  ].filter(({ forums }) => forums.length > 0);
  return (
    <div className="space-y-8">
      {sections.map(({ title, forums }) => (
        <section key={title} aria-label={title}>
          <h2 className="heading mb-3 text-lg">{title}</h2>
          <ul className="divide-y overflow-hidden rounded-lg border bg-card">
            {forums.map((forum) => (
              <ForumRow key={forum.id} forum={forum} timeZone={timeZoneOf(viewer)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
