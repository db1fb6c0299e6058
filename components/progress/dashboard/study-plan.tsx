import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent, CardFooter } from "@/components/ui/card";
import type { CivilDay } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { usePlanSummary } from "@/lib/progress/hooks";
import { nextExam, nextSteps } from "@/lib/progress/rules";
import { PlanMinutes } from "../plan/plan-minutes";
import { PlanSentence } from "../plan/plan-sentence";
import { MOST_SHOWN } from "./continue-learning";
import { PlanInvitation } from "./plan-invitation";
import { PlanSteps } from "./plan-steps";
import { SectionCard } from "./section-card";

/** Nothing is planned without a date to plan for; then the block says what is missing. */
export function StudyPlan({ courses, today }: { courses: EnrolledCourse[]; today: CivilDay }) {
  const { data: summary } = usePlanSummary();
  const steps = nextSteps(courses, today).slice(0, MOST_SHOWN);
  const allDone = steps.length === 0 && courses.some(({ completedTopics }) => completedTopics > 0);
  return (
    <SectionCard title="Study Plan" className="lg:row-span-2">
      {nextExam(courses, today) || allDone ? (
        <>
          <PlanSteps steps={steps} today={today} />
          {summary && (summary.sentence !== null || steps.length === 0) && (
            <div className="grid gap-3 border-t px-4 py-3 md:px-5">
              <PlanSentence summary={summary} from="/dashboard" className="text-muted-foreground text-sm" />
              {summary.courses.some(({ finishOn }) => finishOn !== null) && <PlanMinutes />}
            </div>
          )}
        </>
      ) : (
        <CardContent>
          <PlanInvitation course={steps[0] ?? courses[0]} />
        </CardContent>
      )}
      <CardFooter>
        <Link
          prefetch={false}
          href="/calendar?plan=1"
          className={buttonVariants({ variant: "outline", className: "w-full" })}
        >
          View Full Plan
        </Link>
      </CardFooter>
    </SectionCard>
  );
}
