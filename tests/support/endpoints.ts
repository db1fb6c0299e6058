import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/accounts/passwords";
import { stopLinkFor } from "@/lib/accounts/stop-links";
import { contracts } from "@/lib/contracts";
import { IMPORT_SAMPLE } from "@/lib/courses/rules/import";
import { addressOf } from "@/lib/platform/contract/address";
import type { Endpoint } from "@/lib/platform/contract/endpoint";
import { db } from "@/lib/platform/database/db";
import { sendDue } from "@/lib/platform/services/outbox";
import { addDays, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { courseOf, nth } from "./courses";
import { forum, report, thread } from "./forums";
import { GROUP_SAMPLES } from "./groups";
import { lessonOf } from "./lessons";
import { openCheckout, paidCheckout, withoutPremium } from "./payments";
import { type Person, person } from "./people";
import { PRACTICE_SAMPLES } from "./practice";
import { READINESS_SAMPLES } from "./readiness";
import { REVIEW_SAMPLES } from "./review";
import type { Sample } from "./sample";
import { linkFor, mailTo } from "./sign-in";
import { formOf, picture, upload } from "./uploads";

export type Named = { name: string; endpoint: Endpoint };

export const endpoints: Named[] = Object.entries(contracts).flatMap(([domain, list]) =>
  Object.entries(list).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);

const WEEK = [30, 30, 30, 30, 30, 90, 90];

/** The topics of a course in which the person is enrolled. */
async function studied(who: Person): Promise<number[]> {
  const { id, topics } = await courseOf(2);
  await who.send("POST", `/api/courses/${id}/enroll`);
  return topics;
}

/** What each endpoint needs to succeed. Add a line for a new endpoint, and all general tests include it. */
const SAMPLES: Record<string, (who: Person) => Promise<Sample>> = {
  "accounts.getUser": async () => ({}),
  "accounts.logout": async () => ({}),
  "accounts.requestMagicLink": async ({ email }) => ({
    body: { email, name: "Ada", next: "/courses", timeZone: "Europe/Berlin" },
  }),
  "accounts.verify": async ({ email }) => ({ body: { token: (await linkFor(email)).token } }),
  "accounts.setTimeZone": async () => ({ body: { timeZone: "Europe/Berlin" } }),
  "accounts.getProfile": async () => ({}),
  "accounts.updateProfile": async ({ email }) => ({ body: { name: "Ada King", email } }),
  "accounts.confirmEmail": async (who) => ({ body: { token: await emailChangeOf(who) } }),
  "accounts.keepEmail": async () => ({}),
  "accounts.uploadAvatar": async () => ({ file: await picture(20, 20).png().toBuffer() }),
  "accounts.removeAvatar": async () => ({}),
  "courses.uploadCourseImage": async () => ({ file: await picture(20, 20).png().toBuffer() }),
  "accounts.getPreferences": async () => ({}),
  "accounts.updatePreferences": async () => ({
    body: { courseUpdates: false, newCourses: true, learningReminders: true },
  }),
  "accounts.getMailPreferences": async () => ({}),
  "accounts.updateMailPreferences": async () => ({ body: { reminder: true, reminderHour: 7, summaryDay: 6 } }),
  "accounts.unsubscribe": async ({ id }) => ({
    body: { token: stopLinkFor(id, "reminder", now()).split("token=")[1] ?? "" },
  }),
  "accounts.setPassword": async ({ id }) => {
    await db.user.update({ where: { id }, data: { password: null } });
    return { body: { newPassword: "something long" } };
  },
  "accounts.removePassword": async () => ({}),
  "accounts.signInWithPassword": async ({ id, email }) => {
    await db.user.update({ where: { id }, data: { password: await hashPassword("something long") } });
    return { body: { email, password: "something long", next: "/courses" } };
  },
  "accounts.listSessions": async () => ({}),
  "accounts.endOneSession": async (who) => {
    await who.elsewhere();
    const { id } = await db.session.findFirstOrThrow({ where: { userId: who.id }, orderBy: { id: "desc" } });
    return { id };
  },
  "accounts.endAllSessions": async () => ({ body: {} }),
  "accounts.exportData": async () => ({}),
  "accounts.deleteAccount": async ({ email }) => ({ body: { email } }),
  "admin.getStats": async () => ({}),
  "admin.getFigures": async () => ({}),
  "admin.listEnrollmentStats": async () => ({}),
  "admin.getAttention": async () => ({}),
  "admin.listAudit": async () => ({ query: { action: "course." } }),
  "courses.listManagedCourses": async () => ({}),
  "courses.getManagedCourse": async () => ({ id: (await courseOf(2)).id }),
  "courses.createCourse": async () => ({ body: CONTENT }),
  "courses.updateCourse": async () => ({ id: (await courseOf(1)).id, body: { title: "Taxation", version: 1 } }),
  "courses.setPublished": async () => ({ id: (await courseOf(1)).id, body: { published: false } }),
  "courses.deleteCourse": async () => ({ id: (await courseOf(1)).id }),
  "courses.importOutline": async () => ({ id: (await courseOf(1)).id, body: IMPORT }),
  "courses.orderCourses": async () => ({ body: { ids: await courseIds() } }),
  "courses.createModule": async () => ({ body: { ...CONTENT, courseId: (await courseOf()).id } }),
  "courses.updateModule": async () => ({ id: (await moduleOf()).id, body: { duration: 30, version: 1 } }),
  "courses.deleteModule": async () => ({ id: (await moduleOf()).id }),
  "courses.orderModules": async () => {
    const { id, modules } = await courseOf(1, 1);
    return { id, body: { ids: modules.map((module) => module.id).reverse() } };
  },
  "courses.createTopic": async () => ({ body: { ...CONTENT, moduleId: (await moduleOf()).id } }),
  "courses.createTopics": async () => ({ id: (await moduleOf()).id, body: { topics: [CONTENT] } }),
  "courses.updateTopic": async () => ({ id: nth((await moduleOf()).topics, 0), body: { order: 3, version: 1 } }),
  "courses.deleteTopic": async () => ({ id: nth((await moduleOf()).topics, 0) }),
  "courses.orderTopics": async () => {
    const { id, topics } = await moduleOf();
    return { id, body: { ids: [...topics].reverse() } };
  },
  "admin.searchAll": async () => ({ query: { q: "root" } }),
  "accounts.listUsers": async () => ({}),
  "accounts.countUsers": async () => ({ query: { plan: "free" } }),
  "admin.listUserAudit": async ({ id }) => ({ id }),
  "accounts.getManagedUser": async ({ id }) => ({ id }),
  "accounts.setAdmin": async () => ({ id: (await person("linus")).id, body: { isAdmin: true } }),
  "accounts.setSuspension": async () => ({ id: (await person("linus")).id, body: { reason: "Spam in the forums" } }),
  "accounts.revokeSessions": async () => ({ id: (await person("linus")).id }),
  "accounts.removeUserPassword": async () => ({ id: (await person("linus")).id }),
  "accounts.revokeGrant": async () => ({ id: (await person("linus")).id }),
  "calendar.listEvents": async () => ({}),
  "calendar.listRepeats": async () => ({}),
  "calendar.skipOccurrence": async (who) => ({
    id: await eventFor(who, "Europe/Berlin"),
    body: { day: "2026-12-15", skipped: true },
  }),
  "calendar.moveOccurrence": async (who) => ({
    id: await eventFor(who, "Europe/Berlin"),
    body: { day: "2026-12-15", to: "2026-12-17" },
  }),
  "calendar.createEvent": async () => ({ body: EVENT }),
  "calendar.updateEvent": async (who) => ({ id: await eventFor(who), body: EVENT }),
  "calendar.deleteEvent": async (who) => ({ id: await eventFor(who) }),
  "calendar.syncExams": async () => ({}),
  "calendar.getFeed": async () => ({}),
  "calendar.resetFeed": async () => ({}),
  "calendar.revokeFeed": async () => ({}),
  "courses.listCourses": async () => ({}),
  "courses.getCourse": async () => ({ id: (await courseOf(2, 2)).id }),
  "courses.getModuleAccess": async () => ({ id: nth((await courseOf(2, 2)).modules, 1).id }),
  "forums.listForums": async () => ({}),
  "forums.getForum": async () => ({ id: (await forum()).id }),
  "forums.createForum": async () => ({ body: { name: `Forum ${randomUUID()}` } }),
  "forums.editForum": async () => ({ id: (await forum()).id, body: { name: "Another name" } }),
  "forums.deleteForum": async () => ({ id: (await forum()).id }),
  "forums.orderForums": async () => ({ body: { ids: await forumIds() } }),
  "forums.getForumContents": async () => ({ id: (await thread()).forumId }),
  "forums.listThreads": async () => ({ id: (await thread()).forumId }),
  "forums.openThread": async () => ({ id: (await forum()).id, body: { title: "Why credit?", content: "Why?" } }),
  "forums.listSimilar": async () => ({ id: (await forum()).id }),
  "forums.getThread": async () => ({ id: (await thread()).id }),
  "forums.deleteThread": async () => ({ id: (await thread()).id }),
  "forums.editThread": async ({ id }) => ({ id: (await thread({ by: id })).id, body: { title: "Why debit?" } }),
  "forums.listPosts": async () => ({ id: (await thread({ replies: 3 })).id }),
  "forums.reply": async () => ({ id: (await thread()).id, body: { content: "Because" } }),
  "forums.previewPost": async () => ({ body: { content: "Because" } }),
  "forums.listThreadNames": async () => ({ id: (await thread()).id }),
  "forums.getReading": async () => ({ id: (await thread()).id }),
  "forums.saveReading": async () => ({ id: (await thread()).id, body: { seen: 1 } }),
  "forums.watchThread": async () => ({ id: (await thread()).id, body: { watching: true } }),
  "forums.getForumWatching": async () => ({ id: (await thread()).forumId }),
  "forums.watchForum": async () => ({ id: (await thread()).forumId, body: { watching: true } }),
  "forums.listPostVersions": async ({ id }) => ({ id: nth((await thread({ by: id })).posts, 0) }),
  "forums.listPostLikes": async () => ({ id: nth((await thread()).posts, 0) }),
  "forums.getPost": async () => ({ id: nth((await thread({ replies: 1 })).posts, 1) }),
  "forums.editPost": async ({ id }) => ({ id: nth((await thread({ by: id })).posts, 0), body: { content: "Because" } }),
  "forums.deletePost": async ({ id }) => ({ id: nth((await thread({ by: id })).posts, 0) }),
  "forums.likePost": async () => ({ id: nth((await thread()).posts, 0) }),
  "forums.unlikePost": async () => ({ id: nth((await thread()).posts, 0) }),
  "forums.markAsAnswer": async ({ id }) => ({ id: nth((await thread({ by: id, replies: 1 })).posts, 1) }),
  "forums.unmarkAnswer": async ({ id }) => ({ id: nth((await thread({ by: id, replies: 1 })).posts, 1) }),
  "forums.reportPost": async () => ({ id: nth((await thread()).posts, 0), body: { reason: "spam" } }),
  "forums.listReports": async () => ({}),
  "forums.listDecidedReports": async () => ({}),
  "forums.resolveReport": async ({ id }) => ({ id: await report(id), body: { action: "keep" } }),
  ...GROUP_SAMPLES,
  "notifications.listNotifications": async () => ({}),
  "notifications.countUnread": async () => ({}),
  "notifications.readNotification": async (who) => ({ id: await noticeFor(who) }),
  "notifications.readAllNotifications": async () => ({}),
  "notifications.deleteNotification": async (who) => ({ id: await noticeFor(who) }),
  "notifications.restoreNotification": async (who) => ({ id: await noticeFor(who) }),
  "notifications.sendTestNotification": async () => ({}),
  "platform.search": async () => ({ query: { q: "tax" } }),
  ...PRACTICE_SAMPLES,
  ...READINESS_SAMPLES,
  ...REVIEW_SAMPLES,
  "progress.listMyCourses": async () => ({}),
  "progress.enroll": async () => ({ id: (await courseOf(2)).id }),
  "progress.leave": async () => ({ id: (await courseOf(2)).id }),
  "progress.setExamDate": async (who) => {
    const { id } = await courseOf(1);
    await who.send("POST", `/api/courses/${id}/enroll`);
    return { id, body: { examDate: "2027-06-03" } };
  },
  "lessons.getLesson": async () => ({ id: await lessonOf() }),
  "lessons.keepPlace": async () => ({ id: await lessonOf(), body: { block: 2, seconds: 30 } }),
  "lessons.getManagedLesson": async () => ({ id: await lessonOf() }),
  "lessons.saveLesson": async () => ({ id: await lessonOf(), body: { text: "Another text.", version: 1 } }),
  "lessons.previewLesson": async () => ({ body: { text: "## A heading" } }),
  "lessons.listLessonVersions": async () => ({ id: await lessonOf() }),
  "lessons.takeShipped": async () => ({ id: await lessonOf({ shipped: true }), body: { version: 1 } }),
  "lessons.savePoints": async () => ({
    id: await lessonOf(),
    body: { points: [{ statement: "Debits stand on the left." }], version: 1 },
  }),
  "progress.completeTopic": async () => ({ id: nth((await courseOf(2)).topics, 0), body: { completed: true } }),
  "progress.getProgress": async () => ({}),
  "plan.getStudyPlan": async () => ({}),
  "plan.getPlanSummary": async () => ({}),
  "plan.setStudyMinutes": async () => ({ body: { minutes: 45 } }),
  "plan.getPlan": async () => ({}),
  "plan.getVerdict": async () => ({}),
  "plan.whatIf": async () => ({ body: { minutes: WEEK, daysOff: [], examDates: [], skips: [] } }),
  "plan.getStudyHours": async () => ({}),
  "plan.setStudyHours": async () => ({ body: { minutes: WEEK } }),
  "plan.getDaysOff": async () => ({}),
  "plan.setDaysOff": async () => ({ body: { days: [addDays(dayIn("UTC", now()), 3)] } }),
  "plan.setPin": async (who) => ({ id: nth(await studied(who), 0), body: { date: addDays(dayIn("UTC", now()), 3) } }),
  "plan.listSkips": async () => ({}),
  "plan.setSkips": async (who) => ({ body: { topicIds: await studied(who) } }),
  "progress.getStreak": async () => ({}),
  "progress.listStudyDays": async () => ({}),
  "subscriptions.getSubscription": async () => ({}),
  "subscriptions.createSubscription": async (who) => {
    await withoutPremium(who);
    return { body: { tier: "premium", hosted: true } };
  },
  "subscriptions.verifyCheckoutSession": async (who) => {
    await withoutPremium(who);
    return { body: { sessionId: (await paidCheckout(who)).session.id } };
  },
  "subscriptions.openBillingPortal": async (who) => {
    await withoutPremium(who);
    await openCheckout(who);
    return {};
  },
  "subscriptions.grantSubscription": async () => ({ body: { userId: (await person("ada")).id, durationMonths: 12 } }),
};

const IMPORT = { csv: IMPORT_SAMPLE, dryRun: false, version: 1 };
const CONTENT = { title: "Revenue", description: "What is earned, and when." };
const moduleOf = async () => nth((await courseOf(2)).modules, 0);
const forumIds = async () => (await db.forum.findMany({ select: { id: true } })).map(({ id }) => id);
const courseIds = async () => (await db.course.findMany({ select: { id: true } })).map(({ id }) => id);

const EVENT = { title: "Revision", startDate: "2026-12-08T09:00:00Z", endDate: "2026-12-08T10:30:00Z" };

async function eventFor({ id: userId }: Person, repeatZone: string | null = null): Promise<number> {
  const data = { userId, title: EVENT.title, startDate: new Date(EVENT.startDate), repeatZone };
  return (await db.event.create({ data })).id;
}

async function noticeFor({ id: userId }: Person): Promise<number> {
  const created = { title: "A title", message: "A message", cause: randomUUID() };
  return (await db.notification.create({ data: { userId, ...created } })).id;
}

/** The address and the body of a call that this user may make. */
export async function sampleOf({ name, endpoint }: Named, who: Person) {
  const make = SAMPLES[name];
  if (!make) throw new Error(`${name} has no sample in tests/support/endpoints.ts`);
  const { id, place, userId, query = {}, body, file } = await make(who);
  return { address: addressOf(endpoint, { params: { id, place, userId }, query }), body, file };
}

/** Makes the call that the sample describes. */
export async function sendSample(one: Named, who: Person) {
  const { address, body, file } = await sampleOf(one, who);
  if (!file) return who.send(one.endpoint.method, address, body);
  return upload(who, [formOf(file, { field: one.endpoint.file ?? "" })], address);
}

/** The token of a change of address that is waiting for its confirmation. */
async function emailChangeOf(who: Person): Promise<string> {
  const email = `new-${who.email}`;
  await who.send("PATCH", "/api/user/profile", { email });
  await sendDue(new Date());
  return mailTo(email).token;
}

/** The address of a call with this value in place of the id. */
export const addressWith = ({ endpoint }: Named, written: string): string =>
  endpoint.path.replace(/\{\w+\}/, written).replace("{place}", "1");
