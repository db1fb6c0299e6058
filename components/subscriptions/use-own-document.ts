"use client";
import { useEffect } from "react";

/**
 * The payment form's hosts are allowed by the policy of this page's own document. Reached by a link within the product,
 * the document is still the one that was opened first, so it is loaded anew.
 */
export function useOwnDocument(needed: boolean): void {
  useEffect(() => {
    const [opened] = performance.getEntriesByType("navigation");
    if (needed && opened && new URL(opened.name).pathname !== window.location.pathname) window.location.reload();
  }, [needed]);
}
