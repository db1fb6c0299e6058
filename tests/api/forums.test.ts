import { expect, test } from "vitest";
import * as forums from "@/lib/forums/contract/forums";
import * as posts from "@/lib/forums/contract/posts";
import * as reports from "@/lib/forums/contract/reports";
import * as threads from "@/lib/forums/contract/threads";
import { listSimilar, searchThreads } from "@/lib/forums/reads/search";
import { tidyViews } from "@/lib/forums/writes/views";
import { db } from "@/lib/platform/database/db";
import { pendingWorkDone } from "@/lib/platform/server/after-response";
import { courseOf, nth } from "@/tests/support/courses";
import { forum, thread } from "@/tests/support/forums";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const open = async (who: Person, body: { title: string; content: string }, id?: number) =>
  who.call(threads.openThread, { params: { id: id ?? (await forum()).id }, body });
const reply = (who: Person, id: number, content: string) =>
  who.call(posts.reply, { params: { id }, body: { content } });
const list = async (id: number, page = 1) =>
  (await visitor().call(posts.listPosts, { params: { id }, query: { page } })).body;

test("201 a thread is created with its first post; the server decides the slug, and that it is neither pinned nor locked", async () => {
  const ada = await person("ada");
  const { id: forumId } = await forum();
  const sent = {
    title: " Why  credit, not debit? ",
    slug: "../../x",
    content: "Why?",
    firstPostContent: "Why?",
    isPinned: true,
    isLocked: true,
    userId: "x",
    viewCount: 9,
  };
  const { status, body } = await ada.send<threads.Thread>("POST", `/api/forums/${forumId}/threads`, sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: ada.id,
    title: "Why  credit, not debit?",
    slug: "why-credit-not-debit",
    isPinned: false,
    isLocked: false,
    viewCount: 0,
    replyCount: 0,
    answer: null,
  });
  expect(await list(body.id)).toMatchObject([
    { content: "Why?", position: 1, userId: ada.id, likeCount: 0, isAnswer: false },
  ]);
  expect((await visitor().call(forums.getForum, { params: { id: forumId } })).body).toMatchObject({
    threadCount: 1,
    lastActivityAt: body.createdAt,
  });
});

test("400 for texts that are missing, blank, too long or broken; texts at the limits are stored completely", async () => {
  const ada = await person("ada");
  const { id } = await forum();
  const send = (title: unknown, content: unknown) =>
    ada.send<threads.Thread>("POST", `/api/forums/${id}/threads`, { title, content });
  for (const empty of ["", "  \n ", "\u200b\u2060", "\ufeff", "\u0301", undefined, null]) {
    expect(await send(empty, "Why?")).toMatchObject({ status: 400, fields: { title: "Title required" } });
    expect(await send("Why", empty)).toMatchObject({ status: 400, fields: { content: "Content required" } });
  }
  expect((await send("a".repeat(201), "Why?")).status).toBe(400);
  expect((await send("Why", "a".repeat(20_001))).status).toBe(400);
  for (const bad of ["a\u202eb", "a\u2066b", "a\nb", "a\u0000b"])
    expect(await send(bad, "Why?")).toMatchObject({ status: 400, code: "invalid_characters" });
  const kept = await send("😀".repeat(200), "👩‍👩‍👧 \u202ea שלום\r\n\tz".padEnd(20_000, "x"));
  expect(kept.body).toMatchObject({ title: "😀".repeat(200), slug: "thread" });
  expect((await list(kept.body.id))[0]?.content).toBe(
    "👩‍👩‍👧 \u202ea שלום\r\n\tz".padEnd(20_000, "x").replace("\r\n", "\n"),
  );
});

test("scripts and special characters are stored as written and shown as text only", async () => {
  const ada = await person("ada");
  const { id } = (
    await open(ada, { title: "<script>alert(1)</script>", content: "</script><img src=x onerror=alert(1)>" })
  ).body;
  for (const text of [
    "<svg onload=alert(1)>",
    "{{7*7}}",
    `\${1}`,
    "[x](javascript:alert(1))",
    "' or 1=1 --",
    "\\u0000",
    "a".repeat(500),
    "%_\\",
  ]) {
    const { body } = await reply(ada, id, text);
    expect(body.content).toBe(text);
    expect(JSON.stringify(body.body)).not.toContain('"href":"javascript');
  }
});

