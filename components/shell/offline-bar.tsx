"use client";
import { useOffline } from "next/offline";
import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { noteConnection, useIsOffline } from "@/lib/platform/browser/connection";

/** The only message about a lost connection; reads that fail meanwhile show none. */
export function OfflineBar() {
  const isOffline = useIsOffline();
  const isPageAwaited = useOffline();
  useEffect(() => {
    if (isPageAwaited) noteConnection(false);
  }, [isPageAwaited]);
  return (
    <div role="status" data-offline-bar className="sticky top-16 z-20 print:hidden">
      {isOffline && (
        <p className="flex items-center justify-center gap-2 border-exam/30 border-b bg-exam-soft px-4 py-2 text-sm">
          <Icon name="wifi-off" className="size-4 shrink-0 text-exam" />
          You are offline. What you tick, answer or write is kept on this device, and a page that you choose opens
          later.
        </p>
      )}
    </div>
  );
}
