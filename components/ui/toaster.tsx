"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { currentToasts, dismissToast, subscribeToToasts, type ToastEntry } from "@/lib/platform/browser/toast";

type View = ComponentType<{ toasts: readonly ToastEntry[] }>;

const NO_TOASTS: readonly ToastEntry[] = [];

const QUIET_MS = 2000;

/**
 * Shows all toasts. The code of the view is loaded at the first touch or key press, so that no page waits for it, and at
 * the latest two seconds after loading, because without a connection it could no longer be loaded.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
  const [View, setView] = useState<View | null>(null);
  const [pressed, setPressed] = useState<number>();
  const hasToasts = toasts.length > 0;

  useEffect(() => {
    if (View) return;
    // A failed load is retried with the next toast.
    const fetchView = () => import("./toast-view").then((view) => setView(() => view.ToastView)).catch(() => {});
    if (hasToasts) fetchView();
    const timer = setTimeout(fetchView, QUIET_MS);
    addEventListener("pointerdown", fetchView, { once: true });
    addEventListener("keydown", fetchView, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", fetchView);
      removeEventListener("keydown", fetchView);
    };
  }, [View, hasToasts]);

  // The view must not replace a button while it is pressed, because the press would be lost.
  const plain = toasts.find(({ id, open }) => open && (!View || id === pressed));
  if (View && !plain) return <View toasts={toasts} />;
  return <PlainMessage toast={plain} onPress={setPressed} />;
}

/** Shown until the code of the real view has loaded, which may be the very code that cannot be loaded. */
const PlainMessage = ({ toast, onPress }: { toast: ToastEntry | undefined; onPress(id: number): void }) =>
  toast && (
    <div
      role="status"
      className="fixed right-4 bottom-4 z-50 max-w-sm rounded-md border bg-popover p-4 text-sm shadow-lg"
    >
      <p className="font-semibold">{toast.title}</p>
      <p>{toast.description}</p>
      {toast.action && (
        <button
          type="button"
          className="mt-2 underline"
          onPointerDown={() => onPress(toast.id)}
          onClick={() => {
            toast.action?.onClick();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
