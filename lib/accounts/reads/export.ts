import "server-only";
import { logAuth } from "@/lib/platform/auth-log";
import { now } from "@/lib/platform/clock";
import type { Answer } from "@/lib/platform/contract";
import { db } from "@/lib/platform/db";
import { readFile } from "@/lib/platform/files";
import { spend } from "@/lib/platform/limits";
import type { Viewer } from "@/lib/platform/session";
import type { exportData as contract } from "../contract/security";
import { insistOnFresh } from "../fresh";
import { EXPORTS } from "../rules";

type Export = Answer<typeof contract>;
type Community = "threads" | "posts" | "likedPosts" | "reports" | "groups" | "groupMessages" | "groupComments";
type Social = Pick<Export, Community | "likedMessages" | "invitations">;

/** Every row about the caller and about nobody else. Throws 403 `reauth_required` and 429. */
export async function exportData(viewer: Viewer): Promise<Export> {
  insistOnFresh(viewer);
  await spend("export", viewer.id, EXPORTS);
  await logAuth(db, { action: "export", userId: viewer.id, client: viewer.client });
  const [own, learning, community] = await Promise.all([
    ownOf(viewer.id),
    learningOf(viewer.id),
    communityOf(viewer.id),
  ]);
  const { account, picture, ...others } = { ...own, ...learning, ...community };
  const lists = Object.entries(others).map(([name, rows]) => [name, rows.map((row) => flat(row))]);
  return { exportedAt: now().toISOString(), account: flat(account), picture, ...Object.fromEntries(lists) };
}

type Plain = string | number | boolean | null;

/** One line of a table: `topic.module.title` stands for what a row points at. */
function flat(row: object, before = ""): Record<string, Plain> {
  const cells = Object.entries(row).flatMap(([name, value]): [string, Plain][] => {
    if (value instanceof Date) return [[before + name, value.toISOString()]];
    if (value !== null && typeof value === "object") return Object.entries(flat(value, `${before}${name}.`));
    return [[before + name, value]];
  });
  return Object.fromEntries(cells);
}

/** Named one by one, so that a column that is added later, a secret say, does not leave by itself. */
const ACCOUNT = {
  ...{ id: true, username: true, name: true, email: true, emailVerified: true, pendingEmail: true, isAdmin: true },
  ...{ avatarUrl: true, timeZone: true, timeZoneChosen: true, studyMinutes: true, createdAt: true, updatedAt: true },
  ...{ courseUpdates: true, newCourses: true, learningReminders: true },
  ...{ stripeCustomerId: true, stripeSubscriptionId: true, subscriptionStatus: true, subscriptionTier: true },
  ...{ subscriptionCurrentPeriodEnd: true, subscriptionSource: true, subscriptionCancelAtPeriodEnd: true },
  ...{ subscriptionPaymentFailedAt: true, subscriptionGrantedUntil: true },
} as const;
const MOST_SIGN_INS = 2000;
const SESSION = { id: true, createdAt: true, authenticatedAt: true, lastSeenAt: true, expires: true } as const;
const SIGN_IN = { id: true, action: true, method: true, ip: true, userAgent: true, createdAt: true } as const;
const FILE = { id: true, url: true, kind: true, contentType: true, bytes: true, createdAt: true } as const;

async function ownOf(id: string) {
  const mine = { where: { userId: id }, orderBy: { id: "asc" } } as const;
  const newest = { where: { userId: id }, orderBy: { id: "desc" }, take: MOST_SIGN_INS } as const;
  const account = await db.user.findUniqueOrThrow({ where: { id }, select: ACCOUNT });
  const files = await db.storedFile.findMany({ ...mine, select: { ...FILE, key: true } });
  const avatar = files.find(({ url }) => url === account.avatarUrl);
  const picture = avatar ? await readFile(avatar.key) : null;
  return {
    account,
    picture: picture && avatar ? `data:${avatar.contentType};base64,${picture.toString("base64")}` : null,
    files: files.map(({ key: _, ...file }) => file),
    sessions: await db.session.findMany({ ...mine, select: { ...SESSION, userAgent: true, method: true } }),
    providers: await db.account.findMany({ ...mine, select: { provider: true, createdAt: true } }),
    signIns: await db.authEvent.findMany({ ...newest, select: SIGN_IN }),
    mails: await db.mail.findMany({ ...mine, select: { cause: true, createdAt: true, sentAt: true } }),
  };
}

