"use client";
import { useLayoutEffect } from "react";

const CONTROLS = "button, a, summary";
/** A part that appears later than this does not belong to that press. */
const SOON_MS = 1000;

let pressed: { control: Element; at: number } | undefined;

if (typeof document !== "undefined")
  document.addEventListener(
    "click",
    ({ target }) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      pressed = control ? { control, at: performance.now() } : undefined;
    },
    { capture: true },
  );

/** Marks the control that was just pressed as busy, as long as this is rendered. */
export function BusyControl() {
  useLayoutEffect(() => {
    if (!pressed || performance.now() - pressed.at > SOON_MS) return;
    const { control } = pressed;
    control.setAttribute("aria-busy", "true");
    return () => control.removeAttribute("aria-busy");
  }, []);
  return null;
}
