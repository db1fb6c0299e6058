import { expect, test } from "vitest";
import { listPostLikes, listPostVersions } from "@/lib/forums/contract/history";
import { deletePost, editPost, reply } from "@/lib/forums/contract/posts";
import { getForumWatching, getReading, watchForum, watchThread } from "@/lib/forums/contract/reading";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { person } from "@/tests/support/people";

type Person = Awaited<ReturnType<typeof person>>;

const newsOf = async ({ id: userId }: Person) =>
  (await db.notification.findMany({ where: { userId, deletedAt: null }, orderBy: { id: "asc" } })).map(
    ({ title }) => title,
  );
const say = (who: Person, id: number, content = "Because") => who.call(reply, { params: { id }, body: { content } });
async function named(name: string) {
  const who = await person(name);
  const { username } = await db.user.findUniqueOrThrow({ where: { id: who.id } });
  return Object.assign(who, { username });
}
const people = async () => [await named("ada"), await named("grace"), await named("linus")] as const;
const WATCHED = "New reply in a thread you watch";

test("200 who opened a thread or wrote in it watches it, and is told of the replies of others", async () => {
  const [ada, grace, linus] = await people();
  const { id } = await thread({ by: ada.id });
  const watching = async (who: Person) => (await who.call(getReading, { params: { id } })).body.watching;
  expect([await watching(ada), await watching(grace)]).toEqual([true, false]);
  await say(grace, id);
  expect(await watching(grace)).toBe(true);
  await say(linus, id);
  await say(linus, id);
  expect(await newsOf(ada)).toEqual(Array(3).fill("New reply in your thread"));
  // However many replies there are meanwhile, there is one notification, about the latest.
  expect(await newsOf(grace)).toEqual([WATCHED]);
  const [told] = await db.notification.findMany({ where: { userId: grace.id } });
  expect(told?.relatedEntityId).toBe(
    (await db.post.findFirst({ where: { threadId: id }, orderBy: { id: "desc" } }))?.id,
  );
  expect(await newsOf(linus)).toEqual([]);
});

test("200 a muted thread tells nothing, not even a mention, and a watched one tells a stranger", async () => {
  const [ada, grace, linus] = await people();
  const { id } = await thread({ by: ada.id });
  await ada.call(watchThread, { params: { id }, body: { watching: false } });
  expect((await linus.call(watchThread, { params: { id }, body: { watching: true } })).body.watching).toBe(true);
  await say(grace, id, `What do you think, @${ada.username}?`);
  expect([await newsOf(ada), await newsOf(linus)]).toEqual([[], [WATCHED]]);
});

test("200 a muted forum tells nothing of its threads but of those that are watched; null is neither", async () => {
  const [ada, grace, linus] = await people();
  const { id, forumId } = await thread({ by: ada.id });
  const second = await thread({ forumId, by: ada.id });
  const params = { id: forumId };
  expect((await ada.call(getForumWatching, { params })).body).toEqual({ watching: null });
  await ada.call(watchForum, { params, body: { watching: false } });
  await ada.call(watchThread, { params: { id: second.id }, body: { watching: true } });
  await grace.call(watchForum, { params, body: { watching: true } });
  await say(linus, id);
  await say(linus, second.id);
  expect(await newsOf(ada)).toEqual(["New reply in your thread"]);
  expect(await newsOf(grace)).toEqual([WATCHED, WATCHED]);
  await grace.call(watchForum, { params, body: { watching: null } });
  expect((await grace.call(getForumWatching, { params })).body).toEqual({ watching: null });
});

test("200 a mention tells the person once, in place of the reply, and nobody else", async () => {
  const [ada, grace, linus] = await people();
  const { id } = await thread({ by: ada.id });
  await say(grace, id, `@${ada.username} and @${linus.username.toUpperCase()}, @${linus.username} or @nobody-at-all`);
  const title = `${grace.username} mentioned you`;
  expect([await newsOf(ada), await newsOf(linus), await newsOf(grace)]).toEqual([[title], [title], []]);
});

