"use client";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useReadinessLines } from "@/lib/readiness/hooks";
import { SHORT_BASIS } from "@/lib/readiness/rules/words";
import { RangeBar } from "./range-bar";

/** The estimate of one course in its rail, with the way to the whole page. */
export function CourseReadinessLine({ courseId }: { courseId: number }) {
  const lines = useReadinessLines();
  const line = lines.data?.find((candidate) => candidate.courseId === courseId);
  if (lines.isPending) return <Skeleton className="h-28 rounded-lg" />;
  // The page itself explains an error; the rail does without the line.
  if (!line) return null;
  const { low, high, sentence } = line;
  return (
    <Card role="region" aria-labelledby={`readiness-${courseId}`} className="p-4 md:p-5">
      <h2 id={`readiness-${courseId}`} className="heading text-lg">
        Readiness
      </h2>
      <p className="mt-1.5 text-sm">{sentence}</p>
      {low !== null && high !== null && (
        <>
          <RangeBar {...{ low, high, outOf: line.outOf, passMark: line.passMark }} className="mt-4" />
          <p className="mt-2 text-compact text-muted-foreground">{SHORT_BASIS}</p>
        </>
      )}
      <Link
        href={`/courses/${courseId}/readiness`}
        className="mt-3 inline-flex min-h-9 items-center gap-1 rounded-sm font-medium text-primary text-sm hover:underline pointer-coarse:min-h-11"
      >
        {low === null ? "What is missing" : "Areas and what to do next"}
        <Icon name="chevron-right" className="size-4" />
      </Link>
    </Card>
  );
}
