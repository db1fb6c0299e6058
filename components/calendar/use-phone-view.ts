"use client";
import { useSearchParams } from "next/navigation";

export type PhoneView = "week" | "month";

/** How much of the grid a narrow window shows, kept in the address as `?view=month`; a wide one shows all of it. */
export function usePhoneView(): [PhoneView, (view: PhoneView) => void] {
  const search = useSearchParams();
  const show = (view: PhoneView) => {
    const params = new URLSearchParams(search);
    if (view === "month") params.set("view", view);
    else params.delete("view");
    window.history.replaceState(null, "", params.size > 0 ? `?${params}` : window.location.pathname);
  };
  return [search.get("view") === "month" ? "month" : "week", show];
}
