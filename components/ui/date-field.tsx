"use client";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { addDays, type CivilDay, dayIn, dayInWords, isCivilDay } from "@/lib/platform/time/civil";
import { addMonths } from "@/lib/platform/time/month";
import { dayFrom, isWholeDate } from "@/lib/platform/time/typed-when";
import { Icon } from "./icon";
import { lazyPart } from "./lazy-part";
import { TypedInput } from "./typed-input";
import { useMedia } from "./use-media";
import { useTypedValue } from "./use-typed-value";

const DatePicker = lazyPart(() => import("./date-picker").then((module) => module.DatePicker), { heavy: true });

type DateFieldProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "min" | "max"> & {
  /** `YYYY-MM-DD`, '' if it is empty, or the typed text if that is not a date. */
  value: string;
  onChange(value: string): void;
  min?: CivilDay;
  max?: CivilDay;
};

/**
 * A date in the product's own form in any browser language: typed, changed with the arrow keys or chosen in a month.
 */
export function DateField({ value, onChange, min = "2000-01-01", max = "2100-12-31", ...props }: DateFieldProps) {
  const isTouch = useMedia("(pointer: coarse)");
  const frame = useRef<HTMLSpanElement>(null);
  const [picker, setPicker] = useState<"never" | "open" | "closed">("never");
  const [announcement, setAnnouncement] = useState("");
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const { set, current, inputProps } = useTypedValue({
    value,
    onChange,
    read: (typed) => dayFrom(typed, today),
    isWhole: isWholeDate,
    inWords,
  });
  const day = isCivilDay(current) ? current : null;
  const onKeyDown = (event: KeyboardEvent) => {
    inputProps.onKeyDown(event);
    const isOpening = event.altKey && event.key === "ArrowDown";
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    if (!step && !isOpening) return;
    event.preventDefault();
    if (!step) return setPicker("open");
    const next = within(day === null ? today : step(day), min, max);
    set(next);
    // Screen readers do not announce a value that a key has changed.
    setAnnouncement(dayInWords(next, "weekday"));
  };
  const typedProps = { ...inputProps, onKeyDown };
  const touchProps = {
    value: day ?? "",
    min,
    max,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
  };
  return (
    <span ref={frame} className="relative block">
      <TypedInput
        {...props}
        {...(isTouch ? touchProps : typedProps)}
        system="date"
        isTouch={isTouch}
        shown={inWords(value)}
        placeholder="Day month year"
        className="pr-9"
      />
      {!isTouch && (
        <button
          type="button"
          aria-label="Choose a date"
          aria-haspopup="dialog"
          disabled={props.disabled}
          onPointerEnter={DatePicker.preload}
          onFocus={DatePicker.preload}
          onClick={() => setPicker(picker === "open" ? "closed" : "open")}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-muted-foreground hover:text-foreground"
        >
          <Icon name="calendar-days" className="size-4" />
        </button>
      )}
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
      {picker !== "never" && !isTouch && (
        <DatePicker
          frame={frame}
          open={picker === "open"}
          day={day}
          today={today}
          min={min}
          max={max}
          onPick={set}
          onClose={() => setPicker("closed")}
        />
      )}
    </span>
  );
}

const inWords = (value: string) => (isCivilDay(value) ? dayInWords(value) : value);

const STEPS: Record<string, (day: CivilDay) => CivilDay> = {
  ArrowUp: (day) => addDays(day, 1),
  ArrowDown: (day) => addDays(day, -1),
  PageUp: (day) => addMonths(day, 1),
  PageDown: (day) => addMonths(day, -1),
};

const within = (day: CivilDay, min: CivilDay, max: CivilDay): CivilDay => (day < min ? min : day > max ? max : day);
