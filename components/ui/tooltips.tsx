"use client";
import { type ComponentType, useEffect, useState } from "react";
import { loadWhenIdle } from "@/lib/platform/browser/load-with-retry";

/** The names of icon buttons, for the whole page, where there is a pointer that can rest on them. */
export function Tooltips() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (!matchMedia("(any-hover: hover)").matches) return;
    // A failed load leaves the page without tooltips: the names are there for screen readers all the same.
    loadWhenIdle(() => import("./tooltip-view").then((part) => setView(() => part.TooltipView)).catch(() => {}));
  }, []);
  return View && <View />;
}
