"use client";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { isSum, resultOf } from "@/lib/questions/rules/cell-sum";

type SheetFieldProps = {
  name: string;
  value: string;
  column: number;
  readOnly: boolean;
  faultId: string | undefined;
  onChange(value: string | null): void;
};

/** A figure, or a sum that begins with '=': it is worked out on leaving, and seen again on coming back. */
export function SheetField({ name, value, column, readOnly, faultId, onChange }: SheetFieldProps) {
  const [sum, setSum] = useState<{ text: string; result: string } | null>(null);
  const [focused, setFocused] = useState(false);
  const shown = focused && sum && sum.result === value ? sum.text : value;
  const leave = () => {
    setFocused(false);
    if (!isSum(shown)) return;
    const result = resultOf(shown);
    if (result === null) return;
    setSum({ text: shown, result });
    onChange(result);
  };
  return (
    <input
      type="text"
      // A thumb needs '=' and brackets as well as digits.
      inputMode="text"
      autoComplete="off"
      maxLength={60}
      aria-label={name}
      aria-invalid={isSum(value) && !focused ? true : undefined}
      aria-describedby={faultId}
      data-column={column}
      value={shown}
      readOnly={readOnly}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onChange={(event) => {
        setSum(null);
        onChange(event.target.value || null);
      }}
      className={cn("control h-9 w-28 px-2 text-right read-only:bg-muted pointer-coarse:h-11")}
    />
  );
}
