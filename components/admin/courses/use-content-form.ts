"use client";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { markRefused } from "./refused-fields";
import { useEditConflict } from "./use-edit-conflict";

export type After = { onSuccess(): void; onError(error: unknown): void };
type Versioned = { id: number; version: number };

type ContentFormInput<T extends FieldValues, R extends Versioned> = {
  resolver: Resolver<T>;
  /** The row as it is now; undefined for a new one. */
  latest: R | undefined;
  /** The form values of a row, and the defaults of a new row. */
  typedOf(row: R | undefined): T;
  pending: boolean;
  create(typed: T, after: After): void;
  update(row: R, typed: T, after: After): void;
  onClose(): void;
};

/**
 * The form of a course, a module or a topic: filling, saving, errors and edit conflicts work the same for all three.
 */
export function useContentForm<T extends FieldValues, R extends Versioned>(input: ContentFormInput<T, R>) {
  const { base, theirs, onError, acceptTheirs } = useEditConflict(input.latest);
  const form = useForm<T>({ resolver: input.resolver, defaultValues: input.typedOf(base) as DefaultValues<T> });
  const save = (typed: T) => {
    if (input.pending) return;
    const after = {
      onSuccess: input.onClose,
      onError: (error: unknown) => {
        onError(error);
        markRefused(form, error);
      },
    };
    if (base) input.update(base, typed, after);
    else input.create(typed, after);
  };
  const take = () => {
    acceptTheirs();
    form.reset(input.typedOf(theirs));
  };
  return {
    form,
    isNew: !base,
    theirs,
    pending: input.pending,
    onSubmit: form.handleSubmit(save),
    take,
    keep: acceptTheirs,
  };
}
