import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams } from "@/lib/platform/contract/shapes";
import { COURSE_MISSING } from "./rules/words";

export const courseItem = z.object({
  id: z.int(),
  code: z.nullable(z.string()),
  body: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  totalLessons: z.int(),
  totalDuration: z.int(),
  moduleCount: z.optional(z.int()),
});
export type CourseItem = z.output<typeof courseItem>;
/** What a tile of a course shows. */
export type OfferedCourse = Omit<CourseItem, "code" | "body" | "description">;

export const topic = z.object({
  id: z.int(),
  moduleId: z.int(),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  completed: z.boolean(),
  /** Reading time of its lesson; 0 without a lesson. */
  lessonMinutes: z.int(),
  /** The number of live questions. */
  questionCount: z.int(),
  /** The score of the caller's best finished quiz, 0 to 1; null without one. */
  practised: z.nullable(z.number()),
});
export type Topic = z.output<typeof topic>;

/** The part of a module that everybody may see. */
export const moduleItem = z.object({
  id: z.int(),
  courseId: z.int(),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  lessonCount: z.int(),
  duration: z.int(),
});

export const courseModule = z.extend(moduleItem, {
  /** Not the first module of its course. */
  requiresSubscription: z.boolean(),
  /** Needs Premium for this caller. */
  locked: z.boolean(),
  topics: z.array(topic),
});
export type CourseModule = z.output<typeof courseModule>;

export const course = z.extend(courseItem, {
  /** True for an admin who looks at a course that is not published. */
  draft: z.boolean(),
  syllabusPeriod: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  sourceNote: z.nullable(z.string()),
  /** The course's forum. */
  forumId: z.nullable(z.int()),
  modules: z.array(courseModule),
});
export type Course = z.output<typeof course>;

export const listCourses = endpoint({
  method: "GET",
  path: "/api/courses",
  summary: "All courses",
  access: "user",
  response: z.array(courseItem),
});

export const getCourse = endpoint({
  method: "GET",
  path: "/api/courses/{id}",
  summary: "A course with its modules and topics, and what the caller has completed",
  access: "user",
  params: idParams(),
  response: course,
  notFoundMessage: COURSE_MISSING,
});

export const getModuleAccess = endpoint({
  method: "GET",
  path: "/api/modules/{id}/access",
  summary: "Whether a module needs Premium, and whether the caller may open it",
  access: "user",
  params: idParams(),
  response: z.object({ requiresSubscription: z.boolean(), hasAccess: z.boolean() }),
  notFoundMessage: "Module not found",
});
