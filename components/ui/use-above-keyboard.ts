"use client";
import { type RefObject, useEffect } from "react";

/**
 * Sets `--keyboard` on the element to the height that a phone's keyboard takes from the window. Browsers lay out fixed
 * elements as if it were not there.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!enabled || !view) return;
    const place = () => {
      // A page that is zoomed in also shows less of itself.
      const taken = view.scale === 1 ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0;
      element.current?.style.setProperty("--keyboard", `${taken}px`);
    };
    place();
    view.addEventListener("resize", place);
    view.addEventListener("scroll", place);
    return () => {
      view.removeEventListener("resize", place);
      view.removeEventListener("scroll", place);
    };
  }, [element, enabled]);
}
