"use client";
import { useSearchParams } from "next/navigation";
import { useId, useState } from "react";
import { PlanInvitation } from "@/components/progress/dashboard/plan-invitation";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Switch } from "@/components/ui/switch";
import { usePlanSummary, useStudyHours } from "@/lib/plan/hooks";
import { useMyCourses } from "@/lib/progress/hooks";
import { PlanMinutes } from "./plan-minutes";
import { PlanSentence } from "./plan-sentence";
import type { PlanLayer } from "./use-plan-layer";

const VerdictView = lazyPart(() => import("./verdict-view").then((module) => module.VerdictView));
const HoursDialog = lazyPart(() => import("./hours-dialog").then((module) => module.HoursDialog), { heavy: true });

/** Shows or hides the plan in the calendar, summarises it and opens the study hours. */
export function PlanBar({ layer }: { layer: Pick<PlanLayer, "shown" | "show"> }) {
  const id = useId();
  const asked = useSearchParams().get("hours") === "1";
  const [isEditing, setEditing] = useState(asked);
  const { data: hours } = useStudyHours();
  const hasHours = Boolean(hours?.minutes);
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
      <label htmlFor={id} className="flex min-h-10 items-center gap-3 font-medium text-sm pointer-coarse:min-h-11">
        <Switch id={id} checked={layer.shown} onCheckedChange={layer.show} />
        Study plan
      </label>
      {layer.shown && !hasHours && <PlanOutcome />}
      <Button variant="outline" size="sm" className="ml-auto" onClick={() => setEditing(true)}>
        <Icon name="clock" />
        Study hours
      </Button>
      {layer.shown && hasHours && <VerdictView />}
      {isEditing && <HoursDialog onClose={() => setEditing(false)} />}
    </Card>
  );
}

function PlanOutcome() {
  const { data: summary } = usePlanSummary();
  const { data: courses } = useMyCourses();
  if (!summary) return null;
  if (!summary.sentence && !summary.locked) return <PlanInvitation course={courses?.[0]} />;
  return (
    <>
      <PlanSentence summary={summary} from="/calendar?plan=1" className="min-w-48 flex-1" />
      {summary.courses.some(({ finishOn }) => finishOn !== null) && <PlanMinutes />}
    </>
  );
}
