import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant } from "@/lib/platform/contract/shapes";
import { body } from "@/lib/writing/block";
import { MOST_BLOCKS, MOST_READING_SECONDS, TOPIC_MISSING } from "./rules";

const params = idParams();

export const place = z.object({
  /** The index of the first visible block, from 0. */
  block: z.int(),
  /** When the end was reached. */
  readAt: z.nullable(instant),
});
export type Place = z.output<typeof place>;

const neighbour = z.nullable(z.object({ topicId: z.int(), title: z.string() }));

export const lesson = z.object({
  topicId: z.int(),
  courseId: z.int(),
  courseTitle: z.string(),
  moduleId: z.int(),
  moduleTitle: z.string(),
  title: z.string(),
  description: z.string(),
  minutes: z.int(),
  /** 0 if no lesson is written; there are no blocks then. */
  version: z.int(),
  blocks: body,
  points: z.array(z.object({ id: z.int(), statement: z.string() })),
  sources: z.array(z.string()),
  /** The number of the topic's live questions. */
  questions: z.int(),
  completed: z.boolean(),
  /** The caller's best share of marks in a quiz of this topic. */
  practised: z.nullable(z.number()),
  place: z.nullable(place),
  previous: neighbour,
  next: neighbour,
  /** All topics of the module, in order. */
  topics: z.array(z.object({ topicId: z.int(), title: z.string(), completed: z.boolean() })),
  /** The course's forum. */
  forumId: z.nullable(z.int()),
});
export type Lesson = z.output<typeof lesson>;
export type LessonHead = Pick<
  Lesson,
  "topicId" | "title" | "description" | "moduleId" | "moduleTitle" | "courseId" | "courseTitle"
>;

export const getLesson = endpoint({
  method: "GET",
  path: "/api/topics/{id}/lesson",
  summary: "A topic's lesson, with where the caller is in it",
  access: "user",
  params,
  response: lesson,
  notFoundMessage: TOPIC_MISSING,
});

const counted = (most: number, sentence: string) => z.int(sentence).check(z.gte(0, sentence), z.lte(most, sentence));

export const keepPlace = endpoint({
  method: "PUT",
  path: "/api/topics/{id}/place",
  summary: "Keeps where the caller is in a lesson, and how long she read since the last time",
  access: "user",
  params,
  body: z.object({
    block: counted(MOST_BLOCKS, `A place is a whole number from 0 to ${MOST_BLOCKS}.`),
    seconds: counted(MOST_READING_SECONDS, `Seconds are a whole number from 0 to ${MOST_READING_SECONDS}.`),
  }),
  response: place,
  limit: { points: 60, seconds: 60 },
  notFoundMessage: TOPIC_MISSING,
});
