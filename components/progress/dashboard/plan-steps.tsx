import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { CivilDay } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { usePlanSummary } from "@/lib/progress/hooks";
import { inDays, isUpcoming, type nextSteps } from "@/lib/progress/rules";
import { plannedDay } from "@/lib/progress/rules/plan-words";

type PlanStepsProps = { steps: ReturnType<typeof nextSteps<EnrolledCourse>>; today: CivilDay };

/** Nothing without a step: what the plan comes to then says why. */
export function PlanSteps({ steps, today }: PlanStepsProps) {
  const { data: summary } = usePlanSummary();
  const dateOf = (id: number) => summary?.courses.find(({ courseId }) => courseId === id)?.next?.date;
  if (steps.length === 0) return null;
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