test("200 the list is an array of twenty, pinned threads first, with the total in a header", async () => {
  const { id } = await forum();
  for (let count = 0; count < 21; count += 1) await thread({ forumId: id });
  const oldest = await db.thread.findFirstOrThrow({ where: { forumId: id }, orderBy: { id: "asc" } });
  await db.thread.update({ where: { id: oldest.id }, data: { isPinned: true } });
  const first = await visitor().call(threads.listThreads, { params: { id } });
  expect(first.body).toHaveLength(20);
  expect(first.headers.get("x-total-count")).toBe("21");
  expect(first.body[0]).toMatchObject({ id: oldest.id, isPinned: true, replyCount: 0, username: "Deleted user" });
  expect((await visitor().call(threads.listThreads, { params: { id }, query: { page: 2 } })).body).toHaveLength(1);
  for (const page of ["3", "10000", "10001", "1000000000", "9999999999"])
    expect(await visitor().send("GET", `/api/forums/${id}/threads?page=${page}`)).toMatchObject({
      status: 200,
      body: [],
    });
  for (const page of ["0", "-1", "1.5", "abc", "", "[]", "1&page=2"])
    expect(await visitor().send("GET", `/api/forums/${id}/threads?page=${page}`)).toMatchObject({
      status: 400,
      code: "invalid_page",
    });
});

test("200 the filters unanswered, solved and mine", async () => {
  const ada = await person("ada");
  const { id: forumId } = await forum();
  const [mine, solved] = [await thread({ forumId, by: ada.id }), await thread({ forumId, replies: 1 })];
  const root = await person("root");
  await root.call(posts.markAsAnswer, { params: { id: nth(solved.posts, 1) } });
  const found = async (filter: threads.Filter, who = ada) =>
    (await who.call(threads.listThreads, { params: { id: forumId }, query: { filter } })).body.map(({ id }) => id);
  expect([await found("unanswered"), await found("solved"), await found("mine"), await found("mine", root)]).toEqual([
    [mine.id],
    [solved.id],
    [mine.id],
    [],
  ]);
  expect(await visitor().send("GET", `/api/forums/${forumId}/threads?filter=mine`)).toMatchObject({
    status: 200,
    body: [],
  });
  expect((await visitor().send("GET", `/api/forums/${forumId}/threads?filter=other`)).status).toBe(400);
});

test("200 a thread has one answer: it can move, is shown with the thread, and is cleared when it is unmarked or deleted", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  const created = await thread({ by: ada.id, replies: 2, repliesBy: grace.id });
  const answerOf = async () => (await visitor().call(threads.getThread, { params: { id: created.id } })).body;
  const mark = (at: number) => ada.call(posts.markAsAnswer, { params: { id: nth(created.posts, at) } });
  expect((await mark(1)).body).toMatchObject({ isAnswer: true });
  expect(await answerOf()).toMatchObject({ isSolved: true, answer: { id: created.posts[1], content: "Reply 1" } });
  await mark(2);
  expect(await answerOf()).toMatchObject({ answer: { id: created.posts[2] } });
  await ada.call(posts.unmarkAnswer, { params: { id: nth(created.posts, 2) } });
  expect(await answerOf()).toMatchObject({ isSolved: false, answer: null });
  await mark(2);
  await grace.call(posts.deletePost, { params: { id: nth(created.posts, 2) } });
  expect(await answerOf()).toMatchObject({ isSolved: false, answer: null });
  expect((await mark(2)).status).toBe(404);
});

test("200 editing marks a post as edited; deleting removes its text for good and keeps its position", async () => {
  const ada = await person("ada");
  const { body } = await open(ada, { title: "Why?", content: "Before" });
  const first = nth(await list(body.id), 0);
  const edited = await ada.call(posts.editPost, { params: { id: first.id }, body: { content: "After" } });
  expect(edited.body).toMatchObject({ content: "After", editedAt: expect.any(String) });
  expect((await ada.call(threads.getThread, { params: { id: body.id } })).body.content).toBe("After");
  const gone = await ada.call(posts.deletePost, { params: { id: first.id } });
  expect(gone.body).toMatchObject({ content: "", body: [], removed: "author", position: 1 });
  expect(await db.post.findUnique({ where: { id: first.id } })).toMatchObject({ content: "", deletedBy: "author" });
  expect((await ada.call(posts.deletePost, { params: { id: first.id } })).status).toBe(404);
  expect((await ada.call(posts.editPost, { params: { id: first.id }, body: { content: "x" } })).status).toBe(404);
});

test("200 a preview shows how the post will look, and stores nothing", async () => {
  const ada = await person("ada");
  const before = await db.post.count();
  const { body } = await ada.call(posts.previewPost, { body: { content: "```journal\nDr Bank 5\nCr Sales 4\n```" } });
  expect(body).toMatchObject({ body: [{ kind: "journal", journal: { difference: "1" } }] });
  expect(await db.post.count()).toBe(before);
});

