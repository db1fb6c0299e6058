"use client";
import { NewThreadDialog } from "@/components/forums/new-thread-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import { useCourse } from "@/lib/courses/hooks";
import type { Item } from "@/lib/practice/contract/shapes";

type AskDialogProps = DialogState & { attemptId: number; courseId: number; item: Item };

/** Starts a thread in the course's forum about this question. */
export function AskDialog({ attemptId, courseId, item, ...dialog }: AskDialogProps) {
  const { data: course } = useCourse(courseId);
  if (!course?.forumId) return null;
  const { place, topicTitle, reserved } = item;
  const about = { attemptId, place, topicTitle, reserved };
  return <NewThreadDialog forumId={course.forumId} about={about} {...dialog} />;
}
