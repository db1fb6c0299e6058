"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { moduleForm } from "@/lib/admin/contract/outline";
import { useManagedCourse } from "@/lib/admin/hooks";
import { useCreateModule, useUpdateModule } from "@/lib/admin/hooks/content";
import { nextOrder } from "@/lib/admin/rules/order";
import { ConflictNotice } from "./conflict-notice";
import { FormDialog } from "./form-dialog";
import { markRefused } from "./refused-fields";
import { useEdited } from "./use-edited";
import { NumberField, WordsFields } from "./words-fields";

type Typed = { title: string; description: string; order: number; duration: number; courseId: number };

const wordsOf = ({ title, description, order, duration, courseId }: Typed): Typed => ({
  title,
  description,
  order,
  duration,
  courseId,
});

type ModuleDialogProps = { courseId: number; id: number | undefined; onClose(): void };

export function ModuleDialog({ courseId, id, onClose }: ModuleDialogProps) {
  const { data: course } = useManagedCourse(courseId);
  const { base, theirs, heard, settle } = useEdited(course?.outline.find((module) => module.id === id));
  const [create, update] = [useCreateModule(), useUpdateModule()];
  const pending = create.isPending || update.isPending;
  const form = useForm({
    resolver: zodResolver(moduleForm),
    defaultValues: base
      ? wordsOf(base)
      : { title: "", description: "", order: nextOrder(course?.outline ?? []), duration: 60, courseId },
  });
  const { errors, isDirty } = form.formState;

  const save = ({ courseId: _, ...typed }: Typed) => {
    if (pending) return;
    const after = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        heard(error);
        markRefused(form, error);
      },
    };
    if (base) update.mutate({ params: { id: base.id }, body: { ...typed, version: base.version } }, after);
    else create.mutate({ body: { ...typed, courseId } }, after);
  };

  return (
    <FormDialog
      title={base ? "Edit Module" : "Create Module"}
      submit={base ? "Save Changes" : "Create Module"}
      pending={pending}
      dirty={isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      {theirs && (
        <ConflictNotice
          fields={{
            Title: theirs.title,
            Description: theirs.description,
            Order: theirs.order,
            Duration: theirs.duration,
          }}
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
      <div className="flex gap-4">
        <NumberField
          label="Order"
          part={{ field: form.register("order", { valueAsNumber: true }), error: errors.order?.message }}
        />
        <NumberField
          label="Duration (minutes)"
          part={{ field: form.register("duration", { valueAsNumber: true }), error: errors.duration?.message }}
        />
      </div>
    </FormDialog>
  );
}
