"use client";
import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { durationOf } from "@/lib/courses/rules";
import { usePlanSummary, useSetStudyMinutes } from "@/lib/plan/hooks";
import { WISHES } from "@/lib/plan/rules/plan-range";

/** The minutes per day that the plan may use. */
export function PlanMinutes() {
  const id = useId();
  const { data } = usePlanSummary();
  const set = useSetStudyMinutes();
  const current = set.isPending ? set.variables.body.minutes : (data?.minutes ?? null);
  const choices = current === null || WISHES.includes(current) ? WISHES : [...WISHES, current].sort((a, b) => a - b);
  return (
    <div className="flex items-center gap-3">
      <Label htmlFor={id} className="shrink-0 text-compact">
        Time a day
      </Label>
      <NativeSelect
        id={id}
        className="min-w-0 flex-1"
        value={current ?? ""}
        onChange={({ target }) => set.mutate({ body: { minutes: target.value === "" ? null : Number(target.value) } })}
      >
        <option value="">As much as it takes</option>
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {durationOf(minutes)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
