"use client";
import { useCallback, useSyncExternalStore } from "react";
import { type CivilDay, dayIn } from "@/lib/platform/time/civil";
import { DAY_MS } from "@/lib/platform/time/units";
import { untilTomorrow } from "@/lib/progress/rules";

/** Today in this time zone, also on a page that stays open over midnight or wakes from sleep. */
export function useToday(timeZone: string): CivilDay {
  const today = () => dayIn(timeZone, new Date());
  const subscribe = useCallback((look: () => void) => lookDaily(timeZone, look), [timeZone]);
  return useSyncExternalStore(subscribe, today, today);
}

function lookDaily(timeZone: string, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        look();
        wait();
      },
      Math.min(DAY_MS, untilTomorrow(timeZone, new Date())),
    );
  };
  wait();
  // Timers do not run while the computer sleeps.
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}
