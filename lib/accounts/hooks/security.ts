"use client";
import { useQueryClient } from "@tanstack/react-query";
import { at } from "@/lib/platform/address";
import { call } from "@/lib/platform/call";
import { refresh, useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as contract from "../contract/security";

const setPassword = at<typeof contract.setPassword>("PUT", "/api/user/password");
const removePassword = at<typeof contract.removePassword>("DELETE", "/api/user/password");
const listSessions = at<typeof contract.listSessions>("GET", "/api/user/sessions");
const endOneSession = at<typeof contract.endOneSession>("DELETE", "/api/user/sessions/{id}");
const endAllSessions = at<typeof contract.endAllSessions>("DELETE", "/api/user/sessions");
const exportData = at<typeof contract.exportData>("GET", "/api/user/export");
const deleteAccount = at<typeof contract.deleteAccount>("DELETE", "/api/user");

/** The file itself; no cache needs to remember it. */
export const fetchExport = () => call(exportData);

export const useSetPassword = () =>
  useWrite(setPassword, {
    refreshes: ["/api/user/profile", listSessions.path],
    done: { title: "Password updated", description: "Your other devices were signed out." },
  });

export const useRemovePassword = () =>
  useWrite(removePassword, {
    refreshes: ["/api/user/profile", listSessions.path],
    done: { title: "Password removed", description: "You sign in by link. Your other devices were signed out." },
  });

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
  return useWrite(endAllSessions, { refreshes: [], onDone: () => leave("/auth") });
}

export function useDeleteAccount() {
  const leave = useLeaving();
  return useWrite(deleteAccount, { refreshes: [], onDone: () => leave("/") });
}

/** A fresh sign-in ended this browser's old session and began another, which may set a password without the old one. */
export function useRefreshSessions() {
  const client = useQueryClient();
  return () => refresh(client, [listSessions.path, "/api/user/profile"]);
}
