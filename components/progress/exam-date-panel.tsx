"use client";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useUser } from "@/lib/accounts/hooks";
import { addDays, type CivilDay, dayInWords, isCivilDay } from "@/lib/platform/civil";
import { useSetExamDate } from "@/lib/progress/hooks";
import { INVALID_DATE } from "@/lib/progress/rules";
import { Countdown } from "./exam-date-countdown";
import { useToday } from "./use-today";

type ExamDatePanelProps = { id: string; courseId: number; examDate: string | null };

export function ExamDatePanel({ id, courseId, examDate }: ExamDatePanelProps) {
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  return (
    <Card id={id} role="region" aria-labelledby={`${id}-title`} className="p-4 md:p-5">
      <h2 id={`${id}-title`} className="heading text-lg">
        Exam date
      </h2>
      <div aria-live="polite" className="mt-2">
        {examDate ? (
          <>
            <Countdown examDate={examDate} className="text-base" />
            <p className="mt-0.5 text-muted-foreground text-sm">{dayInWords(examDate)}</p>
          </>
        ) : (
          <p className="text-muted-foreground text-sm">Set the day of your exam to see how much time is left.</p>
        )}
        {examDate && examDate < today && (
          <p className="mt-2 text-sm">The day has passed. Set a new date if you sit it again, or clear this one.</p>
        )}
      </div>
      <ExamDateForm courseId={courseId} examDate={examDate} today={today} />
    </Card>
  );
}

const WEEKS = [4, 8, 12];

type ExamDateFormProps = { courseId: number; examDate: CivilDay | null; today: CivilDay };

/** The browser's native date field works best on phones. */
function ExamDateForm({ courseId, examDate, today }: ExamDateFormProps) {
  const [day, setDay] = useState(examDate ?? "");
  const [seen, setSeen] = useState(examDate);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = useSetExamDate();

  // The date may be changed elsewhere: in the calendar or in another window.
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
    // The 'Clear' button is removed afterwards, so the focus is moved first.
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
