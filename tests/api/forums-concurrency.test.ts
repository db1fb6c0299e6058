import { expect, test } from "vitest";
import * as contract from "@/lib/forums/contract/posts";
import { editThread, listThreads, openThread } from "@/lib/forums/contract/threads";
import { countView } from "@/lib/forums/writes/views";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { forum, thread } from "@/tests/support/forums";
import { type Person, person, visitor } from "@/tests/support/people";

const CALLERS = 32;
const times = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at));
const people = (count: number) => Promise.all(times(count, () => person("ada")));
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();

const like = (who: Person, id: number) => who.call(contract.likePost, { params: { id } });
const unlike = (who: Person, id: number) => who.call(contract.unlikePost, { params: { id } });
const replies = (who: Person, id: number) => who.call(contract.reply, { params: { id }, body: { content: "So" } });

test("thirty-two likes by one person count as one like", async () => {
  const ada = await person("ada");
  const id = nth((await thread()).posts, 0);
  const answers = await Promise.all(times(CALLERS, () => like(ada, id)));
  expect(statuses(answers)).toEqual([200]);
  expect(answers.every(({ body }) => body.liked && body.likeCount === 1)).toBe(true);
  expect(await db.post.findUnique({ where: { id }, select: { likeCount: true } })).toEqual({ likeCount: 1 });
});

test("when many like and unlike at once, the count equals the number of rows", async () => {
  const crowd = await people(8);
  const id = nth((await thread()).posts, 0);
  const answers = await Promise.all(times(CALLERS * 2, (at) => (at % 3 ? like : unlike)(nth(crowd, at % 8), id)));
  expect(statuses(answers)).toEqual([200]);
  const { likeCount } = await db.post.findUniqueOrThrow({ where: { id } });
  expect(likeCount).toBe(await db.postLike.count({ where: { postId: id } }));
});

test("thirty-two replies at once get different positions, are all counted, and are told", async () => {
  const owner = await person("ada");
  const crowd = await people(8);
  const { id, forumId } = await thread({ by: owner.id });
  const answers = await Promise.all(times(CALLERS, (at) => replies(nth(crowd, at % 8), id)));
  expect(statuses(answers)).toEqual([201]);
  const posts = await db.post.findMany({ where: { threadId: id }, orderBy: { position: "asc" } });
  expect(posts.map(({ position }) => position)).toEqual(times(CALLERS + 1, (at) => at + 1));
  expect(posts.map((post) => post.id)).toEqual(posts.map((post) => post.id).sort((a, b) => a - b));
  const row = await db.thread.findUniqueOrThrow({ where: { id } });
  expect(row.postCount).toBe(CALLERS + 1);
  expect(row.lastActivityAt).toEqual(posts.at(-1)?.createdAt);
  expect((await db.forum.findUniqueOrThrow({ where: { id: forumId } })).lastActivityAt).toEqual(row.lastActivityAt);
  expect(await db.notification.count({ where: { userId: owner.id, relatedEntityType: "post" } })).toBe(CALLERS);
  // Everybody else who wrote in it watches it, and has one notification for all of them.
  const told = await db.notification.findMany({ where: { userId: { in: crowd.map((one) => one.id) } } });
  expect(told.map(({ cause }) => cause)).toEqual(Array(crowd.length).fill(`watch:${id}`));
});

test("thirty-two posts marked as the answer at once leave exactly one answer", async () => {
  const creator = await person("ada");
  const other = await person("grace");
  const { id, posts } = await thread({ by: creator.id, replies: CALLERS, repliesBy: other.id });
  const mark = (at: number) => creator.call(contract.markAsAnswer, { params: { id: nth(posts, at + 1) } });
  expect(statuses(await Promise.all(times(CALLERS, mark)))).toEqual([200]);
  expect(await db.post.count({ where: { threadId: id, isAnswer: true } })).toBe(1);
  expect((await db.thread.findUniqueOrThrow({ where: { id } })).isSolved).toBe(true);
});

test("when answers are marked and unmarked at once, the thread is solved exactly if a post is the answer", async () => {
  const creator = await person("ada");
  const { id, posts } = await thread({ by: creator.id, replies: 4 });
  const one = (at: number) =>
    creator.call(at % 2 ? contract.unmarkAnswer : contract.markAsAnswer, { params: { id: nth(posts, (at % 4) + 1) } });
  expect(statuses(await Promise.all(times(CALLERS, one)))).toEqual([200]);
  const answers = await db.post.count({ where: { threadId: id, isAnswer: true } });
  expect((await db.thread.findUniqueOrThrow({ where: { id } })).isSolved).toBe(answers === 1);
});

