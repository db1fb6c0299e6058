"use client";
import { useId } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { TimeField } from "@/components/ui/time-field";
import { clockNote, type EventForm, movedEnd } from "@/lib/calendar/rules/form";
import { isCivilDay } from "@/lib/platform/time/civil";
import { isWholeTime } from "@/lib/platform/time/typed-when";

type WhenFieldsProps = { form: UseFormReturn<EventForm>; timeZone: string };

/** Dates and times; an exam has only a date. Moving the start also moves the end. */
export function WhenFields({ form, timeZone }: WhenFieldsProps) {
  const { control } = form;
  const { errors } = form.formState;
  const startDate = useController({ control, name: "startDate" }).field;
  const startTime = useController({ control, name: "startTime" }).field;
  const endDate = useController({ control, name: "endDate" }).field;
  const endTime = useController({ control, name: "endTime" }).field;
  const repeatUntil = useController({ control, name: "repeatUntil" }).field;
  const [isExam, isAllDay, repeats] = form.watch(["isExamEvent", "isAllDay", "repeats"]);
  const hasTimes = !isExam && !isAllDay;
  const shown = {
    startDate: startDate.value,
    startTime: startTime.value,
    endDate: endDate.value,
    endTime: endTime.value,
  };
  const set = (name: "isAllDay" | "repeats", checked: boolean) => form.setValue(name, checked, { shouldDirty: true });
  const moveEnd = (start: { startDate: string; startTime: string }) => {
    if (!shown.endTime || !isCivilDay(start.startDate) || !isWholeTime(start.startTime)) return;
    const end = movedEnd(shown, start);
    form.setValue("endDate", end.endDate);
    form.setValue("endTime", end.endTime);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-3 gap-y-4">
      <Field
        label={isExam ? "Exam date" : "Start date"}
        error={errors.startDate?.message}
        className={hasTimes ? undefined : "col-span-2"}
      >
        {(wiring) => (
          <DateField
            {...wiring}
            {...startDate}
            onChange={(value) => {
              startDate.onChange(value);
              moveEnd({ ...shown, startDate: value });
            }}
          />
        )}
      </Field>
      {hasTimes && (
        <Field
          label="Start time"
          error={errors.startTime?.message}
          hint={clockNote(timeZone, startDate.value, startTime.value)}
        >
          {(wiring) => (
            <TimeField
              {...wiring}
              {...startTime}
              onChange={(value) => {
                startTime.onChange(value);
                moveEnd({ ...shown, startTime: value });
              }}
            />
          )}
        </Field>
      )}
      {!isExam && (
        <Field
          label="End date (optional)"
          error={errors.endDate?.message}
          className={hasTimes ? undefined : "col-span-2"}
        >
          {(wiring) => (
            <DateField {...wiring} {...endDate} min={isCivilDay(startDate.value) ? startDate.value : undefined} />
          )}
        </Field>
      )}
      {hasTimes && (
        <Field
          label="End time"
          error={errors.endTime?.message}
          hint={clockNote(timeZone, endDate.value || startDate.value, endTime.value)}
        >
          {(wiring) => <TimeField {...wiring} {...endTime} />}
        </Field>
      )}
      {!isExam && (
        <div className="col-span-2 flex flex-wrap gap-x-6 gap-y-2">
          <Choice label="All day" checked={isAllDay} onChange={(checked) => set("isAllDay", checked)} />
          <Choice label="Repeats every week" checked={repeats} onChange={(checked) => set("repeats", checked)} />
        </div>
      )}
      {!isExam && repeats && (
        <Field label="Repeats until (optional)" error={errors.repeatUntil?.message} className="col-span-2">
          {(wiring) => (
            <DateField {...wiring} {...repeatUntil} min={isCivilDay(startDate.value) ? startDate.value : undefined} />
          )}
        </Field>
      )}
    </div>
  );
}

type ChoiceProps = { label: string; checked: boolean; onChange(checked: boolean): void };

function Choice({ label, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex w-fit items-center gap-3 font-medium text-sm pointer-coarse:min-h-11">
      <Checkbox id={id} checked={checked} onCheckedChange={(next) => onChange(next === true)} />
      {label}
    </label>
  );
}
