import Link from "next/link";
import { buttonLook } from "@/components/ui/button-look";
import { CardContent, CardFooter } from "@/components/ui/card";
import type { CivilDay } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { nextExam } from "@/lib/progress/rules";
import { PlanInvitation } from "./plan-invitation";
import { PlanSteps } from "./plan-steps";
import { SectionCard } from "./section-card";

/** Nothing is planned without a date to plan for; then the block says what is missing. */
export function StudyPlan({ courses, today }: { courses: EnrolledCourse[]; today: CivilDay }) {
  return (
    <SectionCard title="Study Plan" className="lg:row-span-2">
      {nextExam(courses, today) ? (
        <PlanSteps courses={courses} today={today} />
      ) : (
        <CardContent>
          <PlanInvitation course={courses[0]} />
        </CardContent>
      )}
      <CardFooter>
        <Link prefetch={false} href="/calendar" className={buttonLook({ variant: "outline", className: "w-full" })}>
          View Full Plan
        </Link>
      </CardFooter>
    </SectionCard>
  );
}
