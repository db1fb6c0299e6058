"use client";
import { useEffect } from "react";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
const LAYER = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Browsers drop the focus when its element is removed or disabled, so that somebody with a keyboard or a screen reader
 * would start again at the top of the page. It moves to the nearest element around it that is still there, or back to
 * the element when that is enabled again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // The focused element and its ancestors, and the same for the page below dialogs and menus.
    let path: HTMLElement[] = [];
    let pagePath: HTMLElement[] = [];
    let wasDisabled = false;
    let isScheduled = false;

    const remember = ({ target }: FocusEvent) => {
      path = withAncestors(target as HTMLElement);
      if (!path[0]?.closest(LAYER)) pagePath = path;
      wasDisabled = false;
    };
    // A press on nothing that takes the focus removes it on purpose.
    const forget = ({ target }: PointerEvent) => {
      if ((target as Element).closest(FOCUSABLE)) return;
      path = [];
      pagePath = [];
    };
    const restore = () => {
      isScheduled = false;
      const [last] = path;
      if (!last || document.activeElement !== document.body) return;
      if (last.isConnected && last.matches(":disabled")) wasDisabled = true;
      else if (!last.isConnected || wasDisabled) focusFirst([...path, ...pagePath]);
    };
    // Waits for the effects of the change, which may set the focus themselves.
    const schedule = () => {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(() => setTimeout(restore));
    };
    const observer = new MutationObserver(schedule);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
}

function withAncestors(element: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node && node !== document.body; node = node.parentElement)
    path.push(node);
  return path;
}

function focusFirst(candidates: HTMLElement[]): void {
  const element = candidates.find(({ isConnected }) => isConnected);
  if (!element) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
