import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { db, type Prisma } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { percentOf } from "@/lib/progress/rules";
import { type SubscriptionFields, subscriptionSummaryOf } from "@/lib/subscriptions/rules";

const MOST_COURSES = 200;

const columns = {
  id: true,
  username: true,
  name: true,
  email: true,
  isAdmin: true,
  avatarUrl: true,
  createdAt: true,
  suspendedAt: true,
  suspensionReason: true,
  password: true,
  subscriptionStatus: true,
  subscriptionTier: true,
  subscriptionCurrentPeriodEnd: true,
  subscriptionSource: true,
  subscriptionCancelAtPeriodEnd: true,
  subscriptionGrantedUntil: true,
  sessions: { select: { lastSeenAt: true, expires: true }, orderBy: { lastSeenAt: "desc" } },
  enrollments: {
    select: {
      enrolledAt: true,
      lastAccessedAt: true,
      course: { select: { id: true, title: true, totalLessons: true } },
    },
    orderBy: { enrolledAt: "desc" },
    take: MOST_COURSES,
  },
  progress: {
    where: { completed: true },
    select: { topic: { select: { module: { select: { courseId: true } } } } },
  },
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof columns }>;

/** For admins. The read is audited. Throws 404. */
export async function viewManagedUser(viewer: Pick<Viewer, "id" | "client">, id: string) {
  const person = await getManagedUser(id);
  await audit(db, viewer, { action: "user.read", targetType: "user", targetId: id });
  return person;
}

/** Returns no secrets: no password, session or link. Throws 404. */
export async function getManagedUser(id: string) {
  const row = await db.user.findUnique({ where: { id }, select: columns });
  if (!row) throw notFound("User not found");
  return managedUserFrom(row);
}

/** Throws 404. For domains that report on a user. */
export async function requireUser(id: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id }, select: { id: true } });
  if (!user) throw notFound("User not found");
}

function managedUserFrom({ id, username, name, email, isAdmin, avatarUrl, password, sessions, ...row }: Row) {
  const courses = row.enrollments.map(({ course, ...times }) => ({
    ...course,
    ...times,
    completedTopics: row.progress.filter(({ topic }) => topic.module.courseId === course.id).length,
  }));
  const sum = (key: "completedTopics" | "totalLessons") => courses.reduce((total, one) => total + one[key], 0);
  return {
    id,
    username,
    name,
    email,
    isAdmin,
    avatarUrl,
    hasPassword: password !== null,
    sessions: sessions.filter(({ expires }) => expires > now()).length,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
    suspended: row.suspendedAt !== null,
    suspension: suspensionOf(row),
    subscription: { ...subscriptionSummaryOf(row, now()), source: sourceOf(row), grantedUntil: grantedUntilOf(row) },
    progress: { completedTopics: sum("completedTopics"), totalTopics: sum("totalLessons") },
    enrollments: courses.map(({ id: courseId, title, enrolledAt, lastAccessedAt, completedTopics, totalLessons }) => ({
      id: courseId,
      title,
      progress: percentOf(completedTopics, totalLessons),
      enrolledAt: enrolledAt.toISOString(),
      lastAccessedAt: lastAccessedAt?.toISOString() ?? null,
    })),
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
