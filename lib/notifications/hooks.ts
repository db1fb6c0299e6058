"use client";
import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { msSinceLastWrite } from "@/lib/platform/query/call";
import { failedTo, queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
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

const NOTIFICATIONS = ["/api/user/notifications"];

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
 * A new version says that ticks or exam dates have changed, so the page's data is fetched again. Not shortly after a write
 * of this tab: then the change is its own, and its data is refetched anyway.
 */
function useFollowVersion(version: string | undefined) {
  const client = useQueryClient();
  const lastVersion = useRef<string>(undefined);
  useEffect(() => {
    if (version === undefined || version === lastVersion.current) return;
    const isFirst = lastVersion.current === undefined;
    lastVersion.current = version;
    if (isFirst || msSinceLastWrite() < 2 * POLL_MS || client.isMutating() > 0) return;
    const isNotification = ({ queryKey }: Query) =>
      NOTIFICATIONS.some((prefix) => String(queryKey[0]).startsWith(prefix));
    void client.invalidateQueries({ predicate: (query) => !isNotification(query) });
  }, [version, client]);
}

/** Updates the list and the count in the cache. Returns a function that undoes it. */
function updateCached(
  client: QueryClient,
  change: (list: contract.Notification[]) => contract.Notification[],
): () => void {
  const key = queryKeyOf(listNotifications);
  const countKey = queryKeyOf(countUnread);
  void client.cancelQueries({ queryKey: key });
  void client.cancelQueries({ queryKey: countKey });
  const before = client.getQueryData<contract.Notification[]>(key);
  const count = client.getQueryData<{ count: number }>(countKey);
  if (before) {
    const after = change(before);
    const readNow = unreadIn(before) - unreadIn(after);
    client.setQueryData(key, after);
    if (count) client.setQueryData(countKey, { count: Math.max(0, count.count - readNow) });
  }
  return () => {
    client.setQueryData(key, before);
    client.setQueryData(countKey, count);
  };
}

const unreadIn = (list: contract.Notification[]) => list.filter(({ read }) => !read).length;

export const useReadNotification = () =>
  useEndpointMutation(readNotification, {
    invalidates: NOTIFICATIONS,
    optimistic: (client, { params }) =>
      updateCached(client, (list) =>
        list.map((item) => (item.id === Number(params.id) ? { ...item, read: true } : item)),
      ),
    errorToast: failedTo("mark notification as read"),
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
    invalidates: NOTIFICATIONS,
    optimistic: (client) => updateCached(client, (list) => list.map((item) => ({ ...item, read: true }))),
    successToast: "All notifications marked as read",
    errorToast: failedTo("mark all notifications as read"),
  });

export function useDeleteNotification() {
  const restore = useRestoreNotification();
  return useEndpointMutation(deleteNotification, {
    invalidates: NOTIFICATIONS,
    optimistic: (client, { params }) =>
      updateCached(client, (list) => list.filter(({ id }) => id !== Number(params.id))),
    successToast: ({ input }) => ({
      title: "Notification deleted",
      action: { label: "Undo", onClick: () => restore.mutate({ params: input.params }) },
    }),
    errorToast: failedTo("delete notification"),
  });
}

const useRestoreNotification = () =>
  useEndpointMutation(restoreNotification, {
    invalidates: NOTIFICATIONS,
    errorToast: failedTo("restore notification"),
  });

/** Refetches the page's data after a second, like a reload, but keeps what is typed. */
export function useSendTestNotification() {
  const client = useQueryClient();
  const router = useRouter();
  return useEndpointMutation(sendTestNotification, {
    invalidates: NOTIFICATIONS,
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
