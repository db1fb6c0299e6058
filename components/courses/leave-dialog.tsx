"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Course } from "@/lib/courses/contract";
import { useLeave, useMyCourses } from "@/lib/progress/hooks";

export function LeaveDialog({ course, ...dialog }: DialogState & { course: Course }) {
  const { data: courses = [] } = useMyCourses();
  const leave = useLeave(courses.find(({ id }) => id === course.id)?.examDate ?? null);
  return (
    <ConfirmDialog
      {...dialog}
      title="Leave this course?"
      description={`${course.title} goes from your courses, and its exam date with it. The topics you have completed are kept, and count again when you come back.`}
      keep="Stay enrolled"
      confirm="Leave course"
      confirming="Leaving..."
      isPending={leave.isPending}
      onConfirm={() => leave.mutate({ params: { id: course.id } }, { onError: () => dialog.onOpenChange(false) })}
    />
  );
}
