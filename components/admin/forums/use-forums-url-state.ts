"use client";
import { useSearchParams } from "next/navigation";
import { type ForumsUrlState, forumsUrlStateFrom } from "@/lib/forums/rules/url-state";

/** Tab, and the post whose reports are asked for, kept in the address. */
export function useForumsUrlState(): [ForumsUrlState, (state: ForumsUrlState) => void] {
  const search = useSearchParams();
  const go = ({ tab, post }: ForumsUrlState) => {
    const params = new URLSearchParams({ tab });
    if (post) params.set("post", String(post));
    // Nothing on the server depends on it, so no page is fetched.
    window.history.replaceState(null, "", `?${params}`);
  };
  return [forumsUrlStateFrom({ tab: search.get("tab"), post: search.get("post") }), go];
}
