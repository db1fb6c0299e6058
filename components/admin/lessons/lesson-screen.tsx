"use client";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useManagedLesson } from "@/lib/lessons/hooks/managing";
import { sentenceOf } from "@/lib/platform/call";
import { LessonEditor } from "./lesson-editor";

export function LessonScreen({ topicId }: { topicId: number }) {
  const { data: lesson, error, refetch } = useManagedLesson(topicId);
  if (lesson) return <LessonEditor lesson={lesson} onReload={() => void refetch()} />;
  if (error) return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96" />;
}
