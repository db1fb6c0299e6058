import { PlanInvitation } from "@/components/progress/dashboard/plan-invitation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import type { PlanSummary } from "@/lib/plan/contract/study-plan";
import { useStudyHours } from "@/lib/plan/hooks";
import type { CivilDay } from "@/lib/platform/time/civil";
import type { MyCourse } from "@/lib/progress/contract";
import { nextExam } from "@/lib/progress/rules";
import { PlanMinutes } from "./plan-minutes";
import { PlanSentence } from "./plan-sentence";

type StudyPlanProps = { courses: readonly MyCourse[]; summary: PlanSummary; today: CivilDay };

/** The foot of today's card: what the plan comes to, and how much time it may take. */
export function StudyPlan({ courses, summary, today }: StudyPlanProps) {
  const hasPlan = summary.sentence !== null || summary.locked !== null;
  return (
    <section aria-label="Study Plan" className="grid gap-3 border-t px-4 py-3.5 md:px-5">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-medium text-compact">Study Plan</h3>
        {hasPlan || nextExam(courses, today) ? (
          <PlanSentence summary={summary} from="/dashboard" className="max-w-[80ch]" />
        ) : (
          <PlanInvitation
            course={courses.find(({ nextTopic }) => nextTopic) ?? courses.find(({ passed }) => !passed)}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {summary.courses.some(({ finishOn }) => finishOn !== null) && <PlanTime />}
        <Link
          href="/calendar?view=plan"
          className={buttonVariants({ variant: "outline", className: "ml-auto max-sm:w-full" })}
        >
          View Full Plan
        </Link>
      </div>
    </section>
  );
}

/** The minutes of every day, or the study hours where they are given. */
function PlanTime() {
  const { data: hours } = useStudyHours();
  if (!hours) return null;
  return (
    <>
      {hours.minutes === null && <PlanMinutes />}
      <Link
        href="/calendar?plan=1&hours=1"
        className="w-fit rounded-sm font-medium text-primary text-sm underline underline-offset-4 hover:no-underline pointer-coarse:py-3"
      >
        {hours.minutes === null ? "Tell us your study hours" : "Change your study hours"}
      </Link>
    </>
  );
}
