"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { topicForm } from "@/lib/courses/contract/outline";
import { useCreateTopic } from "@/lib/courses/hooks/managing";
import { nextOrder } from "@/lib/platform/browser/order";
import type { OutlineModule } from "./dialog-state";
import { markRefused } from "./refused-fields";

type Typed = { title: string; description: string; order?: number | undefined; moduleId: number };
type AddTopicFormProps = { module: OutlineModule; onClose(): void };

/** Adds topics one after the other, without a dialog: Enter creates one and begins the next. */
export function AddTopicForm({ module, onClose }: AddTopicFormProps) {
  const create = useCreateTopic();
  const emptyAt = (order: number): Typed => ({ title: "", description: "", order, moduleId: module.id });
  const form = useForm<Typed>({
    resolver: zodResolver(topicForm),
    defaultValues: emptyAt(nextOrder(module.topics)),
  });
  const { register, formState, handleSubmit, setFocus, reset } = form;
  const [created, setCreated] = useState(0);
  // After the render that follows `reset`, which registers the fields again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at first, and after each topic
  useEffect(() => setFocus("title"), [created, setFocus]);

  const save = (onSuccess: (created: Typed) => void) =>
    handleSubmit((typed) => {
      if (create.isPending) return;
      create.mutate(
        { body: typed },
        { onSuccess: () => onSuccess(typed), onError: (error) => markRefused(form, error) },
      );
    });
  const another = save(({ order = 0 }) => {
    reset(emptyAt(order + 1));
    setCreated(created + 1);
  });

  return (
    <form noValidate aria-label={`Add topics to ${module.title}`} className="w-full space-y-3" onSubmit={another}>
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field label="Title" error={formState.errors.title?.message}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...register("title")} />}
        </Field>
        <Field label="Description" error={formState.errors.description?.message}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...register("description")} />}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={create.isPending}>
          Create and add another
        </Button>
        <Button variant="outline" size="sm" aria-disabled={create.isPending} onClick={save(onClose)}>
          Create Topic
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
