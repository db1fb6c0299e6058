"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ManagedTopic, topicForm } from "@/lib/courses/contract/outline";
import { useCreateTopic, useManagedCourse, useUpdateTopic } from "@/lib/courses/hooks/managing";
import { nextOrder } from "@/lib/platform/browser/order";
import { ContentForm } from "./content-form";
import type { ContentDialog } from "./dialog-state";
import { NumberField } from "./number-field";
import { useContentForm } from "./use-content-form";

type Typed = { title: string; description: string; order?: number | undefined; moduleId: number };
type TopicDialogProps = { dialog: Extract<ContentDialog, { kind: "topic" }>; onClose(): void };

export function TopicDialog({ dialog: { courseId, moduleId, id }, onClose }: TopicDialogProps) {
  const { data: course } = useManagedCourse(courseId);
  const topics = course?.outline.find((module) => module.id === moduleId)?.topics ?? [];
  const [create, update] = [useCreateTopic(), useUpdateTopic()];
  const content = useContentForm<Typed, ManagedTopic>({
    resolver: zodResolver(topicForm),
    latest: topics.find((topic) => topic.id === id),
    typedOf: (row) => ({
      title: row?.title ?? "",
      description: row?.description ?? "",
      order: row?.order ?? nextOrder(topics),
      moduleId,
    }),
    nextOf: ({ order = 0, ...typed }) => ({ ...typed, title: "", description: "", order: order + 1 }),
    pending: create.isPending || update.isPending,
    create: (body, after) => create.mutate({ body }, after),
    update: (row, { moduleId, ...typed }, after) =>
      update.mutate({ params: { id: row.id }, body: { ...typed, version: row.version } }, after),
    onClose,
  });
  const { register, formState } = content.form;
  const order = { field: register("order", { valueAsNumber: true }), error: formState.errors.order?.message };
  return (
    <ContentForm noun="Topic" content={content} restOf={({ order }) => ({ Order: order })} onClose={onClose}>
      <NumberField label="Order" hint="Counts from 0. Topics are shown from the lowest up." part={order} />
    </ContentForm>
  );
}
