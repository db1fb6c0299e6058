"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { useManagedCourses } from "@/lib/courses/hooks/managing";
import { type Forum, type ForumForm, type ForumTyped, forumForm } from "@/lib/forums/contract/forums";
import { useCreateForum, useEditForum } from "@/lib/forums/hooks/managing";
import { forumSlug } from "@/lib/forums/rules/slugs";
import { ConflictNotice } from "../courses/conflict-notice";
import { FormDialog } from "../courses/form-dialog";
import { NumberField } from "../courses/number-field";
import { markRefused } from "../courses/refused-fields";
import { useEditConflict } from "../courses/use-edit-conflict";

const MOST_ORDER = 10_000;

const typedOf = ({ name, description, slug, courseId, order, isActive }: Forum) => ({
  name,
  description,
  slug,
  courseId,
  order,
  isActive,
});

const blank = (count: number): ReturnType<typeof typedOf> => ({
  name: "",
  description: "",
  slug: "",
  courseId: null,
  order: Math.min(count, MOST_ORDER),
  isActive: true,
});

type ForumDialogProps = { id: number | undefined; forums: Forum[]; onClose(): void };

export function ForumDialog({ id, forums, onClose }: ForumDialogProps) {
  const { base, theirs, onError, acceptTheirs } = useEditConflict(forums.find((forum) => forum.id === id));
  const [create, edit] = [useCreateForum(), useEditForum()];
  const pending = create.isPending || edit.isPending;
  const form = useForm({
    resolver: zodResolver(forumForm),
    defaultValues: base ? typedOf(base) : blank(forums.length),
  });

  const save = (body: ForumForm) => {
    if (pending) return;
    const after = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        onError(error);
        markRefused(form, error);
      },
    };
    if (base) edit.mutate({ params: { id: base.id }, body: { ...body, version: base.version } }, after);
    else create.mutate({ body }, after);
  };

  return (
    <FormDialog
      title={base ? "Edit Forum" : "Create Forum"}
      submit={base ? "Save Changes" : "Create Forum"}
      pending={pending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      {theirs && (
        <ConflictNotice
          fields={conflictOf(theirs)}
          onKeep={acceptTheirs}
          onTake={() => {
            acceptTheirs();
            form.reset(typedOf(theirs));
          }}
        />
      )}
      <ForumFields form={form} course={base && { id: base.courseId, title: base.courseTitle }} />
    </FormDialog>
  );
}

const conflictOf = ({ name, description, slug, courseTitle, order, isActive }: Forum) => ({
  Name: name,
  Description: description || "none",
  Slug: slug,
  Course: courseTitle ?? "none",
  Order: order,
  Active: isActive ? "yes" : "no",
});

type ForumFieldsProps = {
  form: UseFormReturn<ForumTyped, unknown, ForumForm>;
  course?: { id: number | null; title: string | null } | undefined;
};

function ForumFields({ form, course }: ForumFieldsProps) {
  const { errors } = form.formState;
  const typed = form.watch("name").trim();
  // Fields are registered from top to bottom before they are rendered, so that the first invalid one gets the focus.
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

type CourseFieldProps = {
  value: number | null;
  /** The forum's current course, shown until the other courses have loaded. */
  current: { id: number | null; title: string | null } | undefined;
  error: string | undefined;
  onPick(id: number | null): void;
};

function CourseField({ value, current, error, onPick }: CourseFieldProps) {
  const { data: courses, isError } = useManagedCourses();
  const options = courses ?? (current?.id ? [{ id: current.id, title: current.title ?? "" }] : []);
  return (
    <Field
      label="Course"
      hint="A forum without a course stands under General Discussion."
      error={isError ? "The courses could not be loaded. Close this and try again." : error}
    >
      {(wiring) => (
        <NativeSelect {...wiring} value={value ?? ""} onChange={({ target }) => onPick(Number(target.value) || null)}>
          <option value="">No course</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
