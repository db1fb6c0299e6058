import { useSyncExternalStore } from "react";
import { nextPath } from "@/lib/accounts/rules";
import { signedOutEmail } from "./signed-out";

const never = () => () => {};

/**
 * The parameters in the address. The pages are prerendered, so only the browser can read them; until then there are
 * none.
 */
export function useAuthParams(): { next?: string; email: string; wasSignedOut: boolean; error: string } {
  const signedOut = useSyncExternalStore(never, signedOutEmail, () => null);
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  const params = new URLSearchParams(search);
  const next = params.get("next");
  return {
    email: params.get("email") ?? signedOut ?? "",
    wasSignedOut: signedOut !== null,
    error: params.get("error") ?? "",
    ...(next ? { next: nextPath(next) } : {}),
  };
}
