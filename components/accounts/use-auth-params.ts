import { useSyncExternalStore } from "react";
import { nextPath } from "@/lib/accounts/rules";

const never = () => () => {};

/**
 * The parameters in the address. The pages are prerendered, so only the browser can read them; until then there are
 * none.
 */
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
