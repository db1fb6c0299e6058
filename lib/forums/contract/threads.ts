import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { id, instant, pageNumber, queryId, text } from "@/lib/platform/contract/shapes";
import { shown } from "@/lib/questions/contract/shown";
import { CARD_STATES } from "@/lib/questions/rules/words";
import { FORUM_MISSING, POST_MAX, THREAD_MISSING, TITLE_MAX } from "../rules/words";
import { forumParams } from "./forums";
import { post, threadParams } from "./posts";

export const FILTERS = ["unanswered", "solved", "mine"] as const;
export type Filter = (typeof FILTERS)[number];

export const threadItem = z.object({
  id: z.int(),
  forumId: z.int(),
  forumName: z.string(),
  userId: z.nullable(z.string()),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  title: z.string(),
  slug: z.string(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isSolved: z.boolean(),
  /** Admins alone see hidden threads. */
  isHidden: z.boolean(),
  viewCount: z.int(),
  /** With removed ones, because pages are counted by it. */
  replyCount: z.int(),
  /** Without removed ones. */
  readableReplyCount: z.int(),
  createdAt: instant,
  lastActivityAt: instant,
});
export type ThreadItem = z.output<typeof threadItem>;

/** The question that a thread is about. It can be tried while it is live. */
export const threadQuestion = z.object({
  courseId: z.int(),
  topicId: z.int(),
  topicTitle: z.string(),
  state: z.enum(CARD_STATES),
  /** Null unless it is live or withdrawn. */
  question: z.nullable(shown),
});
export type ThreadQuestion = z.output<typeof threadQuestion>;

export const thread = z.extend(threadItem, {
  content: z.string(),
  about: z.nullable(threadQuestion),
  /** The post that solves it, on whichever page. */
  answer: z.nullable(post),
});
export type Thread = z.output<typeof thread>;

export const threadForm = z.object({
  title: text({ max: TITLE_MAX, line: true, short: "Title required" }),
  content: text({ max: POST_MAX, short: "Content required" }),
  /** A question of practice that the caller has answered: the thread then shows it. */
  about: z.optional(z.object({ attemptId: id, place: id })),
});
export type ThreadForm = z.output<typeof threadForm>;

export const listThreads = endpoint({
  method: "GET",
  path: "/api/forums/{id}/threads",
  summary: "Twenty threads of a forum, pinned first, then by latest activity; X-Total-Count says how many there are",
  access: "anyone",
  params: forumParams,
  query: z.object({
    page: pageNumber,
    filter: z.optional(z.enum(FILTERS, "There is no such filter.")),
    /** Threads about questions of this topic alone. */
    topicId: queryId,
  }),
  response: z.array(threadItem),
  notFoundMessage: FORUM_MISSING,
});

export const openThread = endpoint({
  method: "POST",
  path: "/api/forums/{id}/threads",
  summary: "Opens a thread with its first post",
  access: "user",
  idempotent: true,
  params: forumParams,
  body: threadForm,
  response: thread,
  status: 201,
  limit: [
    { points: 5, seconds: 600 },
    { points: 20, seconds: 86_400 },
  ],
  newAccountLimit: [{ points: 3, seconds: 86_400 }],
  notFoundMessage: FORUM_MISSING,
  maxBody: 256 * 1024,
});

export const listSimilar = endpoint({
  method: "GET",
  path: "/api/forums/{id}/similar",
  summary: "Threads whose titles resemble a title that is being written, at most five, this forum's first",
  access: "anyone",
  params: forumParams,
  query: z.object({ title: z._default(z.string().check(z.trim(), z.maxLength(TITLE_MAX)), "") }),
  response: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      forumName: z.string(),
      isSolved: z.boolean(),
      replyCount: z.int(),
      readableReplyCount: z.int(),
    }),
  ),
  limit: { points: 90, seconds: 60 },
  notFoundMessage: FORUM_MISSING,
});

export const getThread = endpoint({
  method: "GET",
  path: "/api/threads/{id}",
  summary: "A thread with the post that answers it",
  access: "anyone",
  params: threadParams,
  response: thread,
  notFoundMessage: THREAD_MISSING,
});

const flag = z.optional(z.boolean("Please say true or false."));

const threadChanges = z.object({
  title: z.optional(threadForm.shape.title),
  isPinned: flag,
  isLocked: flag,
  isHidden: flag,
  /** Moves it to this forum. */
  forumId: z.optional(id),
});
export type ThreadChanges = z.output<typeof threadChanges>;

export const editThread = endpoint({
  method: "PATCH",
  path: "/api/threads/{id}",
  summary: "Changes the title, for who opened the thread and for admins; admins also pin, lock, hide and move it",
  access: "user",
  params: threadParams,
  body: threadChanges,
  response: thread,
  limit: { points: 120, seconds: 60 },
  notFoundMessage: THREAD_MISSING,
});

export const deleteThread = endpoint({
  method: "DELETE",
  path: "/api/threads/{id}",
  summary: "Deletes a thread with its posts, and answers it as it was",
  access: "admin",
  params: threadParams,
  response: thread,
  limit: { points: 20, seconds: 60 },
  notFoundMessage: THREAD_MISSING,
});