test("200 with a deleted reply goes what was told of it, and nothing else", async () => {
  const [ada, grace, linus] = await people();
  const { id } = await thread({ by: ada.id });
  const params = { id: (await say(grace, id, `What do you think, @${linus.username}?`)).body.id };
  await say(grace, id);
  expect([await newsOf(ada), await newsOf(linus)]).toEqual([
    Array(2).fill("New reply in your thread"),
    [`${grace.username} mentioned you`],
  ]);
  await grace.call(deletePost, { params });
  expect([await newsOf(ada), await newsOf(linus)]).toEqual([["New reply in your thread"], []]);
});

test("201 what an admin writes, marks and decides in an inactive forum is told to nobody else", async () => {
  const [ada, grace] = await people();
  const root = await person("root");
  const { id, forumId, posts } = await thread({ by: ada.id, replies: 1, repliesBy: grace.id });
  const postId = nth(posts, 1);
  await grace.call(watchForum, { params: { id: forumId }, body: { watching: true } });
  await ada.send("POST", `/api/posts/${postId}/report`, { reason: "spam" });
  await db.forum.update({ where: { id: forumId }, data: { isActive: false } });
  await root.send("PATCH", `/api/threads/${id}`, { title: "For admins alone" });
  expect((await say(root, id, `Look, @${grace.username}`)).status).toBe(201);
  expect((await root.send("POST", `/api/posts/${postId}/mark-as-answer`)).status).toBe(200);
  const report = await db.postReport.findFirstOrThrow({ where: { postId } });
  await root.send("POST", `/api/admin/reports/${report.id}/resolve`, { action: "keep" });
  expect([await newsOf(ada), await newsOf(grace)]).toEqual([["Your report was looked at"], []]);
  expect(JSON.stringify(await db.notification.findMany({ where: { userId: ada.id } }))).not.toContain(
    "For admins alone",
  );
});

test("404 nobody watches what she cannot see, and nothing is kept", async () => {
  const [ada] = await people();
  const hidden = await thread();
  await db.thread.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });
  expect((await ada.call(watchThread, { params: { id: hidden.id }, body: { watching: true } })).status).toBe(404);
  expect(await db.threadReader.count({ where: { threadId: hidden.id } })).toBe(0);
  await db.forum.update({ where: { id: hidden.forumId }, data: { isActive: false } });
  const body = { watching: true };
  expect((await ada.call(watchForum, { params: { id: hidden.forumId }, body })).status).toBe(404);
});

test("200 the author and admins see the earlier texts of a post, others only that it was edited", async () => {
  const [ada, grace] = await people();
  const root = await person("root");
  const { posts } = await thread({ by: ada.id, content: "First text" });
  const params = { id: nth(posts, 0) };
  for (const content of ["Second text", "Second text", "Third text"])
    await ada.call(editPost, { params, body: { content } });
  for (const who of [ada, root]) {
    const { body } = await who.call(listPostVersions, { params });
    expect(body.map(({ content }) => content)).toEqual(["Second text", "First text"]);
  }
  expect((await grace.call(listPostVersions, { params })).status).toBe(403);
  await db.post.update({ where: params, data: { hiddenAt: new Date() } });
  expect((await ada.call(listPostVersions, { params })).status).toBe(404);
  expect((await root.call(listPostVersions, { params })).status).toBe(200);
});

test("200 the latest twenty versions are kept, and none of a deleted post", async () => {
  const [ada] = await people();
  const { posts } = await thread({ by: ada.id, content: "Text 0" });
  const params = { id: nth(posts, 0) };
  for (let at = 1; at <= 22; at++) await ada.call(editPost, { params, body: { content: `Text ${at}` } });
  const { body } = await ada.call(listPostVersions, { params });
  expect([body.length, body[0]?.content, body.at(-1)?.content]).toEqual([20, "Text 21", "Text 2"]);
  expect(await db.postVersion.count({ where: { postId: params.id } })).toBe(20);
  await ada.send("DELETE", `/api/posts/${params.id}`);
  expect(await db.postVersion.count({ where: { postId: params.id } })).toBe(0);
});

test("200 the latest people who liked a post are listed, fifty at most", async () => {
  const [ada, grace] = await people();
  const { posts } = await thread();
  const id = nth(posts, 0);
  for (const who of [ada, grace]) await who.send("POST", `/api/posts/${id}/like`);
  const { body } = await ada.call(listPostLikes, { params: { id } });
  expect(body).toEqual([
    { username: grace.username, avatarUrl: null },
    { username: ada.username, avatarUrl: null },
  ]);
});
