import { CalendarClock } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { type CivilDay, dayInWords } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { countdownOf, daysLeft, inDays, nextExam, SOON_DAYS } from "@/lib/progress/rules";
import { StatCard } from "../stat-card";

/** An exam that is near turns amber and says so in words too. */
export function NextExamCard({ courses, today }: { courses: EnrolledCourse[]; today: CivilDay }) {
  const exam = nextExam(courses, today);
  if (!exam) {
    const mark = <CalendarClock className="size-6 text-muted-foreground" />;
    return <StatCard title="Next Exam" figure="No date" meaning="No exam scheduled" mark={mark} />;
  }
  const days = daysLeft(exam.examDate, today);
  const soon = days < SOON_DAYS;
  return (
    <StatCard
      title="Next Exam"
      figure={<time dateTime={exam.examDate}>{dayInWords(exam.examDate, "short")}</time>}
      unit={inDays(exam.examDate, today)}
      meaning={
        <>
          <p className="line-clamp-2">{exam.title}</p>
          {soon && (
            <p className="mt-1 font-medium text-exam">
              {days > 0 ? "Less than two weeks away" : countdownOf(exam.examDate, today)}
            </p>
          )}
        </>
      }
      mark={<CalendarClock className={cn("size-6", soon ? "text-exam" : "text-primary")} />}
      className={cn(soon && "border-exam/40 bg-exam-soft")}
    />
  );
}
