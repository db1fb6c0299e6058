import { useSyncExternalStore } from "react";
import { nextPath } from "@/lib/accounts/rules";

const never = () => () => {};

/** What the address asks for. The pages are prerendered, so only the browser knows; until then it is nothing. */
export function useAuthParams(): { next?: string; email: string; error: string } {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  const params = new URLSearchParams(search);
  const next = params.get("next");
  return {
    email: params.get("email") ?? "",
    error: params.get("error") ?? "",
    ...(next ? { next: nextPath(next) } : {}),
  };
}
