"use client";
import { useSearchParams } from "next/navigation";
import { type ForumsPlace, forumsPlaceFrom } from "@/lib/forums/rules/place";

/** Tab, and the post whose reports are asked for, kept in the address. */
export function useForumsPlace(): [ForumsPlace, (place: ForumsPlace) => void] {
  const search = useSearchParams();
  const go = ({ tab, post }: ForumsPlace) => {
    const params = new URLSearchParams({ tab });
    if (post) params.set("post", String(post));
    // Nothing on the server depends on it, so no page is fetched.
    window.history.replaceState(null, "", `?${params}`);
  };
  return [forumsPlaceFrom({ tab: search.get("tab"), post: search.get("post") }), go];
}
