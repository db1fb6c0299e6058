"use client";
import { Card } from "@/components/ui/card";
import { useUser } from "@/lib/accounts/hooks";
import { dayInWords } from "@/lib/platform/civil";
import { Countdown } from "./exam-date-countdown";
import { ExamDateForm } from "./exam-date-form";
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
          <p className="mt-2 text-sm">How did it go? Set a new date if you sit it again, or clear this one.</p>
        )}
      </div>
      <ExamDateForm courseId={courseId} examDate={examDate} today={today} />
    </Card>
  );
}
