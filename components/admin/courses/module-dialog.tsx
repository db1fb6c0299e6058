"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { moduleForm } from "@/lib/courses/contract/outline";
import { useCreateModule, useManagedCourse, useUpdateModule } from "@/lib/courses/hooks/managing";
import { nextOrder } from "@/lib/platform/browser/order";
import { ContentForm } from "./content-form";
import type { OutlineModule } from "./dialog-state";
import { NumberField } from "./number-field";
import { useContentForm } from "./use-content-form";

type Typed = {
  title: string;
  description: string;
  order?: number | undefined;
  duration?: number | undefined;
  courseId: number;
};
type ModuleDialogProps = { courseId: number; id: number | undefined; onClose(): void };

export function ModuleDialog({ courseId, id, onClose }: ModuleDialogProps) {
  const { data: course } = useManagedCourse(courseId);
  const outline = course?.outline ?? [];
  const [create, update] = [useCreateModule(), useUpdateModule()];
  const content = useContentForm<Typed, OutlineModule>({
    resolver: zodResolver(moduleForm),
    latest: outline.find((module) => module.id === id),
    typedOf: (row) => ({
      title: row?.title ?? "",
      description: row?.description ?? "",
      order: row?.order ?? nextOrder(outline),
      duration: row?.duration ?? 60,
      courseId,
    }),
    nextOf: ({ order = 0, ...typed }) => ({ ...typed, title: "", description: "", order: order + 1 }),
    pending: create.isPending || update.isPending,
    create: (body, after) => create.mutate({ body }, after),
    update: (row, { courseId, ...typed }, after) =>
      update.mutate({ params: { id: row.id }, body: { ...typed, version: row.version } }, after),
    onClose,
  });
  const { register, formState } = content.form;
  const numberOf = (name: "order" | "duration") => ({
    field: register(name, { valueAsNumber: true }),
    error: formState.errors[name]?.message,
  });
  return (
    <ContentForm
      noun="Module"
      content={content}
      restOf={({ order, duration }) => ({ Order: order, Duration: duration })}
      onClose={onClose}
    >
      <div className="flex gap-4">
        <NumberField
          label="Order"
          hint="Counts from 0. Modules are shown from the lowest up."
          part={numberOf("order")}
        />
        <NumberField label="Duration (minutes)" part={numberOf("duration")} />
      </div>
    </ContentForm>
  );
}
