import * as z from "zod/mini";
import { userParams } from "@/lib/accounts/contract/managing";
import { USER_MISSING } from "@/lib/accounts/rules/users";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { instant, pageNumber } from "@/lib/platform/contract/shapes";

export const getStats = endpoint({
  method: "GET",
  path: "/api/admin/stats",
  summary: "How many users, courses, modules and topics there are",
  access: "admin",
  response: z.object({ users: z.int(), courses: z.int(), modules: z.int(), topics: z.int() }),
});

/** A number now and a week earlier; null if it was not counted then. */
const compared = z.object({ now: z.int(), before: z.nullable(z.int()) });

export const figures = z.object({
  /** Who pays for Premium. */
  subscribers: compared,
  /** Who has Premium from an admin, and pays nothing. */
  granted: z.int(),
  /** Subscribers times the price of a month, in cents. */
  monthlyRevenue: compared,
  /** Who completed a topic or answered a question today, and a week ago. */
  activeToday: compared,
  /** The same in the last seven days, and in the seven before. */
  activeWeek: compared,
  /** In the last seven days, and in the seven before. */
  newUsers: compared,
  /** The last fourteen days, the oldest first. */
  days: z.array(z.object({ day: z.string(), active: z.int(), joined: z.int() })),
});
export type Figures = z.output<typeof figures>;

export const getFigures = endpoint({
  method: "GET",
  path: "/api/admin/figures",
  summary: "Subscribers, monthly revenue, active students and new users, each with the week before",
  access: "admin",
  response: figures,
});

export const listEnrollmentStats = endpoint({
  method: "GET",
  path: "/api/admin/enrollment-stats",
  summary: "How many users are enrolled in each course, and what share of all that is",
  access: "admin",
  response: z.array(
    z.object({ courseId: z.int(), title: z.string(), enrollments: z.int(), enrollmentPercentage: z.number() }),
  ),
});

export const getAttention = endpoint({
  method: "GET",
  path: "/api/admin/attention",
  summary: "What waits for an admin: open reports, failed payments, failed mails",
  access: "admin",
  response: z.object({ openReports: z.int(), failedPayments: z.int(), failedMails: z.int() }),
  // Every open admin page polls this.
  limit: { points: 90, seconds: 60 },
  etag: true,
});

export const auditEntry = z.object({
  id: z.int(),
  actor: z.nullable(z.string()),
  actorId: z.nullable(z.string()),
  action: z.string(),
  targetType: z.string(),
  targetId: z.nullable(z.string()),
  /** What it is about, by name; without a link once it is deleted. */
  target: z.nullable(z.object({ name: z.string(), link: z.nullable(z.string()) })),
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  createdAt: instant,
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  summary:
    "What admins did, newest first, 50 a page; by actor's username or by the beginning of the action; look-ups of users may be hidden",
  access: "admin",
  query: z.object({
    page: pageNumber,
    actor: z.optional(z.string().check(z.maxLength(100))),
    action: z.optional(z.string().check(z.maxLength(100))),
    reads: z.optional(z.enum(["hide"], "Look-ups can be hidden.")),
  }),
  response: z.array(auditEntry),
});

export const listUserAudit = endpoint({
  method: "GET",
  path: "/api/admin/users/{id}/audit",
  summary: "The newest 20 things that admins did about a user; looks are left out",
  access: "admin",
  params: userParams,
  response: z.array(auditEntry),
  notFoundMessage: USER_MISSING,
});
