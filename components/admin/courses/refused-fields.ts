import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { CallError } from "@/lib/platform/query/call";

/** Marks the fields that the server refused. */
export function markRefused<F extends FieldValues>(form: UseFormReturn<F>, error: unknown): void {
  if (!(error instanceof CallError)) return;
  const known = Object.keys(form.getValues());
  for (const [name, message] of Object.entries(error.fields))
    if (known.includes(name)) form.setError(name as Path<F>, { message });
}
