"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { topicForm } from "@/lib/admin/contract/outline";
import { useManagedCourse } from "@/lib/admin/hooks";
import { useCreateTopic, useUpdateTopic } from "@/lib/admin/hooks/content";
import { nextOrder } from "@/lib/admin/rules/order";
import type { Asked } from "./asked";
import { ConflictNotice } from "./conflict-notice";
import { FormDialog } from "./form-dialog";
import { markRefused } from "./refused-fields";
import { useEdited } from "./use-edited";
import { NumberField, WordsFields } from "./words-fields";

type Typed = { title: string; description: string; order: number; moduleId: number };
const wordsOf = ({ title, description, order, moduleId }: Typed): Typed => ({ title, description, order, moduleId });

type TopicDialogProps = { asked: Extract<Asked, { kind: "topic" }>; onClose(): void };

export function TopicDialog({ asked: { courseId, moduleId, id }, onClose }: TopicDialogProps) {
  const { data: course } = useManagedCourse(courseId);
  const topics = course?.outline.find((module) => module.id === moduleId)?.topics ?? [];
  const { base, theirs, heard, settle } = useEdited(topics.find((topic) => topic.id === id));
  const [create, update] = [useCreateTopic(), useUpdateTopic()];
  const pending = create.isPending || update.isPending;
  const form = useForm({
    resolver: zodResolver(topicForm),
    defaultValues: base ? wordsOf(base) : { title: "", description: "", order: nextOrder(topics), moduleId },
  });
  const { errors, isDirty } = form.formState;

  const save = ({ moduleId: _, ...typed }: Typed) => {
    if (pending) return;
    const after = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        heard(error);
        markRefused(form, error);
      },
    };
    if (base) update.mutate({ params: { id: base.id }, body: { ...typed, version: base.version } }, after);
    else create.mutate({ body: { ...typed, moduleId } }, after);
  };

  return (
    <FormDialog
      title={base ? "Edit Topic" : "Create Topic"}
      submit={base ? "Save Changes" : "Create Topic"}
      pending={pending}
      dirty={isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      {theirs && (
        <ConflictNotice
          fields={{ Title: theirs.title, Description: theirs.description, Order: theirs.order }}
          onKeep={settle}
          onTake={() => {
            settle();
            form.reset(wordsOf(theirs));
          }}
        />
      )}
      <WordsFields
        title={{ field: form.register("title"), error: errors.title?.message }}
        description={{ field: form.register("description"), error: errors.description?.message }}
      />
      <NumberField
        label="Order"
        part={{ field: form.register("order", { valueAsNumber: true }), error: errors.order?.message }}
      />
    </FormDialog>
  );
}
