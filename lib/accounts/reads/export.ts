import "server-only";
import { visibleThreadWhere } from "@/lib/forums/reads/visible";
import { visibleGroupWhere } from "@/lib/groups/reads/visible";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { logAuth } from "@/lib/platform/database/auth-log";
import { db } from "@/lib/platform/database/db";
import { consumeShared } from "@/lib/platform/server/limits";
import type { Viewer } from "@/lib/platform/server/session";
import { readFile } from "@/lib/platform/services/files";
import { now } from "@/lib/platform/time/clock";
import type { exportData as contract } from "../contract/security";
import { requireRecentSignIn } from "../recent-sign-in";
import { EXPORTS } from "../rules";
import * as columns from "./export-columns";

type Export = ResponseOf<typeof contract>;
type CommunityList =
  | "threads"
  | "posts"
  | "readThreads"
  | "watchedForums"
  | "postVersions"
  | "likedPosts"
  | "reports"
  | "groups"
  | "groupMessages"
  | "groupComments"
  | "likedMessages"
  | "invitations";

/** Returns all data of the caller, and no data of others. Throws 403 `reauth_required` and 429. */
export async function exportData(viewer: Viewer): Promise<Export> {
  requireRecentSignIn(viewer);
  await consumeShared("export", viewer.id, EXPORTS);
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

/** One row of a table; `topic.module.title` is a field of a related row. */
function flat(row: object, before = ""): Record<string, Plain> {
  const cells = Object.entries(row).flatMap(([name, value]): [string, Plain][] => {
    if (value instanceof Date) return [[before + name, value.toISOString()]];
    if (value !== null && typeof value === "object") return Object.entries(flat(value, `${before}${name}.`));
    return [[before + name, value]];
  });
  return Object.fromEntries(cells);
}

const MOST_SIGN_INS = 2000;

async function ownOf(id: string) {
  const own = { where: { userId: id }, orderBy: { id: "asc" } } as const;
  const newest = { where: { userId: id }, orderBy: { id: "desc" }, take: MOST_SIGN_INS } as const;
  const account = await db.user.findUniqueOrThrow({ where: { id }, select: columns.account });
  const files = await db.storedFile.findMany({ ...own, select: { ...columns.file, key: true } });
  const avatar = files.find(({ url }) => url === account.avatarUrl);
  const picture = avatar ? await readFile(avatar.key) : null;
  return {
    account,
    picture: picture && avatar ? `data:${avatar.contentType};base64,${picture.toString("base64")}` : null,
    files: files.map(({ key, ...file }) => file),
    sessions: await db.session.findMany({ ...own, select: columns.session }),
    providers: await db.account.findMany({ ...own, select: columns.provider }),
    signIns: await db.authEvent.findMany({ ...newest, select: columns.signIn }),
    mails: await db.mail.findMany({ ...own, select: columns.mail }),
    mailPreferences: await db.mailPreferences.findMany({ where: { userId: id }, select: columns.mailPreferences }),
  };
}

async function learningOf(userId: string) {
  const own = { where: { userId } } as const;
  const course = { select: { title: true } };
  const point = { select: { statement: true } };
  const topic = { select: { title: true, module: { select: { title: true, course } } } };
  return {
    enrollments: await db.enrollment.findMany({ ...own, select: { ...columns.enrollment, course } }),
    completedTopics: await db.progress.findMany({ ...own, select: { ...columns.progress, topic } }),
    attempts: await db.attempt.findMany({ ...own, orderBy: { id: "asc" }, select: columns.attempt }),
    answers: await db.attemptItem.findMany({ ...own, orderBy: { id: "asc" }, select: { ...columns.answer, point } }),
    cards: await db.card.findMany({ ...own, select: { ...columns.card, point } }),
    estimates: await db.estimate.findMany({ ...own, orderBy: { day: "asc" }, select: { ...columns.estimate, course } }),
    examResults: await db.examResult.findMany({
      ...own,
      orderBy: { examDate: "asc" },
      select: { ...columns.examResult, course },
    }),
    reviewAims: await db.reviewAim.findMany({ ...own, select: columns.reviewAim }),
    keptCourses: await db.keptCourse.findMany({ ...own, select: columns.keptCourse }),
    questionReports: await db.questionReport.findMany({ ...own, select: columns.questionReport }),
    lessonPlaces: await db.lessonPlace.findMany({
      ...own,
      select: { ...columns.lessonPlace, topic: { select: { title: true } } },
    }),
    studyHours: (await db.studyHours.findMany({ ...own, select: columns.studyHours })).map((row) => ({
      ...row,
      minutes: row.minutes.join(", "),
    })),
    daysOff: await db.dayOff.findMany({ ...own, orderBy: { day: "asc" }, select: columns.dayOff }),
    planPins: await db.planPin.findMany({
      ...own,
      select: { ...columns.planPin, topic: { select: { title: true } } },
    }),
    planSkips: await db.planSkip.findMany({
      ...own,
      select: { ...columns.planSkip, topic: { select: { title: true } } },
    }),
    studyDays: await db.studyDay.findMany({ ...own, select: columns.studyDay }),
    achievements: await db.achievement.findMany({ ...own, select: columns.achievement }),
    events: await db.event.findMany({ ...own, select: columns.event }),
    notifications: await db.notification.findMany({ ...own, select: columns.notification }),
  };
}

/**
 * The caller's own posts, including hidden ones; titles of other users' threads only while the caller may read them.
 */
async function postsOf(userId: string): Promise<object[]> {
  const opened = { posts: { some: { userId } }, OR: [{ userId }, visibleThreadWhere(null)] };
  const readable = new Set((await db.thread.findMany({ where: opened, select: { id: true } })).map(({ id }) => id));
  const thread = { select: { id: true, title: true } };
  const posts = await db.post.findMany({
    where: { userId },
    orderBy: { id: "asc" },
    select: { ...columns.post, thread },
  });
  return posts.map((post) => ({
    ...post,
    thread: { title: readable.has(post.thread.id) ? post.thread.title : null },
  }));
}

/** The groups that the user wrote in or was invited to, if the user may see them. */
const visibleGroups = (userId: string) => ({
  AND: [
    { OR: [{ messages: { some: { userId } } }, { invitations: { some: { userId } } }] },
    visibleGroupWhere({ id: userId, isAdmin: false }),
  ],
});

async function communityOf(userId: string): Promise<Record<CommunityList, object[]>> {
  const own = { where: { userId }, orderBy: { id: "asc" } } as const;
  const group = { select: { id: true, name: true } };
  const seen = await db.group.findMany({ where: visibleGroups(userId), select: { id: true } });
  const visible = new Set(seen.map(({ id }) => id));
  // The current name of a private group is not shown to former members.
  const named = <T extends { group: { id: number; name: string } }>(row: T) => ({
    ...row,
    group: { id: row.group.id, name: visible.has(row.group.id) ? row.group.name : null },
  });
  return {
    threads: await db.thread.findMany({ ...own, select: columns.thread }),
    posts: await postsOf(userId),
    readThreads: await db.threadReader.findMany({
      where: { userId },
      orderBy: { threadId: "asc" },
      select: columns.threadReader,
    }),
    watchedForums: await db.forumWatch.findMany({
      where: { userId },
      orderBy: { forumId: "asc" },
      select: columns.forumWatch,
    }),
    postVersions: await db.postVersion.findMany({
      where: { post: { userId, deletedAt: null } },
      orderBy: { id: "asc" },
      select: columns.postVersion,
    }),
    likedPosts: await db.postLike.findMany({ ...own, select: columns.postLike }),
    reports: await db.postReport.findMany({ ...own, select: columns.postReport }),
    groups: await db.groupMember.findMany({ ...own, select: { ...columns.groupMember, group } }),
    groupMessages: (await db.groupMessage.findMany({ ...own, select: { ...columns.groupMessage, group } })).map(named),
    groupComments: await db.groupMessageComment.findMany({ ...own, select: columns.groupComment }),
    likedMessages: await db.groupMessageLike.findMany({ ...own, select: columns.messageLike }),
    invitations: (await db.groupInvitation.findMany({ ...own, select: { ...columns.invitation, group } })).map(named),
  };
}
