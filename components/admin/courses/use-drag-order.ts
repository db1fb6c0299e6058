"use client";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { dropIndex } from "@/lib/platform/browser/order";

type Drag = { from: number; to: number };

const EDGE = 64;
const STEP = 12;

/** The middles of all rows on the page, from the top of the document. */
const middlesOf = (list: Element): number[] =>
  [...list.querySelectorAll("[data-drag-row]")]
    .filter((row) => row.closest("[data-drag-list]") === list)
    .map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + window.scrollY + height / 2;
    });

/**
 * Reorders rows by dragging their handle, with a mouse, a pen or a finger; Escape cancels. Put `data-drag-list` on the
 * list and `data-drag-row` on its rows. For the keyboard there are buttons that move a row up and down.
 */
export function useDragOrder(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const middles = useRef<number[]>([]);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => event.key === "Escape" && setDrag(null);
    window.addEventListener("keydown", cancel);
    return () => window.removeEventListener("keydown", cancel);
  }, [isDragging]);

  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    const list = event.currentTarget.closest("[data-drag-list]");
    if (!list || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    middles.current = middlesOf(list);
    setDrag({ from, to: from });
  };
  const move = ({ clientY }: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    if (clientY < EDGE) window.scrollBy(0, -STEP);
    if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
    setDrag({ ...drag, to: dropIndex(middles.current, drag.from, clientY + window.scrollY) });
  };
  const end = () => {
    if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to);
    setDrag(null);
  };

  return {
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, index),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
    }),
    /** What a row looks like meanwhile: the dragged one is pale, and a line shows where it will go. */
    rowProps: (index: number) => ({ "data-drag-row": "", "data-dragging": lookOf(drag, index) }),
  };
}

function lookOf(drag: Drag | null, index: number): "row" | "above" | "below" | undefined {
  if (!drag) return undefined;
  if (index === drag.from) return "row";
  if (index !== drag.to) return undefined;
  return drag.to < drag.from ? "above" : "below";
}
