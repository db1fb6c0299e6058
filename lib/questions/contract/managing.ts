import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant, pageNumber, queryId, text } from "@/lib/platform/contract/shapes";
import { body } from "@/lib/writing/block";
import { QUESTION_KINDS, QUESTION_STATES, REPORT_STATES, SOURCES } from "../rules/words";
import { answer } from "./answers";
import { feedback } from "./feedback";
import { shown } from "./shown";

const WRITES = { points: 120, seconds: 60 };

export const managedQuestion = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.enum(QUESTION_KINDS),
  source: z.enum(SOURCES),
  state: z.enum(QUESTION_STATES),
  reserved: z.boolean(),
  marks: z.number(),
  seconds: z.int(),
  difficulty: z.number(),
  version: z.int(),
  courseId: z.int(),
  courseTitle: z.string(),
  topicId: z.int(),
  topicTitle: z.string(),
  point: z.nullable(z.object({ id: z.int(), statement: z.string() })),
  /** The beginning of the question; for a template, of one of its variants. */
  excerpt: z.string(),
  answers: z.int(),
  /**
   * The mean share of first answers, as counted by the hourly job; null with fewer than ten answers, like the next two.
   */
  facility: z.nullable(z.number()),
  /** Discrimination: how well it separates students who know the course from those who do not, -1 to 1. */
  discrimination: z.nullable(z.number()),
  medianSeconds: z.nullable(z.int()),
  /** The number of open reports. */
  reports: z.int(),
  updatedAt: instant,
});
export type ManagedQuestion = z.output<typeof managedQuestion>;

export const FLAGS = ["reported", "hard", "easy"] as const;

export const listManagedQuestions = endpoint({
  method: "GET",
  path: "/api/admin/questions",
  summary: "Fifty questions of the bank with filters, by course and topic; X-Total-Count says how many there are",
  access: "admin",
  query: z.object({
    course: queryId,
    topic: queryId,
    point: queryId,
    kind: z.optional(z.enum(QUESTION_KINDS, "There is no such kind.")),
    source: z.optional(z.enum(SOURCES, "There is no such source.")),
    state: z.optional(z.enum(QUESTION_STATES, "There is no such state.")),
    /** Hard and easy are told from fifty answers on. */
    flag: z.optional(z.enum(FLAGS, "There is no such flag.")),
    q: z.optional(text({ min: 0, max: 100, line: true, short: "Please type what to look for." })),
    page: pageNumber,
  }),
  response: z.array(managedQuestion),
});

export const managedDetail = z.extend(managedQuestion, {
  /** The template's file; null for written questions. */
  file: z.nullable(z.string()),
  /** The question as a student sees it; for a template, a new variant. */
  shown: z.nullable(shown),
  /** The solution as a student reads it after a right answer. */
  answer: z.nullable(answer),
  feedback: z.nullable(feedback),
  hint: z.nullable(body),
});
export type ManagedDetail = z.output<typeof managedDetail>;

export const getManagedQuestion = endpoint({
  method: "GET",
  path: "/api/admin/questions/{id}",
  summary: "A question as students see it, with its key; of a template a new variant each time",
  access: "admin",
  params: idParams(),
  response: managedDetail,
  notFoundMessage: "Question not found",
});

export const editQuestion = endpoint({
  method: "PATCH",
  path: "/api/admin/questions/{id}",
  summary: "Withdraws a question or makes it live; 409 when it was changed since it was read",
  access: "admin",
  params: idParams(),
  body: z.object({
    state: z.enum(["live", "withdrawn"], "Please choose live or withdrawn."),
    version: z.int("Please send the version that was read."),
  }),
  response: managedDetail,
  limit: WRITES,
  notFoundMessage: "Question not found",
});

export const deleteQuestion = endpoint({
  method: "DELETE",
  path: "/api/admin/questions/{id}",
  summary: "Deletes a question that nobody met; one in somebody's practice is withdrawn instead",
  access: "admin",
  params: idParams(),
  body: z.object({ version: z.int("Please send the version that was read.") }),
  response: z.object({ id: z.int(), withdrawn: z.boolean() }),
  limit: WRITES,
  notFoundMessage: "Question not found",
});

export const questionReport = z.object({
  id: z.int(),
  questionId: z.int(),
  key: z.string(),
  version: z.int(),
  /** The current version. */
  current: z.int(),
  questionState: z.enum(QUESTION_STATES),
  topicId: z.int(),
  topicTitle: z.string(),
  courseTitle: z.string(),
  reason: z.string(),
  note: z.string(),
  state: z.enum(REPORT_STATES),
  reply: z.string(),
  reporter: z.nullable(z.string()),
  createdAt: instant,
  resolvedAt: z.nullable(instant),
  /** The exact variant with the reporter's answer; null after its deletion by the clean-up. */
  shown: z.nullable(shown),
  answer: z.nullable(answer),
  feedback: z.nullable(feedback),
});
export type QuestionReport = z.output<typeof questionReport>;

export const listQuestionReports = endpoint({
  method: "GET",
  path: "/api/admin/question-reports",
  summary: "Twenty reports of questions, open ones first, then the newest; X-Total-Count says how many there are",
  access: "admin",
  query: z.object({
    state: z.optional(z.enum(REPORT_STATES, "There is no such state.")),
    question: queryId,
    page: pageNumber,
  }),
  response: z.array(questionReport),
});

export const resolveQuestionReport = endpoint({
  method: "PATCH",
  path: "/api/admin/question-reports/{id}",
  summary: "Closes a report as fixed or declined, with a reply to who sent it; the reporter is told",
  access: "admin",
  params: idParams(),
  body: z.object({
    state: z.enum(["fixed", "declined"], "Please choose fixed or declined."),
    reply: z._default(text({ min: 0, max: 1000, short: "Please write the reply as text." }), ""),
  }),
  response: questionReport,
  limit: WRITES,
  notFoundMessage: "Report not found",
});
