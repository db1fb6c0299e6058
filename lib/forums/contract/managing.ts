import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { id } from "@/lib/platform/contract/shapes";
import { FORUM_MISSING } from "../rules/words";
import { forum, forumParams } from "./forums";

export const orderForums = endpoint({
  method: "PUT",
  path: "/api/admin/forum-order",
  summary: "Puts all forums in this order; 409 when there are others by now",
  access: "admin",
  body: z.object({
    ids: z.array(id).check(z.minLength(1, "Nothing to order."), z.maxLength(500, "Too many to order at once.")),
  }),
  response: z.array(forum),
  limit: { points: 120, seconds: 60 },
});

export const getForumContents = endpoint({
  method: "GET",
  path: "/api/admin/forums/{id}/contents",
  summary: "How many threads, posts and open reports go when a forum is deleted",
  access: "admin",
  params: forumParams,
  response: z.object({ threads: z.int(), posts: z.int(), openReports: z.int() }),
  notFoundMessage: FORUM_MISSING,
});
