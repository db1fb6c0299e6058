import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { db, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { percentOf } from "@/lib/progress/rules";
import { type SubscriptionFields, subscriptionSummaryOf } from "@/lib/subscriptions/rules";

const MOST_COURSES = 200;

type Enrolled = {
  id: number;
  title: string;
  completedTopics: number;
  totalTopics: number;
  enrolledAt: string;
  lastAccessedAt: string | null;
};

type Row = SubscriptionFields & {
  id: string;
  username: string;
  name: string;
  email: string;
  isAdmin: boolean;
  avatarUrl: string | null;
  createdAt: Date;
  lastSeenAt: Date | null;
  subscriptionGrantedUntil: Date | null;
  sessions: number;
  hasPassword: boolean;
  suspendedAt: Date | null;
  suspensionReason: string | null;
  enrollments: Enrolled[];
};

/** For admins. The read is audited. Throws 404. */
export async function viewManagedUser(viewer: Pick<Viewer, "id" | "client">, id: string) {
  const person = await getManagedUser(id);
  await audit(db, viewer, { action: "user.read", targetType: "user", targetId: id });
  return person;
}

/** Returns no secrets: no password, session or link. Throws 404. */
export async function getManagedUser(id: string) {
  // SQL: a whole page in one statement.
  const [row] = await queryRows<Row>`
    select u.id, u.username, u.name, u.email, u."isAdmin", u."avatarUrl", u."createdAt", u."suspendedAt", u."suspensionReason", u.password is not null as "hasPassword",
           u."subscriptionStatus", u."subscriptionTier", u."subscriptionCurrentPeriodEnd", u."subscriptionSource",
           u."subscriptionCancelAtPeriodEnd", u."subscriptionGrantedUntil",
           (select max(s."lastSeenAt") from "Session" s where s."userId" = u.id) as "lastSeenAt",
           (select count(*)::int from "Session" s where s."userId" = u.id and s.expires > ${now()}) as sessions,
           (select coalesce(json_agg(e order by e."enrolledAt" desc), '[]') from (
              select c.id, c.title, c."totalLessons" as "totalTopics", e."enrolledAt", e."lastAccessedAt",
                     (select count(*)::int from "Progress" p join "Topic" t on t.id = p."topicId"
                      join "Module" m on m.id = t."moduleId"
                      where p."userId" = u.id and p.completed and m."courseId" = c.id) as "completedTopics"
              from "Enrollment" e join "Course" c on c.id = e."courseId"
              where e."userId" = u.id order by e."enrolledAt" desc limit ${MOST_COURSES}) e) as enrollments
    from "User" u where u.id = ${id}`;
  if (!row) throw notFound("User not found");
  return managedUserFrom(row);
}

/** Throws 404. For domains that report on a user. */
export async function requireUser(id: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id }, select: { id: true } });
  if (!user) throw notFound("User not found");
}

function managedUserFrom({ id, username, name, email, isAdmin, avatarUrl, sessions, hasPassword, ...row }: Row) {
  const sum = (key: "completedTopics" | "totalTopics") => row.enrollments.reduce((total, one) => total + one[key], 0);
  return {
    ...{ id, username, name, email, isAdmin, avatarUrl, sessions, hasPassword },
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    suspended: row.suspendedAt !== null,
    suspension: suspensionOf(row),
    subscription: { ...subscriptionSummaryOf(row, now()), source: sourceOf(row), grantedUntil: grantedUntilOf(row) },
    progress: { completedTopics: sum("completedTopics"), totalTopics: sum("totalTopics") },
    enrollments: row.enrollments.map(enrolledFrom),
  };
}

function suspensionOf({
  suspendedAt,
  suspensionReason,
}: Pick<Row, "suspendedAt" | "suspensionReason">): { since: string; reason: string } | null {
  if (!suspendedAt || suspensionReason === null) return null;
  return { since: suspendedAt.toISOString(), reason: suspensionReason };
}

function sourceOf({ subscriptionSource }: SubscriptionFields): "paid" | "granted" | null {
  if (subscriptionSource === null) return null;
  return subscriptionSource === "granted" ? "granted" : "paid";
}

const grantedUntilOf = ({ subscriptionGrantedUntil: until }: Pick<Row, "subscriptionGrantedUntil">): string | null =>
  until && until > now() ? until.toISOString() : null;

const enrolledFrom = ({ id, title, enrolledAt, lastAccessedAt, completedTopics, totalTopics }: Enrolled) => ({
  ...{ id, title, progress: percentOf(completedTopics, totalTopics) },
  enrolledAt: new Date(enrolledAt).toISOString(),
  lastAccessedAt: lastAccessedAt && new Date(lastAccessedAt).toISOString(),
});
