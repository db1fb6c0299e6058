"use client";
import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { ConflictNotice } from "./conflict-notice";
import { FormDialog } from "./form-dialog";
import type { useContentForm } from "./use-content-form";

type Theirs = { title: string; description: string };
type Content<T extends FieldValues, R extends Theirs> = Omit<ReturnType<typeof useContentForm>, "form" | "theirs"> & {
  form: UseFormReturn<T>;
  theirs: R | undefined;
};

type ContentFormProps<T extends FieldValues, R extends Theirs> = {
  noun: "Course" | "Module" | "Topic";
  content: Content<T, R>;
  /** The fields that somebody else changed, besides title and description. */
  restOf(theirs: R): Record<string, string | number>;
  onClose(): void;
  /** The fields below title and description. */
  children: ReactNode;
};

/** The dialog around every content form: title and description, which all have, and the fields of one kind. */
export function ContentForm<T extends FieldValues, R extends Theirs>(props: ContentFormProps<T, R>) {
  const { noun, content, restOf, onClose, children } = props;
  const { form, isNew, theirs, pending, onSubmit, onAnother, take, keep } = content;
  return (
    <FormProvider {...form}>
      <FormDialog
        title={isNew ? `Create ${noun}` : `Edit ${noun}`}
        submit={isNew ? `Create ${noun}` : "Save Changes"}
        pending={pending}
        dirty={form.formState.isDirty}
        onSubmit={onSubmit}
        another={isNew && onAnother ? { label: "Create and add another", onPress: onAnother } : undefined}
        onClose={onClose}
      >
        {theirs && (
          <ConflictNotice
            fields={{ Title: theirs.title, Description: theirs.description, ...restOf(theirs) }}
            onKeep={keep}
            onTake={take}
          />
        )}
        <TitleDescriptionFields />
        {children}
      </FormDialog>
    </FormProvider>
  );
}

/** Title and description, which courses, modules and topics share. */
function TitleDescriptionFields() {
  const { register, formState } = useFormContext<{ title: string; description: string }>();
  const { title, description } = formState.errors;
  return (
    <>
      <Field label="Title" error={title?.message}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...register("title")} />}
      </Field>
      <Field label="Description" error={description?.message}>
        {(wiring) => <Textarea className="min-h-24" {...wiring} {...register("description")} />}
      </Field>
    </>
  );
}
