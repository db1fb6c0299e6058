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
    const update = () => {
      // A zoomed page is also smaller than the window, without a keyboard.
      const height = view.scale === 1 ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0;
      element.current?.style.setProperty("--keyboard", `${height}px`);
    };
    update();
    view.addEventListener("resize", update);
    view.addEventListener("scroll", update);
    return () => {
      view.removeEventListener("resize", update);
      view.removeEventListener("scroll", update);
    };
  }, [element, enabled]);
}
