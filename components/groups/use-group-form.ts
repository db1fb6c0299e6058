"use client";
import { type RefObject, useRef, useState } from "react";
import type { NewGroup } from "@/lib/groups/contract/groups";
import { DESCRIPTION_REQUIRED, NAME_REQUIRED } from "@/lib/groups/rules";
import { toast } from "@/lib/platform/browser/toast";
import { CallError } from "@/lib/platform/query/call";

type Errors = { name?: string; description?: string };

const REQUIRED = [
  ["name", "Name required", NAME_REQUIRED],
  ["description", "Description required", DESCRIPTION_REQUIRED],
] as const;

/** The state of the group form. `checked` shows missing values in a toast and at the field. */
export function useGroupForm(start: NewGroup) {
  const [base, setBase] = useState(start);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const name = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const fields: Record<"name" | "description", RefObject<HTMLElement | null>> = { name, description };

  const change = (part: Partial<NewGroup>) => {
    setValues((before) => ({ ...before, ...part }));
    const mended = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setErrors((before) => ({ ...before, ...mended }));
  };

  const restart = () => {
    setBase(start);
    setValues(start);
    setErrors({});
  };

  function checked(): NewGroup | null {
    const missing = REQUIRED.filter(([field]) => values[field].trim() === "");
    const [first] = missing;
    setErrors(Object.fromEntries(missing.map(([field, , sentence]) => [field, sentence])));
    if (!first) return values;
    toast({ variant: "destructive", title: first[1], description: first[2] });
    fields[first[0]].current?.focus();
    return null;
  }

  const refused = (error: unknown) => setErrors(error instanceof CallError ? error.fields : {});
  const isDirty = (Object.keys(base) as (keyof NewGroup)[]).some((field) => values[field] !== base[field]);
  return { values, errors, isDirty, change, restart, checked, refused, name, description };
}

export type GroupForm = ReturnType<typeof useGroupForm>;
