"use client";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { useUser } from "@/lib/accounts/hooks";
import type { CourseItem } from "@/lib/courses/contract";
import { addDays, type CivilDay, dayInWords, isCivilDay } from "@/lib/platform/time/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { useSetExamDate } from "@/lib/progress/hooks";
import { INVALID_DATE, isExamOver } from "@/lib/progress/rules";
import { nextSessions } from "@/lib/progress/rules/sessions";
import { ExamDateCountdown } from "./exam-date-countdown";
import { useToday } from "./use-today";

type Paper = Pick<CourseItem, "id" | "body" | "code">;
type ExamDatePanelProps = {
  id: string;
  course: Paper;
  enrolment: Pick<EnrolledCourse, "examDate" | "passed">;
};

export function ExamDatePanel({ id, course, enrolment }: ExamDatePanelProps) {
  const { examDate, passed } = enrolment;
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  return (
    <Card id={id} role="region" aria-labelledby={`${id}-title`} className="p-4 md:p-5">
      <h2 id={`${id}-title`} className="heading text-lg">
        Exam date
      </h2>
      <div aria-live="polite" className="mt-2">
        {examDate || passed ? (
          <>
            <ExamDateCountdown course={enrolment} className="text-base" />
            {examDate && <p className="mt-0.5 text-muted-foreground text-sm">{dayInWords(examDate)}</p>}
          </>
        ) : (
          <p className="text-muted-foreground text-sm">Set the day of your exam to see how much time is left.</p>
        )}
        {passed && <p className="mt-2 text-sm">It is no longer in your plan. Only a later date brings it back.</p>}
        {!passed && isExamOver(examDate, today) && (
          <p className="mt-2 text-sm">The day has passed. Set a new date if you sit it again, or clear this one.</p>
        )}
      </div>
      <ExamDateForm course={course} examDate={examDate} today={today} />
    </Card>
  );
}

type ExamDateFormProps = { course: Paper; examDate: CivilDay | null; today: CivilDay };

function ExamDateForm({ course, examDate, today }: ExamDateFormProps) {
  const [day, setDay] = useState(examDate ?? "");
  const [seen, setSeen] = useState(examDate);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = useSetExamDate(examDate);

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
    save.mutate({ params: { id: course.id }, body: { examDate: next } }, { onSuccess });
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
        {(wiring) => <DateField {...wiring} ref={field} value={day} onChange={change} />}
      </Field>
      {!examDate && <ExamDatePicks course={course} today={today} onPick={set} />}
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

const WEEKS = [4, 8, 12];

type ExamDatePicksProps = { course: Paper; today: CivilDay; onPick(day: CivilDay): void };

/** The next sessions of the paper, or a number of weeks where it can be taken on any day. A press sets the date. */
function ExamDatePicks({ course, today, onPick }: ExamDatePicksProps) {
  const sessions = nextSessions(course, today);
  const weeks = sessions.length > 0 ? [] : WEEKS;
  return (
    <div className="grid gap-2 text-compact text-muted-foreground">
      <div className="flex flex-wrap items-center gap-2">
        {weeks.length > 0 && "In"}
        {sessions.map((day) => (
          <Button key={day} variant="outline" size="sm" onClick={() => onPick(day)} className="px-2">
            {monthInWords(day)}
          </Button>
        ))}
        {weeks.map((count) => (
          <Button
            key={count}
            variant="outline"
            size="sm"
            aria-label={`In ${count} weeks`}
            onClick={() => onPick(addDays(today, count * 7))}
            className="px-2"
          >
            {count} weeks
          </Button>
        ))}
      </div>
      {sessions.length > 0 && <p>Sets the first day of the session. Your own day is in your booking.</p>}
    </div>
  );
}

/** 'March 2027'. */
const monthInWords = (day: CivilDay) => dayInWords(day).split(" ").slice(1).join(" ");
