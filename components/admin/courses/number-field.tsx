import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type NumberFieldProps = {
  label: string;
  part: { field: UseFormRegisterReturn; error: string | undefined };
  hint?: string;
};

export function NumberField({ label, part, hint }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={part.error} className="flex-1">
      {(wiring) => <Input type="number" inputMode="numeric" min={0} {...wiring} {...part.field} />}
    </Field>
  );
}
