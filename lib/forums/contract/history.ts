import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant } from "@/lib/platform/contract/shapes";
import { body } from "@/lib/writing/block";
import { POST_MISSING } from "../rules/words";

const params = idParams();

export const postVersion = z.object({
  id: z.int(),
  /** The text as the author typed it. */
  content: z.string(),
  /** The text as blocks; empty when `content` is shown as it is. */
  body,
  writtenAt: instant,
});
export type PostVersion = z.output<typeof postVersion>;

export const listPostVersions = endpoint({
  method: "GET",
  path: "/api/posts/{id}/versions",
  summary:
    "The texts that a post had before it was edited, newest first, at most twenty; for its author and for admins",
  access: "user",
  params,
  response: z.array(postVersion),
  limit: { points: 60, seconds: 60 },
  notFoundMessage: POST_MISSING,
});

const liker = z.object({ username: z.string(), avatarUrl: z.nullable(z.string()) });
export type Liker = z.output<typeof liker>;

export const listPostLikes = endpoint({
  method: "GET",
  path: "/api/posts/{id}/likes",
  summary: "Who liked a post, the latest fifty",
  access: "user",
  params,
  response: z.array(liker),
  notFoundMessage: POST_MISSING,
});
