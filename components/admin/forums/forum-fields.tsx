import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { ForumForm, ForumTyped } from "@/lib/forums/contract/forums";
import { forumSlug } from "@/lib/forums/rules/slugs";
import { NumberField } from "../courses/number-field";
import { CourseField } from "./course-field";

type ForumFieldsProps = {
  form: UseFormReturn<ForumTyped, unknown, ForumForm>;
  course?: { id: number | null; title: string | null } | undefined;
};

export function ForumFields({ form, course }: ForumFieldsProps) {
  const { errors } = form.formState;
  const typed = form.watch("name").trim();
  // Registered from top to bottom, before any field is drawn: in this order the first wrong one gets the focus.
  const [name, description, slug] = [form.register("name"), form.register("description"), form.register("slug")];
  const order = form.register("order", { valueAsNumber: true });
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(wiring) => <Input autoComplete="off" maxLength={200} {...wiring} {...name} />}
      </Field>
      <Field label="Description (optional)" error={errors.description?.message}>
        {(wiring) => <Textarea className="min-h-20" {...wiring} {...description} />}
      </Field>
      <Field
        label="Slug (optional)"
        hint={typed ? `Left blank, it is made of the name: ${forumSlug(typed)}` : "Left blank, it is made of the name."}
        error={errors.slug?.message}
      >
        {(wiring) => (
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            {...wiring}
            {...slug}
          />
        )}
      </Field>
      <CourseField
        value={form.watch("courseId") ?? null}
        current={course}
        error={errors.courseId?.message}
        onPick={(id) => form.setValue("courseId", id, { shouldDirty: true, shouldValidate: true })}
      />
      <NumberField
        label="Order"
        hint="Forums are shown from the lowest up."
        part={{ field: order, error: errors.order?.message }}
      />
      <ActiveField form={form} />
    </>
  );
}

function ActiveField({ form }: Pick<ForumFieldsProps, "form">) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <Label htmlFor={id}>Active</Label>
        <p id={`${id}-hint`} className="text-compact text-muted-foreground">
          Switched off, only admins see the forum and its threads.
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={form.watch("isActive") ?? true}
        onCheckedChange={(isActive) => form.setValue("isActive", isActive, { shouldDirty: true })}
      />
    </div>
  );
}
