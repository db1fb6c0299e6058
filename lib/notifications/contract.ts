import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant, ok } from "@/lib/platform/contract/shapes";

const MISSING = "This notification is no longer there.";
const POLLS = { points: 90, seconds: 60 };
const TOGGLES = { points: 60, seconds: 60 };

export const notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  type: z.string(),
  read: z.boolean(),
  link: z.string(),
  createdAt: instant,
  relatedEntityType: z.nullable(z.string()),
  relatedEntityId: z.nullable(z.int()),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/user/notifications",
  summary: "The caller's newest 50 notifications",
  access: "user",
  response: z.array(notification),
  limit: POLLS,
  polled: true,
  etag: true,
});

export const countUnread = endpoint({
  method: "GET",
  path: "/api/user/notifications/unread-count",
  summary: "How many notifications are unread, counted to 100 at most, and whether ticks or exam dates have changed",
  access: "user",
  response: z.object({
    count: z.int(),
    /** Another text when topics were ticked, courses joined or left, or exam dates moved, on whichever device. */
    version: z.string(),
  }),
  limit: POLLS,
  polled: true,
  etag: true,
});

export const readNotification = endpoint({
  method: "POST",
  path: "/api/notifications/{id}/read",
  summary: "Marks a notification as read",
  access: "user",
  params: idParams(),
  response: notification,
  limit: TOGGLES,
  notFoundMessage: MISSING,
});

export const readAllNotifications = endpoint({
  method: "POST",
  path: "/api/user/notifications/read-all",
  summary: "Marks as read what there was when the call came in",
  access: "user",
  response: z.object({ count: z.int() }),
  limit: TOGGLES,
});

export const deleteNotification = endpoint({
  method: "DELETE",
  path: "/api/notifications/{id}",
  summary: "Deletes a notification",
  access: "user",
  params: idParams(),
  response: ok,
  limit: TOGGLES,
  notFoundMessage: MISSING,
});

export const restoreNotification = endpoint({
  method: "POST",
  path: "/api/notifications/{id}/restore",
  summary: "Takes a deletion back",
  access: "user",
  params: idParams(),
  response: notification,
  limit: TOGGLES,
  notFoundMessage: MISSING,
});

export const sendTestNotification = endpoint({
  method: "POST",
  path: "/api/notifications/test",
  summary: "Sends the caller a notification, to see that they arrive",
  access: "user",
  response: notification,
  status: 201,
  limit: { points: 5, seconds: 60 },
});
