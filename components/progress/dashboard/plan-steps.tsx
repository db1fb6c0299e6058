import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { CardContent } from "@/components/ui/card";
import type { CivilDay } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { usePlanSummary } from "@/lib/progress/hooks";
import { inDays, isUpcoming, nextSteps } from "@/lib/progress/rules";
import { plannedDay } from "@/lib/progress/rules/plan-words";
import { MOST_SHOWN } from "./continue-learning";

export function PlanSteps({ courses, today }: { courses: EnrolledCourse[]; today: CivilDay }) {
  const { data: summary } = usePlanSummary();
  const steps = nextSteps(courses, today).slice(0, MOST_SHOWN);
  const dateOf = (id: number) => summary?.courses.find(({ courseId }) => courseId === id)?.next?.date;
  if (steps.length === 0)
    return (
      <CardContent>
        <p className="text-muted-foreground text-sm">You have completed every topic that is open to you.</p>
      </CardContent>
    );
  return (
    <ol className="divide-y border-t">
      {steps.map(({ id, title, nextTopic, examDate }) => (
        <li key={id}>
          <Link
            prefetch={false}
            href={`/courses/${id}#topic-${nextTopic.id}`}
            className="flex items-center gap-3 px-4 py-3 transition-colors hover:bg-muted/60 md:px-5"
          >
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-medium text-sm">{nextTopic.title}</span>
              <span className="block text-compact text-muted-foreground">
                {title}
                {isUpcoming(examDate, today) && `, exam ${inDays(examDate, today)}`}
              </span>
              <span className="block text-compact text-muted-foreground">{whenOf(dateOf(id), today)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </ol>
  );
}

const whenOf = (date: CivilDay | null | undefined, today: CivilDay): string =>
  date ? `Planned for ${plannedDay(date, today)}` : "Not planned: no exam date";
