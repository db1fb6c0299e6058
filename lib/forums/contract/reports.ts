import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant, MAX_INT4, pageNumber } from "@/lib/platform/contract/shapes";
import { REASONS, REPORT_MISSING } from "../rules/words";
import { post } from "./posts";

export const report = z.object({
  id: z.int(),
  reason: z.enum(REASONS),
  note: z.string(),
  status: z.enum(["open", "kept", "hidden", "deleted", "locked"]),
  createdAt: instant,
  reporter: z.string(),
  threadTitle: z.string(),
  threadIsLocked: z.boolean(),
  forumName: z.string(),
  post,
});
export type Report = z.output<typeof report>;

const postId = z.pipe(
  z.string("Invalid id").check(
    z.regex(/^[1-9][0-9]{0,9}$/, "Invalid id"),
    z.refine((raw) => Number(raw) <= MAX_INT4, "Invalid id"),
  ),
  z.transform((raw: string) => Number(raw)),
);

export const listReports = endpoint({
  method: "GET",
  path: "/api/admin/reports",
  summary: "The oldest hundred open reports, or those of one post; X-Total-Count says how many are open",
  access: "admin",
  query: z.object({ post: z.optional(postId) }),
  response: z.array(report),
});

export const resolveReport = endpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/resolve",
  summary: "Keeps, hides or deletes the post, or locks its thread, and closes every open report of that post",
  access: "admin",
  params: idParams(),
  body: z.object({ action: z.enum(["keep", "hide", "delete", "lock"], "Please choose what to do.") }),
  response: report,
  limit: { points: 120, seconds: 60 },
  notFoundMessage: REPORT_MISSING,
});

export const decidedReport = z.object({
  id: z.int(),
  /** Without the note, which was for the decision only. */
  reason: z.enum(REASONS),
  status: z.enum(["kept", "hidden", "deleted", "locked"]),
  createdAt: instant,
  resolvedAt: instant,
  reporter: z.string(),
  /** Null when the admin's account is gone. */
  resolvedBy: z.nullable(z.string()),
  author: z.string(),
  postId: z.int(),
  position: z.int(),
  threadId: z.int(),
  threadTitle: z.string(),
  forumName: z.string(),
});
export type DecidedReport = z.output<typeof decidedReport>;

export const listDecidedReports = endpoint({
  method: "GET",
  path: "/api/admin/reports/history",
  summary: "The reports that were decided, newest decision first, 20 a page; X-Total-Count says how many there are",
  access: "admin",
  query: z.object({ page: pageNumber }),
  response: z.array(decidedReport),
});
