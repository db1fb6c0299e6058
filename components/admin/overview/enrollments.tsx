"use client";
import { ErrorState } from "@/components/shell/error-state";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { useEnrollmentStats } from "@/lib/admin/hooks";
import { counted } from "@/lib/courses/rules";
import { sentenceOf } from "@/lib/platform/call";

export function Enrollments() {
  const { data, error, refetch } = useEnrollmentStats();
  if (error && !data) return <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Course Enrollments</CardTitle>
        <CardDescription>How many users are enrolled, and what share of all users that is.</CardDescription>
      </CardHeader>
      <CardContent>
        {data?.length === 0 && <p className="text-muted-foreground text-sm">No courses yet.</p>}
        <ul className="space-y-4">
          {data?.map(({ courseId, title, enrollments, enrollmentPercentage }) => (
            <li key={courseId} className="space-y-1.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <span className="wrap-anywhere font-medium">{title}</span>
                <span className="text-muted-foreground tabular-nums">
                  {counted(enrollments, "enrolment")} ({enrollmentPercentage}%)
                </span>
              </div>
              <Progress value={enrollmentPercentage} aria-label={`Share of users enrolled in ${title}`} />
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