test("200 one report per person and post; an admin's decision closes all of them and is audited", async () => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const created = await thread({ replies: 1 });
  const id = nth(created.posts, 1);
  const reportAs = (who: Person, reason: "spam" | "other") =>
    who.call(posts.reportPost, { params: { id }, body: { reason, note: "Look" } });
  expect([
    (await reportAs(ada, "spam")).status,
    (await reportAs(ada, "other")).status,
    (await reportAs(grace, "other")).status,
  ]).toEqual([200, 200, 200]);
  const open = (await root.call(reports.listReports)).body.filter(({ post }) => post.id === id);
  expect(open.map(({ reason }) => reason)).toEqual(["spam", "other"]);
  const resolve = (action: "keep" | "hide" | "delete" | "lock") =>
    root.call(reports.resolveReport, { params: { id: nth(open, 0).id }, body: { action } });
  expect((await resolve("hide")).body).toMatchObject({ status: "hidden", post: { removed: "hidden" } });
  expect((await root.call(reports.listReports)).body.filter(({ post }) => post.id === id)).toEqual([]);
  expect((await resolve("keep")).body.post).toMatchObject({ removed: null });
  await resolve("lock");
  expect((await root.call(threads.getThread, { params: { id: created.id } })).body.isLocked).toBe(true);
  expect((await resolve("delete")).body.post).toMatchObject({ removed: "moderator" });
  const audited = await db.auditEntry.findMany({ where: { actorId: root.id }, orderBy: { id: "asc" } });
  expect(audited.map(({ action }) => action)).toEqual([
    "report.hide",
    "report.keep",
    "report.lock",
    "post.delete",
    "report.delete",
  ]);
  expect((await ada.send("POST", `/api/posts/${id}/report`, { reason: "rude" })).status).toBe(400);
});

test("admins create, change and delete forums, each with an audit row; slugs are unique", async () => {
  const root = await person("root");
  const course = await courseOf(1);
  const name = `Leases & more ${course.id}`;
  const created = await root.call(forums.createForum, { body: { name, courseId: course.id } });
  expect(created).toMatchObject({
    status: 201,
    body: { slug: `leases-more-${course.id}`, courseTitle: course.title, isActive: true },
  });
  expect(created.body.order).toBe((await db.forum.count()) - 1);
  expect(await root.call(forums.createForum, { body: { name } })).toMatchObject({ status: 409, code: "slug_taken" });
  expect(await root.call(forums.createForum, { body: { name: "X", courseId: 999_999 } })).toMatchObject({
    status: 400,
    code: "unknown_reference",
  });
  for (const wrong of [
    { order: -1 },
    { order: 1.5 },
    { order: 10_001 },
    { order: "1" },
    { slug: "a/b" },
    { isActive: "false" },
    { name: "" },
    { name: "a\u202eb" },
  ])
    expect((await root.send("POST", "/api/forums", { name: "Fine", ...wrong })).status, JSON.stringify(wrong)).toBe(
      400,
    );
  const { id, version } = created.body;
  const edit = (body: object) => root.send<forums.Forum>("PATCH", `/api/forums/${id}`, body);
  expect((await edit({ isActive: false, order: 3, version })).body).toMatchObject({
    name,
    isActive: false,
    order: 3,
    version: version + 1,
  });
  expect(await edit({ name: "Later", version })).toMatchObject({ status: 409, code: "edit_conflict" });
  expect(await edit({ slug: (await forum()).slug })).toMatchObject({ status: 409, code: "slug_taken" });
  await thread({ forumId: id, replies: 2 });
  expect((await root.call(forums.deleteForum, { params: { id } })).status).toBe(200);
  expect(await root.call(forums.deleteForum, { params: { id } })).toMatchObject({
    status: 404,
    message: "Forum not found",
  });
  const audited = await db.auditEntry.findMany({
    where: { targetType: "forum", targetId: String(id) },
    orderBy: { id: "asc" },
  });
  expect(audited.map(({ action }) => action)).toEqual(["forum.create", "forum.edit", "forum.delete"]);
  expect(audited[2]?.before).toMatchObject({ name, threads: 1, posts: 3 });
});

