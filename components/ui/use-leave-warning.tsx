"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { UnsavedDialog } from "./unsaved-dialog";

type LeaveWarning = {
  question: ReactNode;
  /** Leaves the page; if something is unsaved, only after the question. */
  leaveFor(go: () => void): void;
};

/**
 * Warns before unsaved changes are lost: with a dialog for links within the app, with the browser's own prompt when the
 * tab is closed.
 */
export function useLeaveWarning(isDirty: boolean): LeaveWarning {
  const router = useRouter();
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    const warn = (event: MouseEvent) => {
      const address = addressOutside(event);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      setPendingLeave(() => () => router.push(address));
    };
    addEventListener("beforeunload", stop);
    document.addEventListener("click", warn, true);
    return () => {
      removeEventListener("beforeunload", stop);
      document.removeEventListener("click", warn, true);
    };
  }, [isDirty, router]);

  const leave = () => {
    setPendingLeave(null);
    pendingLeave?.();
  };
  const question = (
    <UnsavedDialog
      open={pendingLeave !== null}
      action="Leave without saving"
      description="Your changes have not been saved yet."
      onAct={leave}
      onKeep={() => setPendingLeave(null)}
    />
  );
  return { question, leaveFor: (go) => (isDirty ? setPendingLeave(() => go) : go()) };
}

/** The address of a link to another page that was pressed; else null. */
function addressOutside(event: MouseEvent): string | null {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlainClick || !link || link.target === "_blank" || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search + link.hash;
}
