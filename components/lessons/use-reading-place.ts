"use client";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Lesson } from "@/lib/lessons/contract";
import { useKeepPlace } from "@/lib/lessons/hooks";
import { MOST_SECONDS } from "@/lib/lessons/rules";

const SAVE_MS = 60_000;
/** Who has not moved for so long has left the desk. */
const IDLE_MS = 120_000;
const TOP_BAR = 80;

/**
 * Keeps the first block in sight: on leaving, on hiding the tab and every minute while somebody reads and moves. Who
 * opens a lesson at its top and does not scroll keeps the place of the last visit.
 */
export function useReadingPlace({ topicId, blocks, place }: Lesson, text: RefObject<HTMLDivElement | null>): void {
  const keep = useKeepPlace(topicId);
  const reading = useRef({ since: 0, seconds: 0, movedAt: 0, kept: -1, hasScrolled: false });

  const start = useEffectEvent(() => {
    const now = performance.now();
    reading.current = { since: now, seconds: 0, movedAt: now, kept: place?.block ?? 0, hasScrolled: false };
  });
  const count = useEffectEvent(() => {
    const state = reading.current;
    const now = performance.now();
    const isReading = document.visibilityState === "visible" && now - state.movedAt < IDLE_MS;
    if (state.since > 0 && isReading) state.seconds += (now - state.since) / 1000;
    state.since = now;
  });
  const save = useEffectEvent(() => {
    count();
    const state = reading.current;
    const block = state.hasScrolled ? placeIn(text.current) : state.kept;
    const seconds = Math.min(Math.round(state.seconds), MOST_SECONDS);
    if (block === null || blocks.length === 0 || (block === state.kept && seconds === 0)) return;
    state.seconds = 0;
    state.kept = block;
    void keep({ block, seconds });
  });
  const move = useEffectEvent(() => {
    count();
    reading.current.movedAt = performance.now();
    reading.current.hasScrolled ||= window.scrollY > 0 || isAtEnd(text.current);
    // The end is worth a call of its own; everything before it waits for the minute.
    if (reading.current.kept < blocks.length - 1 && isAtEnd(text.current)) save();
  });

  useEffect(() => {
    start();
    const every = setInterval(() => save(), SAVE_MS);
    const onMove = () => move();
    const onHide = () => document.visibilityState === "hidden" && save();
    const onLeave = () => save();
    for (const name of ["scroll", "pointermove", "keydown"]) window.addEventListener(name, onMove, { passive: true });
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", onLeave);
    return () => {
      clearInterval(every);
      for (const name of ["scroll", "pointermove", "keydown"]) window.removeEventListener(name, onMove);
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onLeave);
    };
  }, []);
  // Before the text leaves the page, while its blocks can still be measured.
  useLayoutEffect(() => () => save(), []);
}

/** The first block that is not above the window; the last one once its end has been in sight. */
function placeIn(text: HTMLElement | null): number | null {
  if (!text) return null;
  const blocks = [...text.children];
  if (isAtEnd(text)) return blocks.length - 1;
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > TOP_BAR);
  return first < 0 ? blocks.length - 1 : first;
}

const isAtEnd = (text: HTMLElement | null): boolean =>
  text !== null && text.getBoundingClientRect().bottom <= window.innerHeight;