test("200 removed replies are not counted among those to read; their places still are, because pages need them", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const word = `Removal${Date.now()}`;
  const { id, forumId, posts: at } = await thread({ replies: 21, repliesBy: ada.id, title: `Why ${word}?` });
  const shown = async () => {
    const item = { replyCount: expect.any(Number), readableReplyCount: expect.any(Number) };
    const found = [
      (await visitor().call(threads.getThread, { params: { id } })).body,
      (await root.call(threads.getThread, { params: { id } })).body,
      nth((await visitor().call(threads.listThreads, { params: { id: forumId } })).body, 0),
      nth((await ada.call(threads.listThreads, { params: { id: forumId }, query: { filter: "unanswered" } })).body, 0),
      nth(await listSimilar(null, forumId, `Why ${word}?`), 0),
    ];
    for (const each of found) expect(each).toMatchObject(item);
    return [...new Set(found.map(({ replyCount, readableReplyCount }) => `${readableReplyCount} of ${replyCount}`))];
  };
  expect(await shown()).toEqual(["21 of 21"]);
  await ada.call(posts.deletePost, { params: { id: nth(at, 1) } });
  await root.call(posts.deletePost, { params: { id: nth(at, 2) } });
  const report = { reason: "spam" as const, note: "" };
  const decide = async (postId: number, action: "hide" | "keep") => {
    const { id: reported } = await db.postReport.findFirstOrThrow({ where: { postId } });
    await root.call(reports.resolveReport, { params: { id: reported }, body: { action } });
  };
  for (const postId of [nth(at, 0), nth(at, 3)]) {
    await root.call(posts.reportPost, { params: { id: postId }, body: report });
    await decide(postId, "hide");
  }
  expect(await shown()).toEqual(["18 of 21"]);
  await decide(nth(at, 3), "keep");
  expect(await shown()).toEqual(["19 of 21"]);
  expect(await list(id, 2)).toHaveLength(2);
});

test("reading a thread counts as a view once an hour, HEAD never does; old views are deleted", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  const { id } = await thread();
  await grace.raw("HEAD", `/api/threads/${id}`);
  for (const who of [ada, ada, visitor()]) await who.call(threads.getThread, { params: { id } });
  await pendingWorkDone();
  expect((await db.thread.findUniqueOrThrow({ where: { id } })).viewCount).toBe(2);
  await tidyViews(new Date(Date.now() + 4 * 3_600_000));
  expect(await db.threadView.count({ where: { threadId: id } })).toBe(0);
});

test("the author of a thread is notified of replies, but not of her own", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const { id, title } = (await open(ada, { title: "Who is told?", content: "Why?" })).body;
  await reply(ada, id, "I know now");
  const { body } = await reply(linus, id, "Because");
  expect(await db.notification.findMany({ where: { userId: ada.id } })).toMatchObject([
    {
      title: "New reply in your thread",
      message: expect.stringContaining(title),
      link: `/community/thread/${id}#post-${body.id}`,
    },
  ]);
});

test("similar titles and the search find threads in forums that the viewer may see; wildcards are plain text", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const [here, hidden] = [await forum(), await forum({ isActive: false })];
  const seen = await thread({ forumId: here.id, title: "Zeugma of the suspense account" });
  await thread({ forumId: hidden.id, title: "Zeugma of the suspense account" });
  const viewer = { id: ada.id, isAdmin: false } as Parameters<typeof searchThreads>[0];
  expect((await listSimilar(viewer, here.id, "zeugma suspence acount")).map(({ id }) => id)).toEqual([seen.id]);
  expect(await searchThreads(viewer, "zeugma suspense")).toEqual({
    total: 1,
    items: [
      {
        id: seen.id,
        title: "Zeugma of the suspense account",
        within: here.name,
        link: `/community/thread/${seen.id}`,
        locked: false,
      },
    ],
  });
  expect((await searchThreads({ ...viewer, id: root.id, isAdmin: true } as typeof viewer, "zeugmas")).total).toBe(2);
  for (const odd of ["%", "_", "'", "a & | !", "((", "\\", ":*", "税金", "x".repeat(200)]) {
    await searchThreads(viewer, odd);
    expect((await ada.call(threads.listSimilar, { params: { id: here.id }, query: { title: odd } })).status).toBe(200);
  }
});

test("reads take two statements whatever the size, writes at most six", async () => {
  const ada = await person("ada");
  const grace = await person("grace");
  const created = await thread({ by: ada.id, replies: 60, repliesBy: grace.id });
  const { id, forumId } = created;
  for (const page of [1, 2, 4]) {
    expect(await statementsOf(() => ada.call(posts.listPosts, { params: { id }, query: { page } }))).toHaveLength(2);
    expect(
      await statementsOf(() => ada.call(threads.listThreads, { params: { id: forumId }, query: { page } })),
    ).toHaveLength(2);
  }
  expect(await statementsOf(() => ada.call(forums.listForums))).toHaveLength(2);
  const costs = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
  expect(await costs(() => grace.call(posts.likePost, { params: { id: nth(created.posts, 1) } }))).toBeLessThanOrEqual(
    3,
  );
  expect(await costs(() => reply(grace, id, "So"))).toBeLessThanOrEqual(5);
  expect(await costs(() => open(grace, { title: "Why?", content: "Why?" }, forumId))).toBeLessThanOrEqual(5);
  expect(
    await costs(() => ada.call(posts.markAsAnswer, { params: { id: nth(created.posts, 2) } })),
  ).toBeLessThanOrEqual(7);
});
