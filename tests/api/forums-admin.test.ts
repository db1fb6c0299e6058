import { expect, test } from "vitest";
import * as forums from "@/lib/forums/contract/forums";
import * as managing from "@/lib/forums/contract/managing";
import * as posts from "@/lib/forums/contract/posts";
import * as reports from "@/lib/forums/contract/reports";
import type { Resolution } from "@/lib/forums/writes/reports";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { forum, thread } from "@/tests/support/forums";
import { type Person, person } from "@/tests/support/people";

const reportAs = (who: Person, id: number) => who.call(posts.reportPost, { params: { id }, body: { reason: "spam" } });
const newsOf = ({ id: userId }: Person) => db.notification.findMany({ where: { userId }, orderBy: { id: "asc" } });
const openOf = async (root: Person, post: number) =>
  (await root.call(reports.listReports, { query: { post } })).body.map(({ id }) => id);

async function reported(...by: Person[]) {
  const created = await thread({ title: "Why credit?", replies: 1 });
  const post = nth(created.posts, 1);
  for (const who of by) await reportAs(who, post);
  return { ...created, post };
}

const decide = (root: Person, id: number, action: Resolution) =>
  root.call(reports.resolveReport, { params: { id }, body: { action } });

test.each([
  ["keep", "It keeps to the rules and stays."],
  ["hide", "It is hidden now."],
  ["delete", "It is deleted."],
  ["lock", "The thread takes no more replies."],
] as const)("200 whoever reported a post is notified when an admin decides to %s", async (action, said) => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const { id, post } = await reported(ada, grace);
  await decide(root, nth(await openOf(root, post), 0), action);
  for (const who of [ada, grace])
    expect(await newsOf(who)).toMatchObject([
      {
        title: "Your report was looked at",
        message: `You reported a post in "Why credit?". ${said}`,
        link: `/community/thread/${id}#post-${post}`,
      },
    ]);
  expect(await openOf(root, post)).toEqual([]);
});

test("200 an admin who decides on her own report gets no notification", async () => {
  const root = await person("root");
  const { post } = await reported(root);
  await decide(root, nth(await openOf(root, post), 0), "keep");
  expect(await newsOf(root)).toEqual([]);
});

test("200 reversing a decision notifies, too, and the report shows the final decision", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { post } = await reported(ada);
  const id = nth(await openOf(root, post), 0);
  await decide(root, id, "hide");
  expect((await decide(root, id, "keep")).body).toMatchObject({ status: "kept", post: { removed: null } });
  await decide(root, id, "keep");
  expect((await newsOf(ada)).map(({ message }) => message.split(". ")[1])).toEqual([
    "It is hidden now.",
    "It keeps to the rules and stays.",
  ]);
});

test("200 two admins at once: one deletion, one audit row, one notification each", async () => {
  const [ada, root, other] = [await person("ada"), await person("root"), await person("root")];
  const { post } = await reported(ada);
  const id = nth(await openOf(root, post), 0);
  const answers = await Promise.all([decide(root, id, "delete"), decide(other, id, "delete")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.auditEntry.count({ where: { action: "post.delete", targetId: String(post) } })).toBe(1);
  expect(await newsOf(ada)).toHaveLength(1);
});

test("200 the reports of one post, with whether its thread is locked; an invalid id is refused", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { id, post } = await reported(ada);
  await reported(ada);
  await db.thread.update({ where: { id }, data: { isLocked: true } });
  const response = await root.call(reports.listReports, { query: { post } });
  expect(response.body).toMatchObject([{ threadIsLocked: true, threadTitle: "Why credit?", post: { id: post } }]);
  expect(Number(response.headers.get("x-total-count"))).toBeGreaterThan(1);
  for (const wrong of ["0", "abc", "2147483648", "1%20"])
    expect(await root.send("GET", `/api/admin/reports?post=${wrong}`), wrong).toMatchObject({ status: 400 });
});

test("200 what a deletion removes is counted; 404 for an unknown forum", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { id: forumId } = await forum();
  const contents = () => root.call(managing.getForumContents, { params: { id: forumId } });
  expect((await contents()).body).toEqual({ threads: 0, posts: 0, openReports: 0 });
  const created = await thread({ forumId, replies: 2 });
  await thread({ forumId });
  await reportAs(ada, nth(created.posts, 0));
  expect((await contents()).body).toEqual({ threads: 2, posts: 4, openReports: 1 });
  await root.call(forums.deleteForum, { params: { id: forumId } });
  expect(await contents()).toMatchObject({ status: 404, message: "Forum not found" });
});

test("200 forums are reordered, with an audit row; 409 for an incomplete list", async () => {
  const root = await person("root");
  const added = [await forum(), await forum()].map(({ id }) => id);
  const list = async () => (await root.call(forums.listForums)).body;
  const before = (await list()).map(({ id }) => id);
  const ids = [...added.reverse(), ...before.filter((id) => !added.includes(id))];
  const response = await root.call(managing.orderForums, { body: { ids } });
  expect(response.body.map(({ id, order }) => [id, order])).toEqual(ids.map((id, index) => [id, index]));
  expect(await list()).toEqual(response.body);
  const audited = await db.auditEntry.findFirstOrThrow({ where: { actorId: root.id } });
  expect(audited).toMatchObject({ action: "forum.order", before: { ids: before }, after: { ids } });
  for (const wrong of [ids.slice(1), [...ids, nth(ids, 0)], [...ids.slice(1), 2_000_000_000]])
    expect(await root.call(managing.orderForums, { body: { ids: wrong } })).toMatchObject({
      status: 409,
      code: "edit_conflict",
    });
  expect((await root.send("PUT", "/api/admin/forum-order", { ids: [] })).status).toBe(400);
});

test("409 for editing a forum that was moved meanwhile", async () => {
  const root = await person("root");
  await forum();
  const all = (await root.call(forums.listForums)).body;
  await root.call(managing.orderForums, { body: { ids: all.map(({ id }) => id).reverse() } });
  const moved = nth(all, 0);
  const edited = await root.call(forums.editForum, {
    params: { id: moved.id },
    body: { order: 0, version: moved.version },
  });
  expect(edited).toMatchObject({ status: 409, code: "edit_conflict" });
});
