import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

type Part = { field: UseFormRegisterReturn; error: string | undefined };

/** Title and description, which courses, modules and topics share. */
export function WordsFields({ title, description }: { title: Part; description: Part }) {
  return (
    <>
      <Field label="Title" error={title.error}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...title.field} />}
      </Field>
      <Field label="Description" error={description.error}>
        {(wiring) => <Textarea className="min-h-24" {...wiring} {...description.field} />}
      </Field>
    </>
  );
}

export function NumberField({ label, part, hint }: { label: string; part: Part; hint?: string }) {
  return (
    <Field label={label} hint={hint} error={part.error} className="flex-1">
      {(wiring) => <Input type="number" inputMode="numeric" min={0} {...wiring} {...part.field} />}
    </Field>
  );
}
