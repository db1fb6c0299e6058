import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant, pageNumber, text } from "@/lib/platform/contract/shapes";
import { body } from "@/lib/writing/block";
import { INVALID_THREAD, NOTE_MAX, POST_MAX, POST_MISSING, REASONS, THREAD_MISSING } from "../rules/words";

const TOGGLES = { points: 60, seconds: 60 };
const LARGE = 256 * 1024;
const params = idParams();
export const threadParams = idParams(INVALID_THREAD);

export const post = z.object({
  id: z.int(),
  threadId: z.int(),
  userId: z.nullable(z.string()),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Its place in the thread, from 1. */
  position: z.int(),
  /** The text as the author typed it. */
  content: z.string(),
  /** The text as blocks; empty when `content` is shown as it is. */
  body,
  /** Whether this is only the beginning of a text that is too large for a list; `getPost` has the whole. */
  isCut: z.boolean(),
  createdAt: instant,
  editedAt: z.nullable(instant),
  likeCount: z.int(),
  isLikedByUser: z.boolean(),
  isReportedByUser: z.boolean(),
  isAnswer: z.boolean(),
  /** Why the text is not shown; admins still see hidden text. */
  removed: z.nullable(z.enum(["author", "moderator", "hidden"])),
});
export type Post = z.output<typeof post>;

const content = text({ max: POST_MAX, short: "Content required" });
export const postForm = z.object({ content });

export const listPosts = endpoint({
  method: "GET",
  path: "/api/threads/{id}/posts",
  summary:
    "Twenty posts of a thread, oldest first, very large ones cut to their beginning; X-Total-Count says how many there are",
  access: "anyone",
  params: threadParams,
  query: z.object({ page: pageNumber }),
  response: z.array(post),
  notFoundMessage: THREAD_MISSING,
});

export const getPost = endpoint({
  method: "GET",
  path: "/api/posts/{id}",
  summary: "A post with its whole text",
  access: "anyone",
  params,
  response: post,
  notFoundMessage: POST_MISSING,
});

export const reply = endpoint({
  method: "POST",
  path: "/api/threads/{id}/posts",
  summary: "Replies in a thread that is not locked",
  access: "user",
  idempotent: true,
  params: threadParams,
  body: postForm,
  response: post,
  status: 201,
  limit: [
    { points: 10, seconds: 60 },
    { points: 120, seconds: 3600 },
  ],
  newAccountLimit: [
    { points: 5, seconds: 60 },
    { points: 30, seconds: 3600 },
  ],
  notFoundMessage: THREAD_MISSING,
  maxBody: LARGE,
});

export const previewPost = endpoint({
  method: "POST",
  path: "/api/posts/preview",
  summary: "Shows what a post would look like, and keeps nothing",
  access: "user",
  body: postForm,
  response: z.object({ body }),
  limit: { points: 10, seconds: 60 },
  maxBody: LARGE,
});

export const editPost = endpoint({
  method: "PATCH",
  path: "/api/posts/{id}",
  summary: "Changes the text of one's own post",
  access: "user",
  params,
  body: postForm,
  response: post,
  limit: TOGGLES,
  notFoundMessage: POST_MISSING,
  maxBody: LARGE,
});

export const deletePost = endpoint({
  method: "DELETE",
  path: "/api/posts/{id}",
  summary: "Takes the text of one's own post away for good; an admin may do it to any",
  access: "user",
  params,
  response: post,
  limit: TOGGLES,
  notFoundMessage: POST_MISSING,
});

const liked = z.object({ liked: z.boolean(), likeCount: z.int() });

export const likePost = endpoint({
  method: "POST",
  path: "/api/posts/{id}/like",
  summary: "Likes a post; again changes nothing",
  access: "user",
  params,
  response: liked,
  limit: TOGGLES,
  notFoundMessage: POST_MISSING,
});

export const unlikePost = endpoint({
  method: "DELETE",
  path: "/api/posts/{id}/like",
  summary: "Takes one's own like back; again changes nothing",
  access: "user",
  params,
  response: liked,
  limit: TOGGLES,
  notFoundMessage: POST_MISSING,
});

export const markAsAnswer = endpoint({
  method: "POST",
  path: "/api/posts/{id}/mark-as-answer",
  summary: "Marks a post as its thread's answer, in place of the one before it",
  access: "user",
  params,
  response: post,
  limit: TOGGLES,
  notFoundMessage: POST_MISSING,
});

export const unmarkAnswer = endpoint({
  method: "DELETE",
  path: "/api/posts/{id}/mark-as-answer",
  summary: "Takes the mark of an answer back",
  access: "user",
  params,
  response: post,
  limit: TOGGLES,
  notFoundMessage: POST_MISSING,
});

export const reportPost = endpoint({
  method: "POST",
  path: "/api/posts/{id}/report",
  summary: "Tells the admins what is wrong with a post, once per person and post",
  access: "user",
  params,
  body: z.object({
    reason: z.enum(REASONS, "Please choose a reason."),
    note: z._default(text({ min: 0, max: NOTE_MAX, short: "Please write the note as text." }), ""),
  }),
  response: z.object({ reported: z.literal(true) }),
  limit: { points: 20, seconds: 3600 },
  notFoundMessage: POST_MISSING,
});
