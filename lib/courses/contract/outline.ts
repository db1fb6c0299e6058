import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { id, idParams, MAX_INT4, text } from "@/lib/platform/contract/shapes";
import { moduleItem } from "../contract";
import { MOST_PASTED } from "../rules/paste";

const WRITES = { points: 120, seconds: 60 };
export const DELETES = { points: 20, seconds: 60 };
const MODULE_MISSING = "Module not found";
const TOPIC_MISSING = "Topic not found";
const ORDER = "Order must be a non-negative number";
const DURATION = "Must be a positive number";

export const title = text({ min: 3, max: 200, short: "Title must be at least 3 characters", line: true });
export const description = text({ min: 10, max: 2000, short: "Description must be at least 10 characters" });
export const order = z.int(ORDER).check(z.gte(0, ORDER), z.lte(10_000, "Order must be at most 10,000"));
export const duration = z.int(DURATION).check(z.gte(1, DURATION), z.lte(10_000, "Must be at most 10,000 minutes"));
const RELOAD = "Please reload the page.";
export const version = z.int(RELOAD).check(z.gte(1, RELOAD), z.lte(MAX_INT4, RELOAD));
/**
 * The version that was read; if the current one differs, somebody else has changed it and the request is refused.
 * Without it the change always applies.
 */
export const readVersion = z.optional(version);
export const managedTopic = z.object({
  id: z.int(),
  moduleId: z.int(),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  version: z.int(),
});
export type ManagedTopic = z.output<typeof managedTopic>;

export const managedModule = z.extend(moduleItem, { version: z.int() });

export const admin = { access: "admin", limit: WRITES } as const;
export const deleted = z.object({ id: z.int(), deleted: z.literal(true) });

export const moduleForm = z.object({
  title,
  description,
  order: z._default(order, 0),
  duration: z._default(duration, 60),
  courseId: id,
});

export const createModule = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/modules",
  summary: "Adds a module to a course",
  body: moduleForm,
  response: managedModule,
  status: 201,
});

export const updateModule = endpoint({
  ...admin,
  method: "PATCH",
  path: "/api/admin/modules/{id}",
  summary: "Changes a module as it was read",
  params: idParams(),
  body: z.object({
    title: z.optional(title),
    description: z.optional(description),
    order: z.optional(order),
    duration: z.optional(duration),
    version: readVersion,
  }),
  response: managedModule,
  notFoundMessage: MODULE_MISSING,
});

export const deleteModule = endpoint({
  method: "DELETE",
  path: "/api/admin/modules/{id}",
  summary: "Deletes a module with its topics and the progress in them",
  access: "admin",
  limit: DELETES,
  params: idParams(),
  response: deleted,
  notFoundMessage: MODULE_MISSING,
});

export const topicForm = z.object({ title, description, order: z._default(order, 0), moduleId: id });

export const createTopic = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/topics",
  summary: "Adds a topic to a module",
  body: topicForm,
  response: managedTopic,
  status: 201,
});

export const updateTopic = endpoint({
  ...admin,
  method: "PATCH",
  path: "/api/admin/topics/{id}",
  summary: "Changes a topic as it was read",
  params: idParams(),
  body: z.object({
    title: z.optional(title),
    description: z.optional(description),
    order: z.optional(order),
    version: readVersion,
  }),
  response: managedTopic,
  notFoundMessage: TOPIC_MISSING,
});

export const deleteTopic = endpoint({
  method: "DELETE",
  path: "/api/admin/topics/{id}",
  summary: "Deletes a topic and the progress in it",
  access: "admin",
  limit: DELETES,
  params: idParams(),
  response: deleted,
  notFoundMessage: TOPIC_MISSING,
});

export const ids = z
  .array(id)
  .check(z.minLength(1, "Nothing to order."), z.maxLength(500, "Too many to order at once."));

export const orderTopics = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/modules/{id}/topic-order",
  summary: "Puts all topics of a module in this order",
  params: idParams(),
  body: z.object({ ids }),
  response: z.array(managedTopic),
  notFoundMessage: MODULE_MISSING,
});

const pasted = z.array(z.object({ title, description }));

export const createTopics = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/modules/{id}/topics",
  summary: "Adds a list of topics behind those of a module: all of them or none",
  params: idParams(),
  body: z.object({
    topics: pasted.check(
      z.minLength(1, "Please give at least one topic."),
      z.maxLength(MOST_PASTED, `At most ${MOST_PASTED} at once.`),
    ),
  }),
  maxBody: 1024 * 1024,
  response: z.array(managedTopic),
  status: 201,
  notFoundMessage: MODULE_MISSING,
});
