"use client";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useLesson } from "@/lib/lessons/hooks";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import { LessonMissing } from "./lesson-missing";
import { LessonView } from "./lesson-view";

export function LessonScreen({ topicId }: { topicId: number }) {
  const { data: lesson, error, refetch } = useLesson(topicId);
  if (lesson) return <LessonView lesson={lesson} />;
  if (error instanceof CallError && error.status === 404) return <LessonMissing />;
  if (error) return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading" className="mx-auto max-w-[72ch] space-y-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-96" />
    </div>
  );
}
