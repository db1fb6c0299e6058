"use client";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { addDays, type CivilDay, isCivilDay } from "@/lib/platform/civil";
import { useSetExamDate } from "@/lib/progress/hooks";
import { INVALID_DATE } from "@/lib/progress/rules";

const WEEKS = [4, 8, 12];

type ExamDateFormProps = { courseId: number; examDate: CivilDay | null; today: CivilDay };

/** The browser's own date field: nothing is better on a phone. */
export function ExamDateForm({ courseId, examDate, today }: ExamDateFormProps) {
  const [day, setDay] = useState(examDate ?? "");
  const [seen, setSeen] = useState(examDate);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = useSetExamDate();

  // The date may change elsewhere: in the calendar, or in another window.
  if (seen !== examDate) {
    setSeen(examDate);
    setDay(examDate ?? "");
  }

  const change = (value: string) => {
    setDay(value);
    setError(undefined);
  };
  const set = (next: CivilDay | null) => {
    if (save.isPending) return;
    // 'Clear' is gone afterwards, and the focus with it.
    const onSuccess = () => next === null && field.current?.focus();
    save.mutate({ params: { id: courseId }, body: { examDate: next } }, { onSuccess });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCivilDay(day)) return set(day);
    setError(INVALID_DATE);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-3">
      <Field label="Date of the exam" error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            ref={field}
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            value={day}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {!examDate && (
        <div className="flex flex-wrap items-center gap-2 text-compact text-muted-foreground">
          In
          {WEEKS.map((weeks) => (
            <Button
              key={weeks}
              variant="outline"
              size="sm"
              aria-label={`In ${weeks} weeks`}
              onClick={() => change(addDays(today, weeks * 7))}
              className="px-2"
            >
              {weeks} weeks
            </Button>
          ))}
        </div>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="secondary" aria-disabled={save.isPending} className="flex-1">
          {examDate ? "Change date" : "Set date"}
        </Button>
        {examDate && (
          <Button variant="outline" aria-disabled={save.isPending} onClick={() => set(null)}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
