import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { id, idParams, instant, text } from "@/lib/platform/contract/shapes";
import { FORUM_MISSING, INVALID_FORUM } from "../rules/words";

const ADMIN_WRITES = { points: 120, seconds: 60 };
const DELETES = { points: 20, seconds: 60 };
const ORDER = "Please use a whole number from 0 to 10,000.";

export const forumParams = idParams(INVALID_FORUM);

export const forum = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  slug: z.string(),
  order: z.int(),
  isActive: z.boolean(),
  courseId: z.nullable(z.int()),
  courseTitle: z.nullable(z.string()),
  threadCount: z.int(),
  lastActivityAt: z.nullable(instant),
  version: z.int(),
});
export type Forum = z.output<typeof forum>;

const name = text({ max: 100, line: true, short: "Please provide a name for the forum." });
const description = text({ min: 0, max: 2000, short: "Please write the description as text." });
/** Blank: made of the name. */
const slug = z
  .string("Please write the slug as text.")
  .check(z.trim(), z.toLowerCase(), z.regex(/^[\w-]{0,100}$/, "Please use letters, numbers and hyphens only."));
const order = z.int(ORDER).check(z.gte(0, ORDER), z.lte(10_000, ORDER));
const isActive = z.boolean("Please say true or false.");

export const forumForm = z.object({
  name,
  description: z._default(description, ""),
  slug: z._default(slug, ""),
  courseId: z._default(z.nullable(id), null),
  /** When missing: after all other forums. */
  order: z.optional(order),
  isActive: z._default(isActive, true),
});
export type ForumForm = z.output<typeof forumForm>;
export type ForumTyped = z.input<typeof forumForm>;

export const forumChanges = z.object({
  name: z.optional(name),
  description: z.optional(description),
  slug: z.optional(slug),
  courseId: z.optional(z.nullable(id)),
  order: z.optional(order),
  isActive: z.optional(isActive),
  /** The version that was read; another one means that the forum was changed meanwhile. */
  version: z.optional(z.int("Please send the version that was read.")),
});
export type ForumChanges = z.output<typeof forumChanges>;

export const listForums = endpoint({
  method: "GET",
  path: "/api/forums",
  summary: "The active forums in their order; for an admin all of them",
  access: "anyone",
  response: z.array(forum),
});

export const getForum = endpoint({
  method: "GET",
  path: "/api/forums/{id}",
  summary: "One forum, with its course when it has one",
  access: "anyone",
  params: forumParams,
  response: forum,
  notFoundMessage: FORUM_MISSING,
});

export const createForum = endpoint({
  method: "POST",
  path: "/api/forums",
  summary: "Creates a forum",
  access: "admin",
  body: forumForm,
  response: forum,
  status: 201,
  limit: ADMIN_WRITES,
});

export const editForum = endpoint({
  method: "PATCH",
  path: "/api/forums/{id}",
  summary: "Changes a forum's fields",
  access: "admin",
  params: forumParams,
  body: forumChanges,
  response: forum,
  limit: ADMIN_WRITES,
  notFoundMessage: FORUM_MISSING,
});

export const deleteForum = endpoint({
  method: "DELETE",
  path: "/api/forums/{id}",
  summary: "Deletes a forum with its threads and posts, and answers it as it was",
  access: "admin",
  params: forumParams,
  response: forum,
  limit: DELETES,
  notFoundMessage: FORUM_MISSING,
});
