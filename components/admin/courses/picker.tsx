"use client";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";

type PickerProps = {
  label: string;
  placeholder: string;
  options: readonly { id: number; title: string }[];
  value: number | undefined;
  onPick(id: number | undefined): void;
};

export function Picker({ label, placeholder, options, value, onPick }: PickerProps) {
  return (
    <Field label={label} className="w-full sm:w-80">
      {(wiring) => (
        <NativeSelect
          {...wiring}
          value={options.some(({ id }) => id === value) ? value : ""}
          onChange={({ target }) => onPick(Number(target.value) || undefined)}
        >
          <option value="">{placeholder}</option>
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
