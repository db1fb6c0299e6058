import { randomUUID } from "node:crypto";
import { contracts } from "@/lib/contracts";
import { addressOf } from "@/lib/platform/address";
import type { Endpoint } from "@/lib/platform/contract";
import { db } from "@/lib/platform/db";
import { courseOf, nth } from "./courses";
import { forum, report, thread } from "./forums";
import type { Person } from "./people";
import { linkFor } from "./sign-in";

export type Named = { name: string; endpoint: Endpoint };

export const endpoints: Named[] = Object.entries(contracts).flatMap(([domain, list]) =>
  Object.entries(list).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);

/** What each call needs to succeed. A new endpoint adds its line here and is tested like all the others. */
const SAMPLES: Record<string, (who: Person) => Promise<{ id?: number; body?: Record<string, unknown> }>> = {
  "accounts.getUser": async () => ({}),
  "accounts.logout": async () => ({}),
  "accounts.requestMagicLink": async ({ email }) => ({
    body: { email, name: "Ada", next: "/courses", timeZone: "Europe/Berlin" },
  }),
  "accounts.verify": async ({ email }) => ({ body: { token: (await linkFor(email)).token } }),
  "accounts.setTimeZone": async () => ({ body: { timeZone: "Europe/Berlin" } }),
  "courses.listCourses": async () => ({}),
  "courses.getCourse": async () => ({ id: (await courseOf(2, 2)).id }),
  "courses.getModuleAccess": async () => ({ id: nth((await courseOf(2, 2)).modules, 1).id }),
  "forums.listForums": async () => ({}),
  "forums.getForum": async () => ({ id: (await forum()).id }),
  "forums.createForum": async () => ({ body: { name: `Forum ${randomUUID()}` } }),
  "forums.editForum": async () => ({ id: (await forum()).id, body: { name: "Another name" } }),
  "forums.deleteForum": async () => ({ id: (await forum()).id }),
  "forums.listThreads": async () => ({ id: (await thread()).forumId }),
  "forums.openThread": async () => ({ id: (await forum()).id, body: { title: "Why credit?", content: "Why?" } }),
  "forums.listSimilar": async () => ({ id: (await forum()).id }),
  "forums.getThread": async () => ({ id: (await thread()).id }),
  "forums.editThread": async () => ({ id: (await thread()).id, body: { isPinned: true, isLocked: true } }),
  "forums.listPosts": async () => ({ id: (await thread({ replies: 3 })).id }),
  "forums.reply": async () => ({ id: (await thread()).id, body: { content: "Because" } }),
  "forums.previewPost": async () => ({ body: { content: "Because" } }),
  "forums.editPost": async ({ id }) => ({ id: nth((await thread({ by: id })).posts, 0), body: { content: "Because" } }),
  "forums.deletePost": async ({ id }) => ({ id: nth((await thread({ by: id })).posts, 0) }),
  "forums.likePost": async () => ({ id: nth((await thread()).posts, 0) }),
  "forums.unlikePost": async () => ({ id: nth((await thread()).posts, 0) }),
  "forums.markAsAnswer": async ({ id }) => ({ id: nth((await thread({ by: id, replies: 1 })).posts, 1) }),
  "forums.unmarkAnswer": async ({ id }) => ({ id: nth((await thread({ by: id, replies: 1 })).posts, 1) }),
  "forums.reportPost": async () => ({ id: nth((await thread()).posts, 0), body: { reason: "spam" } }),
  "forums.listReports": async () => ({}),
  "forums.resolveReport": async ({ id }) => ({ id: await report(id), body: { action: "keep" } }),
  "notifications.listNotifications": async () => ({}),
  "notifications.countUnread": async () => ({}),
  "notifications.readNotification": async (who) => ({ id: await noticeFor(who) }),
  "notifications.readAllNotifications": async () => ({}),
  "notifications.deleteNotification": async (who) => ({ id: await noticeFor(who) }),
  "notifications.restoreNotification": async (who) => ({ id: await noticeFor(who) }),
  "notifications.sendTestNotification": async () => ({}),
  "progress.listMyCourses": async () => ({}),
  "progress.enroll": async () => ({ id: (await courseOf(2)).id }),
  "progress.leave": async () => ({ id: (await courseOf(2)).id }),
  "progress.setExamDate": async (who) => {
    const { id } = await courseOf(1);
    await who.send("POST", `/api/courses/${id}/enroll`);
    return { id, body: { examDate: "2027-06-03" } };
  },
  "progress.completeTopic": async () => ({ id: nth((await courseOf(2)).topics, 0), body: { completed: true } }),
  "progress.getProgress": async () => ({}),
  "subscriptions.getSubscription": async () => ({}),
};

async function noticeFor({ id: userId }: Person): Promise<number> {
  const made = { title: "A title", message: "A message", cause: randomUUID() };
  return (await db.notification.create({ data: { userId, ...made } })).id;
}

/** The address and the body of a call that this person may make. */
export async function sampleOf({ name, endpoint }: Named, who: Person) {
  const make = SAMPLES[name];
  if (!make) throw new Error(`${name} has no sample in tests/support/endpoints.ts`);
  const { id, body } = await make(who);
  return { address: addressOf(endpoint, { params: { id } }), body };
}

/** The address of a call with this written where the id stands. */
export const addressWith = ({ endpoint }: Named, written: string): string => endpoint.path.replace(/\{\w+\}/, written);
