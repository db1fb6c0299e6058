"use client";
import { useId } from "react";
import { Input } from "@/components/ui/input";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MOST = 720;
const STEP_MINUTES = 5;
/** The slider goes so far; more can be typed. */
const SLIDER_MOST = 360;

type WeekdayMinutesProps = { minutes: readonly number[]; onChange(minutes: readonly number[]): void };

/** Seven sliders, each with a field for the exact number. */
export function WeekdayMinutes({ minutes, onChange }: WeekdayMinutesProps) {
  const id = useId();
  const set = (day: number, value: number) =>
    onChange(minutes.map((one, at) => (at === day ? Math.max(0, Math.min(MOST, value)) : one)));
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Minutes on each weekday</legend>
      {WEEKDAYS.map((weekday, day) => (
        <div key={weekday} className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-3">
          <label htmlFor={`${id}-${day}`} className="text-sm">
            {weekday}
          </label>
          <input
            type="range"
            aria-label={`${weekday}, slider`}
            aria-valuetext={`${minutes[day]} minutes`}
            min={0}
            max={Math.max(SLIDER_MOST, minutes[day] ?? 0)}
            step={STEP_MINUTES}
            value={minutes[day] ?? 0}
            onChange={({ target }) => set(day, Number(target.value))}
            className="h-10 w-full cursor-pointer accent-primary pointer-coarse:h-11"
          />
          <span className="flex items-center gap-1.5 text-compact text-muted-foreground">
            <MinutesField id={`${id}-${day}`} minutes={minutes[day] ?? 0} onChange={(value) => set(day, value)} />
            min
          </span>
        </div>
      ))}
    </fieldset>
  );
}

/** Takes whole minutes and keeps to steps of five when it is left. */
function MinutesField({ id, minutes, onChange }: { id: string; minutes: number; onChange(minutes: number): void }) {
  const commit = (text: string) => onChange(Math.round((Number(text) || 0) / STEP_MINUTES) * STEP_MINUTES);
  return (
    <Input
      // A new value from the slider replaces the text in the field.
      key={minutes}
      id={id}
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST}
      step={STEP_MINUTES}
      defaultValue={minutes}
      onBlur={({ target }) => {
        commit(target.value);
        target.value = String(
          Math.max(0, Math.min(MOST, Math.round((Number(target.value) || 0) / STEP_MINUTES) * STEP_MINUTES)),
        );
      }}
      onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget.value)}
      className="w-20 text-right tabular-nums"
    />
  );
}
