"use client";
import { type RefObject, useEffect } from "react";

/** On paper nothing can be unfolded: folded answers and points are open while the page is printed. */
export function useOpenInPrint(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const folded: HTMLDetailsElement[] = [];
    const open = () => {
      const article = text.current?.closest("article") ?? document;
      folded.push(...article.querySelectorAll<HTMLDetailsElement>("details:not([open])"));
      for (const details of folded) details.open = true;
    };
    const close = () => {
      for (const details of folded.splice(0)) details.open = false;
    };
    window.addEventListener("beforeprint", open);
    window.addEventListener("afterprint", close);
    return () => {
      window.removeEventListener("beforeprint", open);
      window.removeEventListener("afterprint", close);
    };
  }, [text]);
}
