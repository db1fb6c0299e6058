"use client";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useUser } from "@/lib/accounts/hooks";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { countdownOf } from "@/lib/progress/rules";
import { useToday } from "./use-today";

type ExamDateCountdownProps = { course: Pick<EnrolledCourse, "examDate" | "passed">; className?: string };

/** The days until the exam, recalculated at each midnight in the person's time zone. Nothing without a date. */
export function ExamDateCountdown({ course: { examDate, passed }, className }: ExamDateCountdownProps) {
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  if (!passed && !examDate) return null;
  return (
    <p
      className={cn(
        "flex items-center gap-1.5 font-medium text-compact",
        passed ? "text-primary" : "text-exam",
        className,
      )}
    >
      <Icon name={passed ? "circle-check-big" : "calendar-clock"} className="size-4 shrink-0" />
      {passed || !examDate ? "Exam passed" : countdownOf(examDate, today)}
    </p>
  );
}
