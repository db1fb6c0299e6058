"use client";
import type { ComponentProps, KeyboardEvent } from "react";
import { isWholeTime, timeAfter, timeFrom } from "@/lib/platform/time/typed-when";
import { TypedInput } from "./typed-input";
import { useMedia } from "./use-media";
import { useTypedValue } from "./use-typed-value";

type TimeFieldProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  /** `HH:MM`, '' if it is empty, or the typed text if that is not a time. */
  value: string;
  onChange(value: string): void;
};

/** A time of 24 hours in any browser language: typed, or changed by quarters of an hour with the arrow keys. */
export function TimeField({ value, onChange, ...props }: TimeFieldProps) {
  const isTouch = useMedia("(pointer: coarse)");
  const { set, current, inputProps } = useTypedValue({
    value,
    onChange,
    read: timeFrom,
    isWhole: isWholeTime,
    inWords: (time) => time,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    inputProps.onKeyDown(event);
    const minutes = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    if (minutes === undefined) return;
    event.preventDefault();
    set(isWholeTime(current) ? timeAfter(current, minutes) : "09:00");
  };
  const touchProps = {
    value: isWholeTime(current) ? current : "",
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
  };
  return (
    <span className="relative block">
      <TypedInput
        {...props}
        {...(isTouch ? touchProps : { ...inputProps, onKeyDown })}
        system="time"
        isTouch={isTouch}
        shown={value}
        placeholder="00:00"
      />
    </span>
  );
}

const STEPS: Record<string, number> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 };
