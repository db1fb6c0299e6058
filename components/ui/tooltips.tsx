"use client";
import { type ComponentType, useEffect, useState } from "react";
import { loadWhenIdle } from "@/lib/platform/browser/load-with-retry";

/** Tooltips with the names of icon buttons, for devices with a pointer that can hover. */
export function Tooltips() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (!matchMedia("(any-hover: hover)").matches) return;
    // If loading fails, the page has no tooltips. Screen readers still have the names.
    loadWhenIdle(() => import("./tooltip-view").then((part) => setView(() => part.TooltipView)).catch(() => {}));
  }, []);
  return View && <View />;
}
