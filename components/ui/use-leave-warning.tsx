"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

/**
 * Warns before unsaved changes are lost: with a dialog for links within the app, with the browser's own prompt when the
 * tab is closed.
 */
export function useLeaveWarning(isDirty: boolean): ReactNode {
  const router = useRouter();
  const [going, setGoing] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    const warn = (event: MouseEvent) => {
      const address = leadingAway(event);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      setGoing(address);
    };
    addEventListener("beforeunload", stop);
    document.addEventListener("click", warn, true);
    return () => {
      removeEventListener("beforeunload", stop);
      document.removeEventListener("click", warn, true);
    };
  }, [isDirty]);

  function leave() {
    setGoing(null);
    if (going) router.push(going);
  }

  return (
    <Dialog open={going !== null} onOpenChange={(open) => !open && setGoing(null)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Leave without saving?</DialogTitle>
          <DialogDescription>Your changes have not been saved yet.</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={leave}>
            Leave without saving
          </Button>
          <Button onClick={() => setGoing(null)}>Keep editing</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function leadingAway(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!plain || !link || link.target === "_blank" || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search + link.hash;
}
