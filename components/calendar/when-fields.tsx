"use client";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { clockNote, type EventForm, movedEnd } from "@/lib/calendar/rules/form";

type WhenFieldsProps = { form: UseFormReturn<EventForm>; timeZone: string };

/** Days and times; an exam has a day only. Moving the start takes the end along. */
export function WhenFields({ form, timeZone }: WhenFieldsProps) {
  const { errors } = form.formState;
  const [startDate, startTime, endDate, endTime, isExam] = form.watch([
    "startDate",
    "startTime",
    "endDate",
    "endTime",
    "isExamEvent",
  ]);
  const shown = { startDate, startTime, endDate, endTime };
  const moving = (name: "startDate" | "startTime") => {
    const field = form.register(name, {
      onChange: ({ target }: { target: HTMLInputElement }) => {
        if (!endTime || !target.value) return;
        const end = movedEnd(shown, { startDate, startTime, [name]: target.value });
        form.setValue("endDate", end.endDate);
        form.setValue("endTime", end.endTime);
      },
    });
    return field;
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={isExam ? "Exam date" : "Start date"}
        error={errors.startDate?.message}
        className={isExam ? "sm:col-span-2" : undefined}
      >
        {(wiring) => <Input type="date" min="2000-01-01" max="2100-12-31" {...wiring} {...moving("startDate")} />}
      </Field>
      {!isExam && (
        <>
          <Field label="Start time" error={errors.startTime?.message} hint={clockNote(timeZone, startDate, startTime)}>
            {(wiring) => <Input type="time" {...wiring} {...moving("startTime")} />}
          </Field>
          <Field label="End date (optional)" error={errors.endDate?.message}>
            {(wiring) => (
              <Input
                type="date"
                min={startDate || "2000-01-01"}
                max="2100-12-31"
                {...wiring}
                {...form.register("endDate")}
              />
            )}
          </Field>
          <Field
            label="End time (optional)"
            error={errors.endTime?.message}
            hint={clockNote(timeZone, endDate || startDate, endTime)}
          >
            {(wiring) => <Input type="time" {...wiring} {...form.register("endTime")} />}
          </Field>
        </>
      )}
    </div>
  );
}
