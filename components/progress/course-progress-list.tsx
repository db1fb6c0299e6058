import { BookOpen } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { usePlanSummary } from "@/lib/progress/hooks";
import { CourseProgressRow } from "./course-progress-row";
import { useToday } from "./use-today";

type CourseProgressListProps = { courses: EnrolledCourse[]; timeZone: string };

/** The course that is furthest along stands first. */
export function CourseProgressList({ courses, timeZone }: CourseProgressListProps) {
  const today = useToday(timeZone);
  const { data: summary } = usePlanSummary();
  const paceOf = (id: number) => summary?.courses.find(({ courseId }) => courseId === id)?.pace;
  const sorted = [...courses].sort((a, b) => b.progress - a.progress || b.completedTopics - a.completedTopics);
  return (
    <section aria-labelledby="enrolled-courses">
      <h2 id="enrolled-courses" className="heading mb-3 text-xl">
        Enrolled Courses
      </h2>
      {sorted.length === 0 ? (
        <NoCourses />
      ) : (
        <Card>
          <ul className="divide-y">
            {sorted.map((course) => (
              <CourseProgressRow
                key={course.id}
                course={course}
                timeZone={timeZone}
                today={today}
                pace={paceOf(course.id)}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function NoCourses() {
  return (
    <EmptyState
      as="h3"
      icon={BookOpen}
      title="No enrolled courses"
      description="Enrol in a course, and how far you have come shows here."
      action={
        <Link prefetch={false} href="/courses" className={buttonVariants()}>
          Browse Courses
        </Link>
      }
    />
  );
}
