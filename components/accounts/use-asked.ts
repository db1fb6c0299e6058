import { useSyncExternalStore } from "react";
import { nextPath } from "@/lib/accounts/rules";

const never = () => () => {};

/** What the address asks for. The pages are prerendered, so only the browser knows; until then it is nothing. */
export function useAsked(): { next?: string; email: string; error: string } {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  const asked = new URLSearchParams(search);
  const next = asked.get("next");
  return {
    email: asked.get("email") ?? "",
    error: asked.get("error") ?? "",
    ...(next ? { next: nextPath(next) } : {}),
  };
}