test("marking the same answer thirty-two times notifies the author once", async () => {
  const creator = await person("ada");
  const author = await person("grace");
  const { posts } = await thread({ by: creator.id, replies: 1, repliesBy: author.id });
  const mark = () => creator.call(contract.markAsAnswer, { params: { id: nth(posts, 1) } });
  expect(statuses(await Promise.all(times(CALLERS, mark)))).toEqual([200]);
  const notices = await db.notification.findMany({ where: { userId: author.id } });
  expect(notices).toMatchObject([{ title: "Your post is the answer", link: expect.stringContaining("#post-") }]);
});

test("no reply is stored after the thread was locked", async () => {
  const root = await person("root");
  const crowd = await people(8);
  const { id } = await thread();
  const answers = times(CALLERS, (at) => replies(nth(crowd, at % 8), id));
  const lock = await root.call(editThread, { params: { id }, body: { isLocked: true } });
  const before = await db.post.count({ where: { threadId: id } });
  expect(lock.status).toBe(200);
  const found = await Promise.all(answers);
  expect(found.every(({ status, code }) => status === 201 || code === "thread_locked")).toBe(true);
  expect(await db.post.count({ where: { threadId: id } })).toBe(before);
  expect((await db.thread.findUniqueOrThrow({ where: { id } })).postCount).toBe(before);
});

test("threads created at once all have a first post, and the forum's count is right", async () => {
  const crowd = await people(8);
  const { id } = await forum();
  const open = (at: number) =>
    nth(crowd, at % 8).call(openThread, { params: { id }, body: { title: `Why ${at}?`, content: "Why?" } });
  expect(statuses(await Promise.all(times(CALLERS, open)))).toEqual([201]);
  expect((await db.forum.findUniqueOrThrow({ where: { id } })).threadCount).toBe(CALLERS);
  expect(await db.post.count({ where: { thread: { forumId: id } } })).toBe(CALLERS);
});

test("a view counts once per viewer and hour, even with many requests at once", async () => {
  const { id } = await thread();
  await Promise.all(times(50, () => times(CALLERS, (at) => countView(id, `viewer ${at}`))).flat());
  expect((await db.thread.findUniqueOrThrow({ where: { id } })).viewCount).toBe(CALLERS);
});

test("deleting a forum while people write in it leaves no rows of it", async () => {
  const [root, crowd] = await Promise.all([person("root"), people(4)]);
  const { id, forumId } = await thread();
  const writing = times(CALLERS, (at) => replies(nth(crowd, at % 4), id));
  const gone = await root.send("DELETE", `/api/forums/${forumId}`);
  const answers = await Promise.all(writing);
  expect([200, 409]).toContain(gone.status);
  expect(answers.every(({ status }) => [201, 404, 409].includes(status))).toBe(true);
  if (gone.status === 200) expect(await db.post.count({ where: { threadId: id } })).toBe(0);
});

test("paging through a thread while others write shows every post once", async () => {
  const crowd = await people(4);
  const { id } = await thread({ replies: 45 });
  const before = (await db.post.findMany({ where: { threadId: id } })).map((post) => post.id);
  const writing = Promise.all(times(40, (at) => replies(nth(crowd, at % 4), id)));
  const seen: number[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await visitor().call(contract.listPosts, { params: { id }, query: { page } });
    seen.push(...body.map((post) => post.id));
    if (body.length < 20) break;
  }
  await writing;
  expect(seen).toEqual([...new Set(seen)]);
  expect(seen).toEqual(expect.arrayContaining(before));
});

test("paging through a forum shows every thread once, in both directions", async () => {
  const { id: forumId } = await forum();
  const at = (day: number) => new Date(Date.UTC(2027, 0, 1 + (day % 5)));
  for (let count = 0; count < 65; count += 1) {
    const created = await thread({ forumId });
    await db.thread.update({
      where: { id: created.id },
      data: { lastActivityAt: at(count), isPinned: count % 30 === 0 },
    });
  }
  const all = await db.thread.findMany({
    where: { forumId },
    orderBy: [{ isPinned: "desc" }, { lastActivityAt: "desc" }, { id: "desc" }],
  });
  const pages = await Promise.all(
    times(5, (page) => visitor().call(listThreads, { params: { id: forumId }, query: { page: page + 1 } })),
  );
  expect(pages.map(({ body }) => body.length)).toEqual([20, 20, 20, 5, 0]);
  expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual(all.map(({ id }) => id));
  expect(nth(pages, 4).headers.get("x-total-count")).toBe("65");
});
