"use client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { clientEndpoint } from "@/lib/platform/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/use-endpoint";
import type * as contract from "./contract";

const getUser = clientEndpoint<typeof contract.getUser>("GET", "/api/user");
const logout = clientEndpoint<typeof contract.logout>("POST", "/api/logout");
const setTimeZone = clientEndpoint<typeof contract.setTimeZone>("PUT", "/api/user/time-zone");

/** Not asked for on behalf of a visitor, who would be sent to sign in for it. */
export const useUser = (signedIn = true) => useEndpoint(getUser, {}, signedIn ? {} : { enabled: false });

/** Ends the session and forgets everything this browser knew of the person. */
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

/** A read that came back refused would send the person to the door as if her session had run out. Returns how to go on. */
function pauseQueries(client: QueryClient): () => void {
  const before = client.getDefaultOptions();
  client.setDefaultOptions({ ...before, queries: { ...before.queries, enabled: false } });
  void client.cancelQueries();
  return () => client.setDefaultOptions(before);
}

export const useSetTimeZone = () => useEndpointMutation(setTimeZone, { invalidates: ["/api/user"] });
