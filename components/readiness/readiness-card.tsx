"use client";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { CivilDay } from "@/lib/platform/time/civil";
import { inDays, isUpcoming } from "@/lib/progress/rules";
import { useReadinessLines } from "@/lib/readiness/hooks";
import { SHORT_BASIS } from "@/lib/readiness/rules/words";

/** A line for each course with an estimate: 'FA: 45 to 58 of 100, exam in 45 days'. */
export function ReadinessCard({ today, className }: { today: CivilDay; className?: string }) {
  const { data = [] } = useReadinessLines();
  const estimated = data.filter(({ state, outcome }) => state === "estimate" && outcome !== "passed");
  if (estimated.length === 0) return null;
  return (
    <SectionCard title="Readiness" className={className}>
      <ul className="divide-y border-t">
        {estimated.map(({ courseId, title, low, high, outOf, examDate }) => (
          <li key={courseId}>
            <Link
              href={`/courses/${courseId}/readiness`}
              className="flex items-center gap-3 px-4 py-3 text-sm row-hover md:px-5 pointer-coarse:min-h-11"
            >
              <span className="wrap-anywhere min-w-0 flex-1">
                <span className="font-medium">{title}:</span> {low} to {high} of {outOf}
                {isUpcoming(examDate, today) && `, exam ${inDays(examDate, today)}`}
              </span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-2.5 text-compact text-muted-foreground md:px-5">{SHORT_BASIS}</p>
    </SectionCard>
  );
}
