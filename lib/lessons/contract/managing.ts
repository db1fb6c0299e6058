import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { id, idParams, instant, pageNumber, text } from "@/lib/platform/contract/shapes";
import { body } from "@/lib/writing/block";
import { MOST_POINTS, MOST_SOURCES, POINT_MAX, POINT_MIN, SOURCE_MAX, TEXT_MAX, TOPIC_MISSING } from "../rules";

const params = idParams();
const WRITES = { points: 120, seconds: 60 };
const BODY = 820 * 1024;

const lessonText = text({ max: TEXT_MAX, short: "Please write the lesson's text." });
const version = z.int("Please send the version you have read.").check(z.gte(0, "Versions are counted from 0."));
const problem = z.object({ line: z.int(), sentence: z.string() });
export type LessonProblem = z.output<typeof problem>;

const managedPoint = z.object({ id: z.int(), code: z.string(), statement: z.string() });

export const managedLesson = z.object({
  topicId: z.int(),
  courseId: z.int(),
  courseTitle: z.string(),
  moduleId: z.int(),
  moduleTitle: z.string(),
  title: z.string(),
  code: z.nullable(z.string()),
  text: z.string(),
  sources: z.array(z.string()),
  minutes: z.int(),
  /** 0 if no lesson is written. */
  version: z.int(),
  editedAt: z.nullable(instant),
  problems: z.array(problem),
  points: z.array(managedPoint),
  /** The latest shipped text, if the lesson is based on another one. */
  shipped: z.nullable(z.object({ text: z.string(), sources: z.array(z.string()) })),
});
export type ManagedLesson = z.output<typeof managedLesson>;

const admin = { access: "admin", params, limit: WRITES, notFoundMessage: TOPIC_MISSING } as const;

export const getManagedLesson = endpoint({
  method: "GET",
  path: "/api/admin/topics/{id}/lesson",
  summary: "A topic's lesson as its author writes it, with its problems and points",
  access: "admin",
  params,
  response: managedLesson,
  notFoundMessage: TOPIC_MISSING,
});

export const saveLesson = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/topics/{id}/lesson",
  summary: "Saves a lesson's text over the version that was read; every save is kept",
  body: z.object({
    text: lessonText,
    sources: z.optional(
      z
        .array(text({ max: SOURCE_MAX, line: true, short: "Please name the source." }))
        .check(z.maxLength(MOST_SOURCES, `A lesson names at most ${MOST_SOURCES} sources.`)),
    ),
    version,
  }),
  response: managedLesson,
  maxBody: BODY,
});

export const previewLesson = endpoint({
  method: "POST",
  path: "/api/admin/lessons/preview",
  summary: "Shows what a lesson's text would look like and what is wrong with it, and keeps nothing",
  access: "admin",
  body: z.object({
    text: text({ min: 0, max: TEXT_MAX, short: "Please write the lesson's text." }),
    /** The topic that its questions have to belong to. */
    topicId: z.optional(id),
  }),
  response: z.object({ blocks: body, minutes: z.int(), words: z.int(), problems: z.array(problem) }),
  limit: WRITES,
  maxBody: BODY,
  notFoundMessage: TOPIC_MISSING,
});

export const lessonVersion = z.object({
  version: z.int(),
  /** Null if it was shipped with the product, or its editor's account was deleted. */
  editor: z.nullable(z.string()),
  createdAt: instant,
  text: z.string(),
  sources: z.array(z.string()),
});
export type LessonVersion = z.output<typeof lessonVersion>;

export const listLessonVersions = endpoint({
  method: "GET",
  path: "/api/admin/topics/{id}/lesson/versions",
  summary: "Twenty versions of a lesson, newest first; X-Total-Count says how many there are",
  access: "admin",
  params,
  query: z.object({ page: pageNumber }),
  response: z.array(lessonVersion),
  notFoundMessage: TOPIC_MISSING,
});

export const takeShipped = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/topics/{id}/lesson/take-shipped",
  summary: "Puts the text and the points that came with the product in the place of the edited ones",
  body: z.object({ version }),
  response: managedLesson,
});

const LENGTH = `A point is a sentence of ${POINT_MIN} to ${POINT_MAX} characters.`;

export const savePoints = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/topics/{id}/points",
  summary: "Puts all points of a topic in this order: those with an id are kept, others are new, missing ones go",
  body: z.object({
    points: z
      .array(
        z.object({
          id: z.optional(id),
          statement: text({ min: POINT_MIN, max: POINT_MAX, line: true, short: LENGTH, long: LENGTH }),
        }),
      )
      .check(
        z.minLength(1, "A topic has at least one point."),
        z.maxLength(MOST_POINTS, `A topic has at most ${MOST_POINTS} points.`),
      ),
    version,
  }),
  response: managedLesson,
});
