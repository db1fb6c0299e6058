"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts, type ToastEntry } from "@/lib/platform/toast";

type View = ComponentType<{ toasts: readonly ToastEntry[] }>;

const NO_TOASTS: readonly ToastEntry[] = [];

const QUIET_MS = 2000;

/**
 * The host of all messages. What draws them is fetched at the first touch or key, so that no page waits for it, and in any
 * case soon after: a message that the network has gone could not fetch it any more.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
  const [View, setView] = useState<View | null>(null);
  const wanted = toasts.length > 0;

  useEffect(() => {
    if (View) return;
    // A failed fetch is tried again with the next message.
    const fetchView = () => import("./toast-view").then((view) => setView(() => view.ToastView)).catch(() => {});
    if (wanted) fetchView();
    const timer = setTimeout(fetchView, QUIET_MS);
    addEventListener("pointerdown", fetchView, { once: true });
    addEventListener("keydown", fetchView, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", fetchView);
      removeEventListener("keydown", fetchView);
    };
  }, [View, wanted]);

  return View ? <View toasts={toasts} /> : null;
}
