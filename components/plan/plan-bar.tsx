"use client";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { PlanInvitation } from "@/components/progress/dashboard/plan-invitation";
import { CouldNotLoad } from "@/components/shell/could-not-load";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { usePlanSummary, useStudyHours } from "@/lib/plan/hooks";
import { useMyCourses } from "@/lib/progress/hooks";
import { PlanMinutes } from "./plan-minutes";
import { PlanSentence } from "./plan-sentence";

const VerdictView = lazyPart(() => import("./verdict-view").then((module) => module.VerdictView));
const HoursDialog = lazyPart(() => import("./hours-dialog").then((module) => module.HoursDialog), { heavy: true });

type PlanBarProps = {
  shown: boolean;
  /** The verdict, if it comes with the page. It is at the top; loaded later, it would push everything down. */
  verdict: ReactNode;
  className?: string;
};

/** The verdict of the plan and the study hours, above the calendar. Shows nothing while the plan is hidden. */
export function PlanBar({ shown, verdict, className }: PlanBarProps) {
  const isRequested = useSearchParams().get("hours") === "1";
  const [isEditing, setEditing] = useState(isRequested);
  const { data: hours } = useStudyHours();
  const hasHours = Boolean(hours?.minutes);
  if (!shown) return isEditing && <HoursDialog onClose={() => setEditing(false)} />;
  return (
    <Card className={cn("flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3", className)}>
      {!hasHours && <PlanOutcome />}
      {hasHours && (verdict ?? <VerdictView />)}
      <Button variant="outline" size="sm" className="ml-auto" onClick={() => setEditing(true)}>
        <Icon name="clock" />
        Study hours
      </Button>
      {isEditing && <HoursDialog onClose={() => setEditing(false)} />}
    </Card>
  );
}

function PlanOutcome() {
  const { data: summary, isError, refetch } = usePlanSummary();
  const { data: courses } = useMyCourses();
  if (!summary) {
    if (isError) return <CouldNotLoad what="your plan" onRetry={refetch} />;
    return <Skeleton className="h-5 min-w-48 flex-1" />;
  }
  if (!summary.sentence && !summary.locked) return <PlanInvitation course={courses?.[0]} />;
  return (
    <>
      <PlanSentence summary={summary} from="/calendar?plan=1" className="min-w-48 flex-1" />
      {summary.courses.some(({ finishOn }) => finishOn !== null) && <PlanMinutes />}
    </>
  );
}
