"use client";
import { useCallback, useEffect, useRef } from "react";
import { MOST_ANSWER_SECONDS } from "@/lib/practice/rules/words";

const IDLE_MS = 120_000;
const SIGNS_OF_LIFE = ["keydown", "pointerdown", "pointermove", "scroll"] as const;

/** Counts the seconds at each item while the tab is visible and in use. */
export function useSeconds(place: number, counting: boolean) {
  const spent = useRef(new Map<number, number>());
  useEffect(() => {
    if (!counting) return;
    let lastUse = Date.now();
    const used = () => {
      lastUse = Date.now();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, used, { passive: true });
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden" || Date.now() - lastUse > IDLE_MS) return;
      spent.current.set(place, Math.min(MOST_ANSWER_SECONDS, (spent.current.get(place) ?? 0) + 1));
    }, 1000);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, used);
    };
  }, [place, counting]);
  return useCallback((at: number) => spent.current.get(at) ?? 0, []);
}
