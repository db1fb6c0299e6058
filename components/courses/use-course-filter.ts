"use client";
import { type ReadonlyURLSearchParams, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";

export type CoursesTab = "all" | "enrolled";
export type CourseFilter = { tab: CoursesTab; search: string };

const TYPING_MS = 200;

/** The tab and the search, kept in the address too, so that a link or a way back finds them again. */
export function useCourseFilter() {
  const params = useSearchParams();
  const address = addressOf(filterFrom(params));
  const [filter, setFilter] = useState(() => filterFrom(params));
  const written = useRef(address);

  // Somebody followed a link to this page: the address now says something that did not come from here.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setFilter(filterFrom(new URLSearchParams(address)));
  }, [address]);

  // Browsers refuse an address that changes with every letter. It must not change while a link is being followed either:
  // Next would stay here. So a tab is written at once, and what was typed as soon as the field is left.
  useEffect(() => {
    const next = addressOf(filter);
    if (next === written.current) return;
    const write = () => {
      written.current = next;
      window.history.replaceState(null, "", next || window.location.pathname);
    };
    if (filter.tab !== filterFrom(new URLSearchParams(written.current)).tab) return write();
    const timer = setTimeout(write, TYPING_MS);
    const writeNow = () => {
      clearTimeout(timer);
      write();
    };
    addEventListener("focusout", writeNow, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", writeNow);
    };
  }, [filter]);

  return { ...filter, change: (part: Partial<CourseFilter>) => setFilter((before) => ({ ...before, ...part })) };
}

function filterFrom(params: ReadonlyURLSearchParams | URLSearchParams): CourseFilter {
  return { tab: params.get("tab") === "enrolled" ? "enrolled" : "all", search: params.get("q") ?? "" };
}

function addressOf({ tab, search }: CourseFilter): string {
  const params = new URLSearchParams();
  if (tab !== "all") params.set("tab", tab);
  if (search.trim()) params.set("q", search.trim());
  return params.size > 0 ? `?${params}` : "";
}
