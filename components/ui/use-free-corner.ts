import { type RefObject, useLayoutEffect } from "react";

const WIDE = "(min-width: 768px)";
const EVERY_MS = 150;
const KEEP_CLEAR = "[data-keep-clear]";
const SIDE_SHEET = "[data-slot=sheet-content][data-state=open]";

/**
 * On wide screens toasts are in the bottom right corner, but above elements with `data-keep-clear` (a composer, a row of
 * buttons, the newest message) and beside an open sheet. On a phone they are at the top.
 */
export function useFreeCorner(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const update = () => list.current && moveToFreeCorner(list.current);
    update();
    // The marked elements may appear, disappear, grow or scroll while the toast is shown.
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  }, [list, isShown]);
}

function moveToFreeCorner(list: HTMLElement): void {
  const { bottom, right } = matchMedia(WIDE).matches ? freeCorner(list) : { bottom: 0, right: 0 };
  list.style.bottom = bottom > 0 ? `${bottom}px` : "";
  list.style.right = right > 0 ? `${right}px` : "";
}

function freeCorner({ offsetHeight: height, offsetWidth: width }: HTMLElement): { bottom: number; right: number } {
  const right = widthOfSheet(width);
  const edge = innerWidth - right;
  const obstacles = [...document.querySelectorAll(KEEP_CLEAR)]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && rect.right > edge - width && rect.left < edge)
    .sort((a, b) => b.bottom - a.bottom);
  let end = innerHeight;
  // An element as high as the window is covered, because above it the toast would be outside the window.
  for (const { top, bottom } of obstacles) if (top < end && bottom > end - height && top >= height) end = top;
  return { bottom: innerHeight - end, right };
}

/** How far an open sheet reaches into the window from its right side, if the toast fits beside it. */
function widthOfSheet(width: number): number {
  const sheet = document.querySelector(SIDE_SHEET)?.getBoundingClientRect();
  return sheet && sheet.left >= width && sheet.right >= innerWidth ? innerWidth - sheet.left : 0;
}
