"use client";
import { type KeyboardEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { MOST_DAYS_OFF } from "@/lib/plan/rules/plan-range";
import { addDays, type CivilDay, dayInWords, daysBetween, isCivilDay } from "@/lib/platform/time/civil";

export type TypedRange = { from: string; to: string };
export const NO_RANGE: TypedRange = { from: "", to: "" };

type DaysOffProps = {
  days: readonly CivilDay[];
  today: CivilDay;
  /** The values of the two fields, which are not added yet. */
  range: TypedRange;
  error: string | undefined;
  onRange(range: TypedRange): void;
  onAdd(): void;
  onChange(days: readonly CivilDay[]): void;
};

/** Single days and ranges without studying. Enter in a field adds its value. */
export function DaysOff({ days, today, range: { from, to }, error, onRange, onAdd, onChange }: DaysOffProps) {
  const button = useRef<HTMLButtonElement>(null);
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // The same key press first updates the field, so the button is clicked after it.
    setTimeout(() => button.current?.click());
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">Days off</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter is heard here for both fields. */}
      <div className="flex flex-wrap items-end gap-2" onKeyDown={addOnEnter}>
        <Field label="From" className="min-w-48 flex-1">
          {(wiring) => (
            <DateField min={today} value={from} onChange={(value) => onRange({ from: value, to })} {...wiring} />
          )}
        </Field>
        <Field label="To (optional)" className="min-w-48 flex-1">
          {(wiring) => (
            <DateField
              min={isCivilDay(from) ? from : today}
              value={to}
              onChange={(value) => onRange({ from, to: value })}
              {...wiring}
            />
          )}
        </Field>
        <Button ref={button} variant="outline" onClick={onAdd}>
          Add
        </Button>
      </div>
      {error && (
        <p role="alert" className="font-medium text-compact text-destructive">
          {error}
        </p>
      )}
      {days.length > 0 && (
        <ul aria-label="Your days off" className="flex flex-wrap gap-1.5">
          {rangesOf(days).map(([first, last]) => (
            <li key={first} className="flex items-center gap-1 rounded-sm bg-muted py-0.5 pl-2 text-compact">
              {first === last
                ? dayInWords(first, "short")
                : `${dayInWords(first, "short")} to ${dayInWords(last, "short")}`}
              <Button
                variant="ghost"
                size="icon"
                className="size-7 pointer-coarse:size-11"
                aria-label={`Remove ${first === last ? dayInWords(first, "day") : `${dayInWords(first, "day")} to ${dayInWords(last, "day")}`}`}
                onClick={() => onChange(days.filter((day) => day < first || day > last))}
              >
                <Icon name="x" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** The days off with those of a range, or what is wrong with the range. */
export function withRange(
  days: readonly CivilDay[],
  { from, to }: TypedRange,
  today: CivilDay,
): { days: CivilDay[] } | { problem: string } {
  const last = to || from;
  const problem = problemOf(from, last, today);
  if (problem) return { problem };
  const range = Array.from({ length: daysBetween(from, last) + 1 }, (_, at) => addDays(from, at));
  const all = [...new Set([...days, ...range])].sort();
  return all.length > MOST_DAYS_OFF ? { problem: `There can be at most ${MOST_DAYS_OFF} days off.` } : { days: all };
}

function problemOf(from: string, to: string, today: CivilDay): string | undefined {
  if (!isCivilDay(from)) return "Please choose the first day off.";
  if (!isCivilDay(to) || to < from) return "The last day must not be before the first.";
  if (from < today) return "Days off begin today at the earliest.";
  if (daysBetween(today, to) > MOST_DAYS_OFF) return `Days off may be at most ${MOST_DAYS_OFF} days ahead.`;
  return undefined;
}

/** Days in a row as one range. */
function rangesOf(days: readonly CivilDay[]): [CivilDay, CivilDay][] {
  const ranges: [CivilDay, CivilDay][] = [];
  for (const day of [...days].sort()) {
    const last = ranges.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}
