"use client";
import { useSearchParams } from "next/navigation";

/** `?view=` of the address, which changes without a request: the server's HTML does not depend on it. */
export function useViewParam(): [string | null, (view: string | null) => void] {
  const search = useSearchParams();
  const setView = (view: string | null) => {
    const params = new URLSearchParams(search);
    if (view) params.set("view", view);
    else params.delete("view");
    window.history.replaceState(null, "", params.size > 0 ? `?${params}` : window.location.pathname);
  };
  return [search.get("view"), setView];
}
