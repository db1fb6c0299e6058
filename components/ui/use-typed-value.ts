"use client";
import { type ChangeEvent, type KeyboardEvent, useState } from "react";

type TypedValueOptions = {
  value: string;
  onChange(value: string): void;
  /** The value of the typed text; null if it has none. */
  read(typed: string): string | null;
  /** Whether the text is complete, so that it counts before the field is left. */
  isWhole(typed: string): boolean;
  /** How the field writes a value. */
  inWords(value: string): string;
};

/**
 * A text field for a value that can be typed in several forms. When the field is left or Enter is pressed, the text
 * becomes the value in the product's own form. Text that is no value is passed on as it is, for the form to refuse.
 */
export function useTypedValue({ value, onChange, read, isWhole, inWords }: TypedValueOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const next = read(typed) ?? typed.trim();
    if (next !== value) onChange(next);
  };
  const set = (next: string) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  return {
    set,
    /** The value of the current text, also while it is being typed. */
    current: typed === null ? value : (read(typed) ?? ""),
    inputProps: {
      value: typed ?? inWords(value),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        const complete = isWhole(target.value) ? read(target.value) : null;
        if (target.value.trim() === "") onChange("");
        else if (complete !== null && complete !== value) onChange(complete);
      },
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter") commit();
      },
    },
  };
}
