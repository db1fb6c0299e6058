import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import type { CivilDay } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { isFinished } from "@/lib/progress/rules";
import { ContinueRow } from "./continue-row";
import { SectionCard } from "./section-card";

export const MOST_SHOWN = 3;

/** The courses opened last; finished ones give way to those that can be continued. */
export function ContinueLearning({ courses, today }: { courses: EnrolledCourse[]; today: CivilDay }) {
  const shown = [...courses].sort((a, b) => Number(isFinished(a)) - Number(isFinished(b))).slice(0, MOST_SHOWN);
  if (shown.length === 0) return <NothingYet />;
  return (
    <SectionCard title="Continue Learning" className="lg:col-span-2" aside={<AllCourses />}>
      <ul className="divide-y border-t">
        {shown.map((course) => (
          <ContinueRow key={course.id} course={course} today={today} />
        ))}
      </ul>
    </SectionCard>
  );
}

function AllCourses() {
  return (
    <Link
      prefetch={false}
      href="/courses?tab=enrolled"
      className="rounded-sm text-compact text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
    >
      All my courses
    </Link>
  );
}

function NothingYet() {
  return (
    <SectionCard title="Continue Learning" className="lg:col-span-2">
      <CardContent>
        <p className="mb-4 max-w-[60ch] text-muted-foreground text-sm">
          You haven't enrolled in any courses yet. The first module of every course is free.
        </p>
        <Link prefetch={false} href="/courses" className={buttonVariants()}>
          Browse Courses
        </Link>
      </CardContent>
    </SectionCard>
  );
}
