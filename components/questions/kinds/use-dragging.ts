"use client";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/**
 * Moves a thing of a list along with the pointer: whenever it comes over another one, the two change places. The rows
 * carry their place as `data-place`.
 */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [place, setPlace] = useState<number | null>(null);
  // A drag outlives many renders; each of them brings a new list to move in.
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    let current = from;
    setPlace(from);
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const over = placeAt(list.current, clientY);
      if (over === null || over === current) return;
      latest.current(current, over);
      current = over;
      setPlace(over);
    };
    const end = () => {
      setPlace(null);
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
  return { place, begin };
}

/** The row whose middle half is under this height. */
function placeAt(list: HTMLElement | null, y: number): number | null {
  for (const row of list?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
    const { top, height } = row.getBoundingClientRect();
    if (y >= top + height / 4 && y <= top + (height * 3) / 4) return Number(row.dataset.place);
  }
  return null;
}
