"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import { getProfile } from "../contract/profile";
import { deleteAccount, endAllSessions, endOneSession, listSessions, setPassword } from "../contract/security";

export const useSetPassword = () => useWrite(setPassword, { refreshes: [getProfile.path], done: "Password updated" });

export const useSessions = () => useEndpoint(listSessions, {}, { refetchOnMount: "always" });

export const useEndSession = () =>
  useWrite(endOneSession, { refreshes: [listSessions.path], done: "Signed out there", failed: "Error" });

/** A page loaded anew knows nothing of the person any more. Until then a poll that finds the door shut is no news. */
function useLeaving() {
  const client = useQueryClient();
  return (address: string) => {
    client.getQueryCache().config.onError = () => {};
    location.assign(address);
  };
}

export function useEndAllSessions() {
  const leave = useLeaving();
  return useWrite(endAllSessions, { refreshes: [], failed: "Error", onDone: () => leave("/auth") });
}

export function useDeleteAccount() {
  const leave = useLeaving();
  return useWrite(deleteAccount, { refreshes: [], onDone: () => leave("/") });
}
