import { Progress } from "@/components/ui/progress";
import type { ManagedUserDetail } from "@/lib/admin/contract/users";

type EnrolledCoursesProps = { enrollments: ManagedUserDetail["enrollments"]; day(instant: string): string };

export function EnrolledCourses({ enrollments, day }: EnrolledCoursesProps) {
  return (
    <section className="space-y-2">
      <h3 className="heading text-base">Enrolled Courses</h3>
      {enrollments.length === 0 && <p className="text-muted-foreground text-sm">Not enrolled in any course.</p>}
      <ul className="divide-y">
        {enrollments.map(({ id, title, progress, enrolledAt, lastAccessedAt }) => (
          <li key={id} className="space-y-1.5 py-3">
            <p className="flex justify-between gap-3 text-sm">
              <span className="min-w-0 wrap-anywhere font-medium">{title}</span>
              <span className="tabular-nums">{progress}%</span>
            </p>
            <Progress value={progress} aria-label={`Progress in ${title}`} />
            <p className="text-compact text-muted-foreground">
              Enrolled: {day(enrolledAt)} · Last accessed: {lastAccessedAt ? day(lastAccessedAt) : "Never"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
