import * as z from "zod/mini";
import { courseItem } from "@/lib/courses/contract";
import { COURSE_MISSING } from "@/lib/courses/rules/words";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate, id, idParams, instant, sameSitePath } from "@/lib/platform/contract/shapes";
import { isDayOrInstant } from "@/lib/platform/time/civil";
import { INVALID_DATE } from "./rules";

/** One of the caller's courses. */
export const enrolledCourse = z.extend(courseItem, {
  /** Percent, rounded. */
  progress: z.int(),
  completedTopics: z.int(),
  totalTopics: z.int(),
  enrolledAt: instant,
  lastAccessedAt: z.nullable(instant),
  examDate: z.nullable(civilDate),
  /** The caller has passed its exam and set no later date. */
  passed: z.boolean(),
  /** The first incomplete topic that the caller may open; null after a pass. */
  nextTopic: z.nullable(
    z.object({
      id: z.int(),
      moduleId: z.int(),
      title: z.string(),
      /** To its lesson where there is one, else to its row in the course. */
      link: sameSitePath,
    }),
  ),
});
export type EnrolledCourse = z.output<typeof enrolledCourse>;

/** What pages carry of the caller's courses. Descriptions and pictures are in the catalogue. */
export const myCourse = z.omit(enrolledCourse, {
  code: true,
  body: true,
  description: true,
  imageUrl: true,
  totalLessons: true,
  totalDuration: true,
  moduleCount: true,
  lastAccessedAt: true,
});
export type MyCourse = z.output<typeof myCourse>;

export const listMyCourses = endpoint({
  method: "GET",
  path: "/api/user/courses",
  summary: "The courses the caller is enrolled in, with progress and exam date",
  access: "user",
  response: z.array(enrolledCourse),
});

export const enroll = endpoint({
  method: "POST",
  path: "/api/courses/{id}/enroll",
  summary: "Enrols the caller. Enrolling again changes nothing",
  access: "user",
  params: idParams(),
  response: enrolledCourse,
  status: 201,
  limit: { points: 60, seconds: 60 },
  notFoundMessage: COURSE_MISSING,
});

export const leave = endpoint({
  method: "DELETE",
  path: "/api/courses/{id}/enroll",
  summary: "Leaves a course. What was completed stays and counts again on return",
  access: "user",
  params: idParams(),
  response: z.object({ id: z.int(), enrolled: z.literal(false) }),
  limit: { points: 60, seconds: 60 },
  notFoundMessage: COURSE_MISSING,
});

export const setExamDate = endpoint({
  method: "POST",
  path: "/api/courses/{id}/exam-date",
  summary: "Sets the exam date of one of the caller's courses, or clears it with null",
  access: "user",
  params: idParams(),
  body: z.object({
    examDate: z.nullable(
      z
        .string(INVALID_DATE)
        .check(z.refine(isDayOrInstant, { message: INVALID_DATE, params: { code: "invalid_date" } })),
    ),
  }),
  response: enrolledCourse,
  limit: { points: 60, seconds: 60 },
  notFoundMessage: COURSE_MISSING,
});

export const completeTopic = endpoint({
  method: "POST",
  path: "/api/topics/{id}/complete",
  summary: "Sets whether the caller has completed a topic",
  access: "user",
  params: idParams(),
  body: z.object({ completed: z.boolean("Please say whether the topic is completed.") }),
  response: z.object({
    topicId: id,
    completed: z.boolean(),
    completedAt: z.nullable(instant),
    course: z.object({ id: z.int(), progress: z.int(), completedTopics: z.int(), totalTopics: z.int() }),
  }),
  limit: { points: 60, seconds: 60 },
  notFoundMessage: "Topic not found",
});

export const achievement = z.object({ kind: z.string(), reachedOn: civilDate });

export const getProgress = endpoint({
  method: "GET",
  path: "/api/user/progress",
  summary: "The caller's totals over the enrolled courses, the streak and the achievements",
  access: "user",
  response: z.object({
    enrolledCourses: z.int(),
    completedTopics: z.int(),
    totalTopics: z.int(),
    learningStreak: z.int(),
    achievements: z.array(achievement),
  }),
});
