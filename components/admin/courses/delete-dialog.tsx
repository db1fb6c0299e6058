"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useDeleteCourse, useDeleteModule, useDeleteTopic, useManagedCourse } from "@/lib/courses/hooks/managing";
import { lossOfCourse, lossOfModule } from "@/lib/courses/rules/loss";
import type { ContentDialog } from "./dialog-state";

type Deletion = Extract<ContentDialog, { kind: `delete-${string}` }>;

function partsOf(deletion: Deletion): { id: number; title: string } {
  if (deletion.kind === "delete-course") return deletion.course;
  return deletion.kind === "delete-module" ? deletion.module : deletion.topic;
}

/** Lists in numbers what will be deleted too. The server counts a course's learners while the admin reads this. */
function useWarning(deletion: Deletion, leaving: boolean): string {
  const { data: detail } = useManagedCourse(
    deletion.kind === "delete-course" ? deletion.course.id : undefined,
    leaving,
  );
  if (deletion.kind === "delete-course") {
    const loss = lossOfCourse(detail ?? deletion.course);
    return `This deletes "${deletion.course.title}" with ${loss}. Its forums and calendar events stay, without the course.`;
  }
  if (deletion.kind === "delete-module")
    return `This deletes "${deletion.module.title}" with ${lossOfModule(deletion.module.topics.length)}.`;
  return `This deletes "${deletion.topic.title}" and all progress that learners made in it.`;
}

export function DeleteContentDialog({ deletion, onClose }: { deletion: Deletion; onClose(): void }) {
  const removals = {
    "delete-course": useDeleteCourse(),
    "delete-module": useDeleteModule(),
    "delete-topic": useDeleteTopic(),
  };
  const remove = removals[deletion.kind];
  const warning = useWarning(deletion, remove.isPending || remove.isSuccess);
  const { id } = partsOf(deletion);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Are you sure?"
      description={`${warning} This cannot be undone.`}
      confirm="Delete"
      confirming="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: onClose })}
    />
  );
}
