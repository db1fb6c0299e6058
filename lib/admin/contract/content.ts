import * as z from "zod/mini";
import { COURSE_MISSING, isImageUrl } from "@/lib/courses/rules";
import { endpoint } from "@/lib/platform/contract";
import { id, idParams, instant, text } from "@/lib/platform/shapes";

const WRITES = { points: 120, seconds: 60 };
const DELETES = { points: 20, seconds: 60 };
const MODULE_MISSING = "Module not found";
const TOPIC_MISSING = "Topic not found";
const ORDER = "Order must be a non-negative number";
const DURATION = "Must be a positive number";

const title = text({ min: 3, max: 200, short: "Title must be at least 3 characters", line: true });
const description = text({ min: 10, max: 2000, short: "Description must be at least 10 characters" });
const order = z.int(ORDER).check(z.gte(0, ORDER), z.lte(10_000, "Order must be at most 10,000"));
const duration = z.int(DURATION).check(z.gte(1, DURATION), z.lte(10_000, "Must be at most 10,000 minutes"));
const version = z.int("Please reload the page.").check(z.gte(1, "Please reload the page."));
const imageUrl = z.string("Please enter a valid image URL").check(
  z.trim(),
  z.refine((url) => url === "" || isImageUrl(url), "Please enter a valid image URL"),
);

export const managedTopic = z.object({
  id: z.int(),
  moduleId: z.int(),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  version: z.int(),
});
export type ManagedTopic = z.output<typeof managedTopic>;

export const managedModule = z.object({
  id: z.int(),
  courseId: z.int(),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  lessonCount: z.int(),
  duration: z.int(),
  version: z.int(),
});
export type ManagedModule = z.output<typeof managedModule>;

export const managedCourse = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  totalLessons: z.int(),
  totalDuration: z.int(),
  version: z.int(),
  updatedAt: instant,
  /** What a deletion takes along. */
  modules: z.int(),
  enrollments: z.int(),
});
export type ManagedCourse = z.output<typeof managedCourse>;

export const managedCourseDetail = z.extend(managedCourse, {
  /** Learners who completed something here: what a deletion takes along too. */
  learners: z.int(),
  outline: z.array(z.extend(managedModule, { topics: z.array(managedTopic) })),
});
export type ManagedCourseDetail = z.output<typeof managedCourseDetail>;

const admin = { access: "admin", limit: WRITES } as const;
const gone = z.object({ id: z.int(), deleted: z.literal(true) });

export const listManagedCourses = endpoint({
  method: "GET",
  path: "/api/admin/courses",
  summary: "All courses, with what stands in them and who is enrolled",
  access: "admin",
  answer: z.array(managedCourse),
});

export const getManagedCourse = endpoint({
  method: "GET",
  path: "/api/admin/courses/{id}",
  summary: "A course with its modules and topics, to be edited",
  access: "admin",
  params: idParams(),
  answer: managedCourseDetail,
  missing: COURSE_MISSING,
});

export const courseForm = z.object({ title, description, imageUrl: z.optional(imageUrl) });

export const createCourse = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/courses",
  summary: "Creates a course; without a picture it gets the default one",
  body: courseForm,
  answer: managedCourse,
  status: 201,
});

export const updateCourse = endpoint({
  ...admin,
  method: "PATCH",
  path: "/api/admin/courses/{id}",
  summary: "Changes a course as it was read; 409 when somebody else changed it meanwhile",
  params: idParams(),
  body: z.object({
    title: z.optional(title),
    description: z.optional(description),
    imageUrl: z.optional(imageUrl),
    version,
  }),
  answer: managedCourse,
  missing: COURSE_MISSING,
});

export const deleteCourse = endpoint({
  method: "DELETE",
  path: "/api/admin/courses/{id}",
  summary: "Deletes a course with its modules, topics, enrolments and progress",
  access: "admin",
  limit: DELETES,
  params: idParams(),
  answer: gone,
  missing: COURSE_MISSING,
});

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
  answer: managedModule,
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
    version,
  }),
  answer: managedModule,
  missing: MODULE_MISSING,
});

export const deleteModule = endpoint({
  method: "DELETE",
  path: "/api/admin/modules/{id}",
  summary: "Deletes a module with its topics and the progress in them",
  access: "admin",
  limit: DELETES,
  params: idParams(),
  answer: gone,
  missing: MODULE_MISSING,
});

export const topicForm = z.object({ title, description, order: z._default(order, 0), moduleId: id });

export const createTopic = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/topics",
  summary: "Adds a topic to a module",
  body: topicForm,
  answer: managedTopic,
  status: 201,
});

export const updateTopic = endpoint({
  ...admin,
  method: "PATCH",
  path: "/api/admin/topics/{id}",
  summary: "Changes a topic as it was read",
  params: idParams(),
  body: z.object({ title: z.optional(title), description: z.optional(description), order: z.optional(order), version }),
  answer: managedTopic,
  missing: TOPIC_MISSING,
});

export const deleteTopic = endpoint({
  method: "DELETE",
  path: "/api/admin/topics/{id}",
  summary: "Deletes a topic and the progress in it",
  access: "admin",
  limit: DELETES,
  params: idParams(),
  answer: gone,
  missing: TOPIC_MISSING,
});

const ids = z.array(id).check(z.minLength(1, "Nothing to order."), z.maxLength(500, "Too many to order at once."));

export const orderModules = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/courses/{id}/module-order",
  summary: "Puts all modules of a course in this order",
  params: idParams(),
  body: z.object({ ids }),
  answer: managedCourseDetail,
  missing: COURSE_MISSING,
});

export const orderTopics = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/modules/{id}/topic-order",
  summary: "Puts all topics of a module in this order",
  params: idParams(),
  body: z.object({ ids }),
  answer: z.array(managedTopic),
  missing: MODULE_MISSING,
});
