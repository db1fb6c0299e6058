"use client";
import { useSearchParams } from "next/navigation";

const TABS = ["courses", "modules", "topics"] as const;
export type Tab = (typeof TABS)[number];
export type CoursesUrlState = { tab: Tab; course?: number | undefined; module?: number | undefined };

const idOf = (written: string | null) => (/^[1-9]\d{0,8}$/.test(written ?? "") ? Number(written) : undefined);

/** Tab, course and module, stored in the address. */
export function useCoursesUrlState(): [CoursesUrlState, (state: CoursesUrlState) => void] {
  const search = useSearchParams();
  const tab = TABS.find((name) => name === search.get("tab")) ?? "courses";
  const go = ({ tab: to, course, module }: CoursesUrlState) => {
    const params = new URLSearchParams({ tab: to });
    if (course) params.set("course", String(course));
    if (module) params.set("module", String(module));
    // The server's output does not depend on it, so no page is fetched.
    window.history.replaceState(null, "", `?${params}`);
  };
  return [{ tab, course: idOf(search.get("course")), module: idOf(search.get("module")) }, go];
}
