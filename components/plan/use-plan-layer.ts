"use client";
import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import { usePlan } from "@/lib/plan/hooks";
import type { CivilDay } from "@/lib/platform/civil";
import type { Range } from "@/lib/progress/rules/day-range";

export type PlanLayer = {
  shown: boolean;
  show(shown: boolean): void;
  /** Empty while the plan is hidden. */
  itemsOn(day: CivilDay): readonly PlanEntry[];
};

const NOTHING: readonly PlanEntry[] = [];

/** The plan for these days of a calendar. Whether it is shown is stored in the address as `?plan=1`. */
export function usePlanLayer(range: Range): PlanLayer {
  const params = useSearchParams();
  const shown = params.get("plan") === "1";
  const { data } = usePlan(range, shown);
  const days = useMemo(() => new Map(shown ? data?.map(({ date, items }) => [date, items]) : []), [data, shown]);
  const show = (next: boolean) => {
    const changed = new URLSearchParams(params);
    if (next) changed.set("plan", "1");
    else changed.delete("plan");
    window.history.replaceState(null, "", changed.size > 0 ? `?${changed}` : window.location.pathname);
  };
  return { shown, show, itemsOn: (day) => days.get(day) ?? NOTHING };
}
