"use client";
import { useEffect, useState } from "react";

/**
 * The payment form's hosts are allowed by the policy of this page's own document. Reached by a link within the product,
 * the document is still the one that was opened first, so it is loaded anew. True while it is: a press would be lost.
 */
export function useOwnDocument(needed: boolean): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const [opened] = performance.getEntriesByType("navigation");
    if (!needed || !opened || new URL(opened.name).pathname === window.location.pathname) return;
    setLeaving(true);
    window.location.reload();
  }, [needed]);
  return isLeaving;
}
