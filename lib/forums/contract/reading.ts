import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { MAX_INT4 } from "@/lib/platform/contract/shapes";
import { FORUM_MISSING, THREAD_MISSING } from "../rules/words";
import { forumParams } from "./forums";
import { threadParams } from "./posts";

const POSITION = "Please send the position of a post.";

export const reading = z.object({
  /** The position of the last post that was shown to the caller; null before the first visit. */
  seen: z.nullable(z.int()),
  /** The first later post by somebody else. */
  firstNew: z.nullable(z.object({ id: z.int(), position: z.int() })),
  /** Whether the caller is notified of replies. */
  watching: z.boolean(),
});
export type Reading = z.output<typeof reading>;

export const getReading = endpoint({
  method: "GET",
  path: "/api/threads/{id}/reading",
  summary: "How far the caller has read a thread, and the first new post",
  access: "user",
  params: threadParams,
  response: reading,
  notFoundMessage: THREAD_MISSING,
});

export const saveReading = endpoint({
  method: "PUT",
  path: "/api/threads/{id}/reading",
  summary: "Saves how far the caller has read a thread; an earlier post changes nothing",
  access: "user",
  params: threadParams,
  body: z.object({ seen: z.int(POSITION).check(z.gte(1, POSITION), z.lte(MAX_INT4, POSITION)) }),
  response: reading,
  limit: { points: 120, seconds: 60 },
  notFoundMessage: THREAD_MISSING,
});

const watching = z.object({ watching: z.boolean("Please say true or false.") });
const TOGGLES = { points: 60, seconds: 60 };

export const watchThread = endpoint({
  method: "PUT",
  path: "/api/threads/{id}/watching",
  summary: "Watches a thread, or mutes it; who opened it or wrote in it watches it until then",
  access: "user",
  params: threadParams,
  body: watching,
  response: reading,
  limit: TOGGLES,
  notFoundMessage: THREAD_MISSING,
});

export const getForumWatching = endpoint({
  method: "GET",
  path: "/api/forums/{id}/watching",
  summary: "Whether the caller watches a forum or has muted it; null when neither",
  access: "user",
  params: forumParams,
  response: z.object({ watching: z.nullable(z.boolean()) }),
  notFoundMessage: FORUM_MISSING,
});

export const watchForum = endpoint({
  method: "PUT",
  path: "/api/forums/{id}/watching",
  summary: "Watches a forum, mutes it, or neither with null",
  access: "user",
  params: forumParams,
  body: z.object({ watching: z.nullable(z.boolean("Please say true, false or null.")) }),
  response: z.object({ watching: z.nullable(z.boolean()) }),
  limit: TOGGLES,
  notFoundMessage: FORUM_MISSING,
});
