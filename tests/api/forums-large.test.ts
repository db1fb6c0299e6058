import { expect, test } from "vitest";
import type { Post } from "@/lib/forums/contract/posts";
import { POST_MAX } from "@/lib/forums/rules/words";
import { db, Prisma } from "@/lib/platform/database/db";
import { LEGAL_POSTS } from "@/scripts/bench/legal-posts.mjs";
import { nth } from "@/tests/support/courses";
import { forum, thread } from "@/tests/support/forums";
import { person, visitor } from "@/tests/support/people";

/** How much twenty posts may take of a page of 1.5 MB, which contains their data twice. */
const LIST_BYTES = 1_000_000;
const EMOJI = LEGAL_POSTS.emoji ?? "";

/** A thread of twenty posts with the same text, parsed by the product itself. */
async function fullThread(content: string, count = 20) {
  const author = await person("ada");
  const { id } = await forum();
  const opened = await author.send<{ id: number }>("POST", `/api/forums/${id}/threads`, {
    title: "Full",
    content,
    firstPostContent: content,
  });
  expect(opened.status, opened.message).toBe(201);
  const first = await db.post.findFirstOrThrow({ where: { threadId: opened.body.id } });
  for (let created = 1; created < count; created += 1)
    await db.post.create({
      data: {
        threadId: first.threadId,
        userId: author.id,
        content,
        bodyVersion: first.bodyVersion,
        body: first.body ?? Prisma.DbNull,
      },
    });
  await db.thread.update({ where: { id: first.threadId }, data: { postCount: count } });
  return { threadId: first.threadId, author, path: `/api/threads/${first.threadId}/posts` };
}

const shapes = Object.entries(LEGAL_POSTS);

test.each(shapes)("200 twenty posts of %s fit on a page, and each can be read completely", async (_, content) => {
  expect([...content].length).toBeLessThanOrEqual(POST_MAX);
  const { path, author } = await fullThread(content);
  const { body: list } = await visitor().send<Post[]>("GET", path);
  expect(list).toHaveLength(20);
  expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThanOrEqual(LIST_BYTES);
  for (const post of list.slice(0, 2)) {
    const whole = await author.send<Post>("GET", `/api/posts/${post.id}`);
    expect(whole.body).toMatchObject({ content, isCut: false });
    if (!post.isCut) expect(post).toMatchObject({ content, body: whole.body.body });
    else expect(content.startsWith(post.content.replace(/ …$/, ""))).toBe(true);
  }
});

test("200 a page on which everything fits shortens nothing, however large one post is", async () => {
  const { path } = await fullThread(EMOJI, 5);
  const { body: list } = await visitor().send<Post[]>("GET", path);
  expect(list.map(({ isCut }) => isCut)).toEqual(Array(5).fill(false));
});

test("200 on a full page only the large posts are shortened", async () => {
  const { path, author, threadId } = await fullThread(EMOJI, 19);
  const short = await author.send<Post>("POST", path, { content: "A short reply with **weight**." });
  const { body: list } = await visitor().send<Post[]>("GET", `/api/threads/${threadId}/posts`);
  expect(list.at(-1)).toMatchObject({ id: short.body.id, isCut: false, content: "A short reply with **weight**." });
  expect(list.filter(({ isCut }) => isCut)).toHaveLength(19);
});

test("200 a hundred reports of the largest posts fit into an admin's list", async () => {
  const { threadId } = await fullThread(EMOJI, 20);
  const posts = await db.post.findMany({ where: { threadId }, select: { id: true } });
  const { id: userId } = await person("linus");
  await db.postReport.createMany({ data: posts.map(({ id }) => ({ postId: id, userId, reason: "spam" })) });
  const root = await person("root");
  const { body: list } = await root.send<{ post: Post }[]>("GET", "/api/admin/reports");
  expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThanOrEqual(LIST_BYTES);
  const cut = list.find(({ post }) => post.threadId === threadId && post.isCut);
  const whole = await root.send<Post>("GET", `/api/posts/${cut?.post.id ?? nth(posts, 0).id}`);
  expect(whole.body.content).toBe(EMOJI);
});

test("404 for a post in a hidden thread", async () => {
  const { id, posts } = await thread({ replies: 1 });
  await db.thread.update({ where: { id }, data: { hiddenAt: new Date() } });
  expect((await visitor().send("GET", `/api/posts/${nth(posts, 0)}`)).status).toBe(404);
});
