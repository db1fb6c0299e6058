"use client";
import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { msSinceLastWrite } from "@/lib/platform/query/call";
import { queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "./contract";
import { polling } from "./hooks/polling";
import { POLL_MS, RELOAD_MS } from "./rules";

const listNotifications = clientEndpoint<typeof contract.listNotifications>("GET", "/api/user/notifications");
const countUnread = clientEndpoint<typeof contract.countUnread>("GET", "/api/user/notifications/unread-count");
const readNotification = clientEndpoint<typeof contract.readNotification>("POST", "/api/notifications/{id}/read");
const readAllNotifications = clientEndpoint<typeof contract.readAllNotifications>(
  "POST",
  "/api/user/notifications/read-all",
);
const deleteNotification = clientEndpoint<typeof contract.deleteNotification>("DELETE", "/api/notifications/{id}");
const restoreNotification = clientEndpoint<typeof contract.restoreNotification>(
  "POST",
  "/api/notifications/{id}/restore",
);
const sendTestNotification = clientEndpoint<typeof contract.sendTestNotification>("POST", "/api/notifications/test");

const EVERYTHING = ["/api/user/notifications"];

/** `hasFailed` when there is nothing to show; after that an error shows the previous list. */
export function useNotifications() {
  const { data, isError, refetch } = useEndpoint(listNotifications, {}, polling);
  return { notifications: data ?? [], isPending: !data && !isError, hasFailed: !data && isError, refetch };
}

export function useUnreadCount() {
  const { data } = useEndpoint(countUnread, {}, polling);
  useFollowVersion(data?.version);
  return data?.count ?? 0;
}

/**
 * What another tab or device has ticked is fetched at the next poll. After a write of this tab the new version is its
 * own, whose data is refetched already.
 */
function useFollowVersion(version: string | undefined) {
  const client = useQueryClient();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = version;
    if (isFirst || msSinceLastWrite() < 2 * POLL_MS || client.isMutating() > 0) return;
    const isNotice = ({ queryKey }: Query) => EVERYTHING.some((prefix) => String(queryKey[0]).startsWith(prefix));
    void client.invalidateQueries({ predicate: (query) => !isNotice(query) });
  }, [version, client]);
}

const failing =
  (what: string) =>
  ({ sentence }: { sentence: string }) => ({
    title: "Error",
    description: `Failed to ${what}: ${sentence}`,
  });

/** Updates the list and the count in the cache; returns how to undo it. */
function show(client: QueryClient, change: (list: contract.Notification[]) => contract.Notification[]): () => void {
  const key = queryKeyOf(listNotifications);
  const countKey = queryKeyOf(countUnread);
  void client.cancelQueries({ queryKey: key });
  void client.cancelQueries({ queryKey: countKey });
  const before = client.getQueryData<contract.Notification[]>(key);
  const count = client.getQueryData<{ count: number }>(countKey);
  if (before) {
    const after = change(before);
    const fewer = unreadIn(before) - unreadIn(after);
    client.setQueryData(key, after);
    if (count) client.setQueryData(countKey, { count: Math.max(0, count.count - fewer) });
  }
  return () => {
    client.setQueryData(key, before);
    client.setQueryData(countKey, count);
  };
}

const unreadIn = (list: contract.Notification[]) => list.filter((one) => !one.read).length;

export const useReadNotification = () =>
  useEndpointMutation(readNotification, {
    invalidates: EVERYTHING,
    optimistic: (client, { params }) =>
      show(client, (list) => list.map((one) => (one.id === Number(params.id) ? { ...one, read: true } : one))),
    errorToast: failing("mark notification as read"),
  });

/** A notification may be about new data of the open page, so everything is refetched. */
export function useFollowNotification() {
  const client = useQueryClient();
  const { mutate } = useReadNotification();
  return ({ id, read }: contract.Notification) => {
    if (!read) mutate({ params: { id } });
    void client.invalidateQueries();
  };
}

export const useReadAllNotifications = () =>
  useEndpointMutation(readAllNotifications, {
    invalidates: EVERYTHING,
    optimistic: (client) => show(client, (list) => list.map((one) => ({ ...one, read: true }))),
    successToast: "All notifications marked as read",
    errorToast: failing("mark all notifications as read"),
  });

export function useDeleteNotification() {
  const restore = useRestoreNotification();
  return useEndpointMutation(deleteNotification, {
    invalidates: EVERYTHING,
    optimistic: (client, { params }) => show(client, (list) => list.filter((one) => one.id !== Number(params.id))),
    successToast: ({ input }) => ({
      title: "Notification deleted",
      action: { label: "Undo", onClick: () => restore.mutate({ params: input.params }) },
    }),
    errorToast: failing("delete notification"),
  });
}

const useRestoreNotification = () =>
  useEndpointMutation(restoreNotification, { invalidates: EVERYTHING, errorToast: failing("restore notification") });

/** Refetches the page's data after a second, like a reload, but keeps what is typed. */
export function useSendTestNotification() {
  const client = useQueryClient();
  const router = useRouter();
  return useEndpointMutation(sendTestNotification, {
    invalidates: EVERYTHING,
    successToast: { title: "Success", description: "Test notification sent" },
    errorToast: { title: "Error", description: "Failed to send test notification" },
    onSuccess: () => {
      setTimeout(() => {
        void client.invalidateQueries();
        router.refresh();
      }, RELOAD_MS);
    },
  });
}
