"use client";
import { useSearchParams } from "next/navigation";
import { useMemo, useSyncExternalStore } from "react";
import { useUser } from "@/lib/accounts/hooks";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import { usePlan } from "@/lib/plan/hooks";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import type { CivilDay } from "@/lib/platform/time/civil";
import type { DayRange } from "@/lib/progress/rules/day-range";

export type PlanLayer = {
  shown: boolean;
  show(shown: boolean): void;
  /** Empty while the plan is hidden. */
  itemsOn(day: CivilDay): readonly PlanEntry[];
};

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const NOTHING: readonly PlanEntry[] = [];

/**
 * The plan for these days of a calendar. The address has `?plan=1` while it is shown; without it the calendar
 * is as this person left it in this browser.
 */
export function usePlanLayer(range: DayRange): PlanLayer {
  const params = useSearchParams();
  const key = `calendar-plan:${useUser().data?.id ?? ""}`;
  const left = useSyncExternalStore(
    listen,
    () => readStored(key),
    () => "",
  );
  const shown = (params.get("plan") ?? left) === "1";
  const { data } = usePlan(range, shown);
  const days = useMemo(() => new Map(shown ? data?.map(({ date, items }) => [date, items]) : []), [data, shown]);
  const show = (next: boolean) => {
    writeStored(key, next ? "1" : "");
    for (const listener of listeners) listener();
    const changed = new URLSearchParams(params);
    if (next) changed.set("plan", "1");
    else changed.delete("plan");
    window.history.replaceState(null, "", changed.size > 0 ? `?${changed}` : window.location.pathname);
  };
  return { shown, show, itemsOn: (day) => days.get(day) ?? NOTHING };
}
