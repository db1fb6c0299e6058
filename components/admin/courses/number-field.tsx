import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export function NumberField({ name, label }: { name: "order" | "duration"; label: string }) {
  const { register, formState } = useFormContext<{ order: number; duration: number }>();
  return (
    <Field label={label} error={formState.errors[name]?.message} className="flex-1">
      {(wiring) => (
        <Input type="number" inputMode="numeric" min={0} {...wiring} {...register(name, { valueAsNumber: true })} />
      )}
    </Field>
  );
}
