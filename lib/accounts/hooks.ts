"use client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "./contract";

const getUser = clientEndpoint<typeof contract.getUser>("GET", "/api/user");
const logout = clientEndpoint<typeof contract.logout>("POST", "/api/logout");
const setTimeZone = clientEndpoint<typeof contract.setTimeZone>("PUT", "/api/user/time-zone");

/** Disabled for visitors, who would be redirected to sign in. */
export const useUser = (signedIn = true) => useEndpoint(getUser, {}, signedIn ? {} : { enabled: false });

/** Ends the session and clears all cached data of the user. */
export function useLogout() {
  const client = useQueryClient();
  const router = useRouter();
  return useEndpointMutation(logout, {
    invalidates: [],
    optimistic: pauseQueries,
    successToast: { title: "Logged out", description: "You have been successfully logged out." },
    errorToast: "Logout failed",
    onSuccess: () => {
      client.clear();
      router.replace("/auth");
      router.refresh();
    },
  });
}

/** Pauses queries, so that a 401 during logout does not redirect. Returns a function that resumes them. */
function pauseQueries(client: QueryClient): () => void {
  const before = client.getDefaultOptions();
  client.setDefaultOptions({ ...before, queries: { ...before.queries, enabled: false } });
  void client.cancelQueries();
  return () => client.setDefaultOptions(before);
}

export const useSetTimeZone = () => useEndpointMutation(setTimeZone, { invalidates: ["/api/user"] });
