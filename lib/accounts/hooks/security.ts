"use client";
import { useQueryClient } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { call } from "@/lib/platform/query/call";
import { expectSignedOut } from "@/lib/platform/query/query-client";
import { invalidate, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/security";
import { noteSignedIn } from "./signed-in-here";

const setPassword = clientEndpoint<typeof contract.setPassword>("PUT", "/api/user/password");
const removePassword = clientEndpoint<typeof contract.removePassword>("DELETE", "/api/user/password");
const listSessions = clientEndpoint<typeof contract.listSessions>("GET", "/api/user/sessions");
const endOneSession = clientEndpoint<typeof contract.endOneSession>("DELETE", "/api/user/sessions/{id}");
const endAllSessions = clientEndpoint<typeof contract.endAllSessions>("DELETE", "/api/user/sessions");
const exportData = clientEndpoint<typeof contract.exportData>("GET", "/api/user/export");
const deleteAccount = clientEndpoint<typeof contract.deleteAccount>("DELETE", "/api/user");

/** Fetches the file; it is not cached. */
export const fetchExport = () => call(exportData);

export const useSetPassword = () =>
  useEndpointMutation(setPassword, {
    invalidates: ["/api/user/profile", listSessions.path],
    successToast: { title: "Password updated", description: "Your other devices were signed out." },
  });

export const useRemovePassword = () =>
  useEndpointMutation(removePassword, {
    invalidates: ["/api/user/profile", listSessions.path],
    successToast: {
      title: "Password removed",
      description: "You sign in by link. Your other devices were signed out.",
    },
  });

export const useSessions = () => useEndpoint(listSessions, {}, { refetchOnMount: "always" });

export const useEndSession = () =>
  useEndpointMutation(endOneSession, {
    invalidates: [listSessions.path],
    successToast: "Signed out there",
    errorToast: "Error",
  });

/** For calls that end the session: a poll that is then refused must not redirect to the sign-in page. */
function useLeaving() {
  const client = useQueryClient();
  return (address: string) => {
    expectSignedOut(client);
    noteSignedIn(false);
    location.assign(address);
  };
}

export function useEndAllSessions() {
  const leave = useLeaving();
  return useEndpointMutation(endAllSessions, { invalidates: [], onSuccess: () => leave("/auth") });
}

export function useDeleteAccount() {
  const leave = useLeaving();
  return useEndpointMutation(deleteAccount, { invalidates: [], onSuccess: () => leave("/?account=deleted") });
}

/** Refetches after a new sign-in, which may allow setting a password without the old one. */
export function useRefreshSessions() {
  const client = useQueryClient();
  return () => invalidate(client, [listSessions.path, "/api/user/profile"]);
}
