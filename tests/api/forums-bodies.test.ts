import { expect, test } from "vitest";
import { listPostVersions } from "@/lib/forums/contract/history";
import * as posts from "@/lib/forums/contract/posts";
import { parseOldBodies } from "@/lib/forums/writes/bodies";
import { db } from "@/lib/platform/database/db";
import { READER_VERSION } from "@/lib/writing/markdown";
import { nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { person, visitor } from "@/tests/support/people";

const list = (id: number) => visitor().call(posts.listPosts, { params: { id }, query: {} });
const kept = (id: number) =>
  db.post.findUniqueOrThrow({ where: { id }, select: { content: true, body: true, bodyVersion: true } });

test("201 a post is parsed when it is written, and its blocks are stored with it", async () => {
  const ada = await person("ada");
  const { id } = await thread();
  const { body } = await ada.call(posts.reply, { params: { id }, body: { content: "Take **care**" } });
  const blocks = [{ kind: "paragraph", runs: [{ text: "Take " }, { text: "care", bold: true }] }];
  expect(body.body).toEqual(blocks);
  expect(await kept(body.id)).toEqual({ content: "Take **care**", body: blocks, bodyVersion: READER_VERSION });
});

test("200 the stored blocks are shown, without parsing the text again", async () => {
  const { id, posts: created } = await thread();
  const blocks = [{ kind: "paragraph", runs: [{ text: "As it was kept" }] }];
  await db.post.update({ where: { id: nth(created, 0) }, data: { body: blocks, bodyVersion: READER_VERSION } });
  expect((await list(id)).body).toMatchObject([{ content: "Why?", body: blocks }]);
});

test("200 an edited text is parsed again, and a deleted one is removed in both forms", async () => {
  const ada = await person("ada");
  const { id, posts: created } = await thread({ replies: 1, repliesBy: ada.id });
  const reply = nth(created, 1);
  await ada.call(posts.editPost, { params: { id: reply }, body: { content: "- one\n- two" } });
  expect((await list(id)).body[1]?.body).toMatchObject([{ kind: "list", items: [{}, {}] }]);
  await ada.call(posts.deletePost, { params: { id: reply } });
  expect(await kept(reply)).toMatchObject({ content: "", body: null });
  expect((await list(id)).body[1]).toMatchObject({ content: "", body: [] });
});

test("200 the history of a post shows the blocks that were stored with each text, and parses none", async () => {
  const ada = await person("ada");
  const { posts: created } = await thread({ by: ada.id });
  const params = { id: nth(created, 0) };
  for (const content of ["- one", "**two**", "three"]) await ada.call(posts.editPost, { params, body: { content } });
  const bodies = async () => (await ada.call(listPostVersions, { params })).body.map(({ body }) => body);
  expect(await bodies()).toMatchObject([[{ kind: "paragraph" }], [{ kind: "list" }], []]);
  const blocks = [{ kind: "paragraph", runs: [{ text: "As it was kept" }] }];
  await db.postVersion.updateMany({ where: { postId: params.id, content: "**two**" }, data: { body: blocks } });
  await db.postVersion.updateMany({ where: { content: "- one" }, data: { bodyVersion: READER_VERSION - 1 } });
  expect(await bodies()).toEqual([blocks, [], []]);
});

test("200 posts of an older parser version are shown as the new one parses them, and the hourly job stores that", async () => {
  const { id, posts: created } = await thread({ content: "**Why?**", replies: 2 });
  await db.post.update({
    where: { id: nth(created, 1) },
    data: { body: [{ kind: "item", runs: [] }], bodyVersion: READER_VERSION - 1 },
  });
  const shown = (await list(id)).body.map(({ body }) => body);
  expect(shown[0]).toEqual([{ kind: "paragraph", runs: [{ text: "Why?", bold: true }] }]);
  expect(await parseOldBodies()).toBeGreaterThanOrEqual(3);
  expect(await Promise.all(created.map(async (post) => (await kept(post)).body))).toEqual(shown);
});

const TWENTY_THOUSAND = {
  "thousands of paragraphs": "\n\na".repeat(6600),
  "nested lists": "- a\n  - b\n    - c\n".repeat(1100),
  "a wide table": `${"|a".repeat(300)}\n${"|-".repeat(300)}\n${`${"|a".repeat(300)}\n`.repeat(31)}`,
  marks: "**a** ".repeat(3300),
  "as many blocks as there may be": "para\n\n".repeat(299),
  prose: "Debits stand on the left, and credits on the right. ".repeat(384),
};

test.each(Object.entries(TWENTY_THOUSAND))("200 a page of twenty posts of %s stays small", async (_, text) => {
  const content = text.slice(0, 20_000).trim();
  const { id, posts: created } = await thread({ content, replies: 19 });
  await db.post.updateMany({ where: { id: { in: created } }, data: { content } });
  const { body } = await list(id);
  expect(body).toHaveLength(20);
  // At most the size of the text, and one and a half times as much for its blocks.
  expect(JSON.stringify(body).length).toBeLessThan(20 * (JSON.stringify(content).length + 31_000));
});
