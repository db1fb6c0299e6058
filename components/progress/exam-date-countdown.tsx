"use client";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useUser } from "@/lib/accounts/hooks";
import { countdownOf } from "@/lib/progress/rules";
import { useToday } from "./use-today";

/** The days until the exam, recalculated at each midnight in the person's time zone. */
export function ExamDateCountdown({ examDate, className }: { examDate: string; className?: string }) {
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  return (
    <p className={cn("flex items-center gap-1.5 font-medium text-compact text-exam", className)}>
      <Icon name="calendar-clock" className="size-4 shrink-0" />
      {countdownOf(examDate, today)}
    </p>
  );
}
