"use client";
import { useSearchParams } from "next/navigation";
import { useMemo, useSyncExternalStore } from "react";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import { usePlan } from "@/lib/plan/hooks";
import { planCookie, planCookieText } from "@/lib/plan/rules/plan-cookie";
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

const isSecure = () => window.location.protocol === "https:";

const wasShown = () => document.cookie.split("; ").includes(`${planCookie(isSecure())}=1`);

function keep(shown: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: few browsers have the other way
  document.cookie = planCookieText(shown, isSecure());
  for (const listener of listeners) listener();
}

const NOTHING: readonly PlanEntry[] = [];

/**
 * The plan for these days of a calendar. The address has `?plan=1` while it is shown; without it the calendar
 * is as it was left in this browser, which the server knows as `planWasShown`.
 */
export function usePlanLayer(range: DayRange, planWasShown: boolean): PlanLayer {
  const params = useSearchParams();
  const before = useSyncExternalStore(listen, wasShown, () => planWasShown);
  const asked = params.get("plan");
  const shown = asked === null ? before : asked === "1";
  const { data } = usePlan(range, shown);
  const days = useMemo(() => new Map(shown ? data?.map(({ date, items }) => [date, items]) : []), [data, shown]);
  const show = (next: boolean) => {
    keep(next);
    const changed = new URLSearchParams(params);
    if (next) changed.set("plan", "1");
    else changed.delete("plan");
    window.history.replaceState(null, "", changed.size > 0 ? `?${changed}` : window.location.pathname);
  };
  return { shown, show, itemsOn: (day) => days.get(day) ?? NOTHING };
}