async function learningOf(userId: string) {
  const mine = { where: { userId }, omit: { userId: true } } as const;
  const course = { select: { title: true } };
  return {
    enrollments: await db.enrollment.findMany({ ...mine, include: { course } }),
    completedTopics: await db.progress.findMany({
      ...mine,
      include: { topic: { select: { title: true, module: { select: { title: true, course } } } } },
    }),
    attempts: await db.attempt.findMany({ ...mine, orderBy: { id: "asc" }, omit: { userId: true, tab: true } }),
    answers: await db.attemptItem.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      omit: { userId: true, drawn: true, seed: true, before: true },
      include: { point: { select: { statement: true } } },
    }),
    cards: await db.card.findMany({ ...mine, include: { point: { select: { statement: true } } } }),
    questionReports: await db.questionReport.findMany({ ...mine, omit: { userId: true, seed: true } }),
    lessonPlaces: await db.lessonPlace.findMany({ ...mine, include: { topic: { select: { title: true } } } }),
    studyDays: await db.studyDay.findMany(mine),
    achievements: await db.achievement.findMany(mine),
    events: await db.event.findMany(mine),
    notifications: await db.notification.findMany(mine),
  };
}

/** One's own words, also where they are hidden; the title of somebody else's thread only while it may be read. */
async function postsOf(userId: string): Promise<object[]> {
  const thread = { select: { title: true, userId: true, hiddenAt: true, forum: { select: { isActive: true } } } };
  const posts = await db.post.findMany({
    where: { userId },
    omit: { userId: true, body: true, bodyVersion: true },
    orderBy: { id: "asc" },
    include: { thread },
  });
  return posts.map(({ thread: { title, hiddenAt, forum, ...opened }, ...post }) => {
    const readable = opened.userId === userId || (hiddenAt === null && forum.isActive);
    return { ...post, thread: { title: readable ? title : null } };
  });
}

/** Of the groups that this person wrote in or was invited to, those that she may see. */
const visibleGroups = (userId: string) => ({
  AND: [
    { OR: [{ messages: { some: { userId } } }, { invitations: { some: { userId } } }] },
    {
      OR: [
        { isPrivate: false },
        { members: { some: { userId } } },
        { invitations: { some: { userId, revokedAt: null, uses: 0 } } },
      ],
    },
  ],
});

async function communityOf(userId: string): Promise<{ [K in keyof Social]: object[] }> {
  const mine = { where: { userId }, omit: { userId: true }, orderBy: { id: "asc" } } as const;
  const group = { select: { id: true, name: true } };
  const seen = await db.group.findMany({ where: visibleGroups(userId), select: { id: true } });
  const visible = new Set(seen.map(({ id }) => id));
  // A private group that was left is not shown under the name that it has today.
  const named = <T extends { group: { id: number; name: string } }>(row: T) => ({
    ...row,
    group: { id: row.group.id, name: visible.has(row.group.id) ? row.group.name : null },
  });
  return {
    threads: await db.thread.findMany(mine),
    posts: await postsOf(userId),
    likedPosts: await db.postLike.findMany(mine),
    reports: await db.postReport.findMany({ ...mine, omit: { userId: true, resolvedById: true } }),
    groups: await db.groupMember.findMany({ ...mine, include: { group } }),
    groupMessages: (await db.groupMessage.findMany({ ...mine, include: { group } })).map(named),
    groupComments: await db.groupMessageComment.findMany(mine),
    likedMessages: await db.groupMessageLike.findMany(mine),
    invitations: (
      await db.groupInvitation.findMany({
        ...mine,
        omit: { userId: true, inviterId: true, tokenHash: true },
        include: { group },
      })
    ).map(named),
  };
}
