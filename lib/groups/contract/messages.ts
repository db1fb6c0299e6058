import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { id, idParams, instant, text } from "@/lib/platform/contract/shapes";
import { body } from "@/lib/writing/block";
import { GROUP_MISSING, MESSAGE_MISSING } from "../rules";
import { groupParams } from "./groups";

const POLL_LIMIT = { points: 90, seconds: 60 };
const LIKE_LIMIT = { points: 60, seconds: 60 };
const MESSAGE_LIMIT = { points: 20, seconds: 30 };

const content = () => text({ max: 4000, short: "Please write a message." });
const messageId = z.optional(
  z.pipe(
    z.string("A message's id is expected.").check(z.regex(/^(0|[1-9][0-9]{0,8})$/, "A message's id is expected.")),
    z.transform((value: string) => Number(value)),
  ),
);

const comment = z.object({
  id: z.int(),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  content: z.string(),
  /** The text as blocks; empty when `content` is shown as it is. */
  body,
  createdAt: instant,
  isOwn: z.boolean(),
});
export type Comment = z.output<typeof comment>;

const message = z.object({
  id: z.int(),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Empty when the message was deleted. */
  content: z.string(),
  /** The text as blocks; empty when `content` is shown as it is. */
  body,
  createdAt: instant,
  likeCount: z.int(),
  isLikedByUser: z.boolean(),
  isOwn: z.boolean(),
  deleted: z.boolean(),
  commentCount: z.int(),
  /** The newest three, oldest first. */
  comments: z.array(comment),
});
export type Message = z.output<typeof message>;

export const listMessages = endpoint({
  method: "GET",
  path: "/api/groups/{id}/messages",
  summary:
    "The newest messages, oldest first: 50, or fewer long ones; of those after or before a message when it is named",
  access: "user",
  params: groupParams(),
  query: z.object({ after: messageId, before: messageId }),
  response: z.array(message),
  limit: POLL_LIMIT,
  polled: true,
  notFoundMessage: GROUP_MISSING,
});

export const sendMessage = endpoint({
  method: "POST",
  path: "/api/groups/{id}/messages",
  summary: "Sends a message to a group",
  access: "user",
  idempotent: true,
  params: groupParams(),
  body: z.object({ content: content() }),
  response: message,
  status: 201,
  limit: MESSAGE_LIMIT,
  notFoundMessage: GROUP_MISSING,
});

export const readMessages = endpoint({
  method: "POST",
  path: "/api/groups/{id}/messages/read",
  summary: "Notes how far the caller has read",
  access: "user",
  params: groupParams(),
  body: z.object({ messageId: id }),
  response: z.object({ lastReadMessageId: z.int() }),
  limit: LIKE_LIMIT,
  notFoundMessage: GROUP_MISSING,
});

export const deleteMessage = endpoint({
  method: "DELETE",
  path: "/api/groups/messages/{id}",
  summary: "Deletes a message of one's own; its place stays, with its replies",
  access: "user",
  params: idParams(),
  response: message,
  limit: LIKE_LIMIT,
  notFoundMessage: MESSAGE_MISSING,
});

const liked = z.object({ liked: z.boolean(), likeCount: z.int() });
export type Liked = z.output<typeof liked>;

export const likeMessage = endpoint({
  method: "POST",
  path: "/api/groups/messages/{id}/like",
  summary: "Likes a message; liking it again changes nothing",
  access: "user",
  params: idParams(),
  response: liked,
  limit: LIKE_LIMIT,
  notFoundMessage: MESSAGE_MISSING,
});

export const unlikeMessage = endpoint({
  method: "DELETE",
  path: "/api/groups/messages/{id}/like",
  summary: "Takes the caller's like back",
  access: "user",
  params: idParams(),
  response: liked,
  limit: LIKE_LIMIT,
  notFoundMessage: MESSAGE_MISSING,
});

export const listComments = endpoint({
  method: "GET",
  path: "/api/groups/messages/{id}/comments",
  summary: "The replies to a message, oldest first",
  access: "user",
  params: idParams(),
  response: z.array(comment),
  notFoundMessage: MESSAGE_MISSING,
});

export const addComment = endpoint({
  method: "POST",
  path: "/api/groups/messages/{id}/comments",
  summary: "Replies to a message",
  access: "user",
  idempotent: true,
  params: idParams(),
  body: z.object({ content: content() }),
  response: comment,
  status: 201,
  limit: MESSAGE_LIMIT,
  notFoundMessage: MESSAGE_MISSING,
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/api/groups/comments/{id}",
  summary: "Deletes a reply of one's own",
  access: "user",
  params: idParams(),
  response: z.object({ id: z.int(), messageId: z.int() }),
  limit: LIKE_LIMIT,
  notFoundMessage: "Reply not found",
});
