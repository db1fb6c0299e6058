import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { countdownOf, daysLeft, isUpcoming, SOON_DAYS } from "@/lib/progress/rules";

type CountdownProps = { course: Pick<EnrolledCourse, "examDate" | "passed">; today: CivilDay };

/** Renders nothing if no date is set. */
export function Countdown({ course: { examDate, passed }, today }: CountdownProps) {
  if (passed)
    return (
      <p className="flex items-center gap-1.5 text-compact text-muted-foreground">
        <Icon name="circle-check-big" className="size-3.5 shrink-0" />
        Exam passed
      </p>
    );
  if (!examDate) return null;
  const soon = isUpcoming(examDate, today) && daysLeft(examDate, today) < SOON_DAYS;
  return (
    <p
      className={cn("flex items-center gap-1.5 text-compact", soon ? "font-medium text-exam" : "text-muted-foreground")}
    >
      <Icon name="calendar-clock" className="size-3.5 shrink-0" />
      <time dateTime={examDate} title={dayInWords(examDate)}>
        {countdownOf(examDate, today)}
      </time>
    </p>
  );
}
