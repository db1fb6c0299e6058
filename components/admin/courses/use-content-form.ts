"use client";
import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
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
  /** The form of the next new row, after this one was created; without it, rows are created one a dialog. */
  nextOf?(typed: T): T;
  onClose(): void;
};

/**
 * The form of a course, a module or a topic: filling, saving, errors and edit conflicts work the same for all three.
 */
export function useContentForm<T extends FieldValues, R extends Versioned>(input: ContentFormInput<T, R>) {
  const { base, theirs, onError, acceptTheirs } = useEditConflict(input.latest);
  const form = useForm<T>({ resolver: input.resolver, defaultValues: input.typedOf(base) as DefaultValues<T> });
  const save = (typed: T, onSuccess: () => void = input.onClose) => {
    if (input.pending) return;
    const after = {
      onSuccess,
      onError: (error: unknown) => {
        onError(error);
        markRefused(form, error);
      },
    };
    if (base) input.update(base, typed, after);
    else input.create(typed, after);
  };
  const [created, setCreated] = useState(0);
  const { setFocus } = form;
  // After the render that follows `reset`, which registers the fields again.
  useEffect(() => {
    if (created > 0) setFocus("title" as Path<T>);
  }, [created, setFocus]);
  const begin = (typed: T) => {
    form.reset(input.nextOf?.(typed));
    setCreated(created + 1);
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
    onSubmit: form.handleSubmit((typed) => save(typed)),
    onAnother: input.nextOf && form.handleSubmit((typed) => save(typed, () => begin(typed))),
    take,
    keep: acceptTheirs,
  };
}
