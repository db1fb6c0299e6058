"use client";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Lesson } from "@/lib/lessons/contract";
import { useKeepPlace } from "@/lib/lessons/hooks";
import { MOST_READING_SECONDS } from "@/lib/lessons/rules";

const SAVE_MS = 60_000;
/** A reader who has not moved for this long is considered absent. */
const IDLE_MS = 120_000;
const TOP_BAR = 80;

/**
 * Saves the first visible block: when the page is left, when the tab is hidden, and every minute while the reader is
 * active. If she opens a lesson and does not scroll, the position of the last visit is kept.
 */
export function useReadingPlace({ topicId, blocks, place }: Lesson, text: RefObject<HTMLDivElement | null>): void {
  const keep = useKeepPlace(topicId);
  const reading = useRef({ since: 0, seconds: 0, movedAt: 0, kept: -1, hasScrolled: false });

  const start = useEffectEvent(() => {
    const now = performance.now();
    // She may have scrolled before hydration, or the browser may have restored the position.
    const hasScrolled = window.scrollY > 0;
    reading.current = { since: now, seconds: 0, movedAt: now, kept: place?.block ?? 0, hasScrolled };
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
    const seconds = Math.min(Math.round(state.seconds), MOST_READING_SECONDS);
    if (block === null || blocks.length === 0 || (block === state.kept && seconds === 0)) return;
    state.seconds = 0;
    state.kept = block;
    void keep({ block, seconds });
  });
  const move = useEffectEvent(() => {
    count();
    reading.current.movedAt = performance.now();
    reading.current.hasScrolled ||= window.scrollY > 0 || isAtEnd(text.current);
    // Reaching the end is saved at once; everything else is saved each minute.
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
  // Runs before the text is removed, while its blocks can still be measured.
  useLayoutEffect(() => () => save(), []);
}

/** The first block that is not above the window; the last one once the end of the text was visible. */
function placeIn(text: HTMLElement | null): number | null {
  if (!text) return null;
  const blocks = [...text.children];
  if (isAtEnd(text)) return blocks.length - 1;
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > TOP_BAR);
  return first < 0 ? blocks.length - 1 : first;
}

const isAtEnd = (text: HTMLElement | null): boolean =>
  text !== null && text.getBoundingClientRect().bottom <= window.innerHeight;
