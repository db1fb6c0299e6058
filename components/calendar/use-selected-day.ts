"use client";
import { useSearchParams } from "next/navigation";
import { type CivilDay, isCivilDay } from "@/lib/platform/civil";

/** The selected day, kept in the address as `?day=`; today when it names none. */
export function useSelectedDay(today: CivilDay): [CivilDay, (day: CivilDay) => void] {
  const search = useSearchParams();
  const asked = search.get("day");
  const select = (day: CivilDay) => {
    const params = new URLSearchParams(search);
    params.set("day", day);
    // Nothing on the server depends on the day, so no page is fetched.
    window.history.replaceState(null, "", `?${params}`);
  };
  return [asked && isCivilDay(asked) ? asked : today, select];
}
