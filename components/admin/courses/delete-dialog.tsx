"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useManagedCourse } from "@/lib/admin/hooks";
import { useDeleteCourse, useDeleteModule, useDeleteTopic } from "@/lib/admin/hooks/content";
import { lossOfCourse, lossOfModule } from "@/lib/admin/rules/loss";
import type { DialogState } from "./dialog-state";

type Deletion = Extract<DialogState, { kind: `delete-${string}` }>;

function partsOf(asked: Deletion): { id: number; title: string } {
  if (asked.kind === "delete-course") return asked.course;
  return asked.kind === "delete-module" ? asked.module : asked.topic;
}

/** In words, with numbers: what goes along. A course's learners are counted by the server while this is read. */
function useWarning(asked: Deletion, leaving: boolean): string {
  const { data: detail } = useManagedCourse(asked.kind === "delete-course" ? asked.course.id : undefined, leaving);
  if (asked.kind === "delete-course") {
    const loss = lossOfCourse(detail ?? asked.course);
    return `This deletes "${asked.course.title}" with ${loss}. Its forums and calendar events stay, without the course.`;
  }
  if (asked.kind === "delete-module")
    return `This deletes "${asked.module.title}" with ${lossOfModule(asked.module.topics.length)}.`;
  return `This deletes "${asked.topic.title}" and all progress that learners made in it.`;
}

export function DeleteDialog({ asked, onClose }: { asked: Deletion; onClose(): void }) {
  const removals = {
    "delete-course": useDeleteCourse(),
    "delete-module": useDeleteModule(),
    "delete-topic": useDeleteTopic(),
  };
  const remove = removals[asked.kind];
  const warning = useWarning(asked, remove.isPending || remove.isSuccess);
  const { id } = partsOf(asked);
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
