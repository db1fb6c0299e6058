import { expect, test } from "vitest";
import * as reports from "@/lib/forums/contract/reports";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { forum, thread } from "@/tests/support/forums";
import { type Caller, type Person, person, visitor } from "@/tests/support/people";

/** Words that occur nowhere else in the database; only letters, because the search ignores other characters. */
let created = 0;
const secret = () =>
  `canary${String.fromCharCode(97 + (created++ % 26)).repeat(3)}${Date.now().toString(36).replace(/\d/g, "x")}`;

async function hide(root: Person, reporter: Person, post: number) {
  await reporter.send("POST", `/api/posts/${post}/report`, { reason: "spam" });
  const [report] = (await root.call(reports.listReports, { query: { post } })).body;
  const params = { id: report?.id ?? 0 };
  await root.call(reports.resolveReport, { params, body: { action: "hide" } });
  return () => root.call(reports.resolveReport, { params, body: { action: "keep" } });
}

async function everywhere(who: Caller, at: { id: number; forumId: number }, word: string) {
  const addresses = [
    `/api/threads/${at.id}`,
    `/api/threads/${at.id}/posts`,
    `/api/forums/${at.forumId}/threads`,
    `/api/search?q=${word}`,
    `/api/admin/search?q=${word}`,
  ];
  const responses = await Promise.all(addresses.map((address) => who.send("GET", address)));
  return responses.map(({ body }) => JSON.stringify(body)).join();
}

test("only admins see a hidden first post, and everybody sees it again when it is shown again", async () => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const word = secret();
  const at = await thread({ by: ada.id, title: "Why credit?", content: `Look: ${word}` });
  const found = async (who: Person) =>
    (await who.send<{ threads: { total: number } }>("GET", `/api/search?q=${word}`)).body.threads.total;
  expect(await found(grace)).toBe(1);
  const showAgain = await hide(root, grace, nth(at.posts, 0));
  for (const who of [visitor(), ada, grace]) expect(await everywhere(who, at, word)).not.toContain(word);
  expect(await found(grace)).toBe(0);
  const read = await root.send<{ content: string }>("GET", `/api/threads/${at.id}`);
  expect(read.body.content).toBe(`Look: ${word}`);
  await showAgain();
  expect(await found(grace)).toBe(1);
  expect(await everywhere(visitor(), at, word)).toContain(word);
});

test("the text of a thread is that of its first post, and is edited and deleted with it", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  const [first, second] = [secret(), secret()];
  const at = await thread({ by: ada.id, content: first });
  const found = async (word: string) =>
    (await grace.send<{ threads: { total: number } }>("GET", `/api/search?q=${word}`)).body.threads.total;
  await ada.send("PATCH", `/api/posts/${nth(at.posts, 0)}`, { content: second });
  expect([await found(first), await found(second)]).toEqual([0, 1]);
  expect((await visitor().send<{ content: string }>("GET", `/api/threads/${at.id}`)).body.content).toBe(second);
  await ada.send("DELETE", `/api/posts/${nth(at.posts, 0)}`);
  expect(await found(second)).toBe(0);
  expect((await visitor().send<{ content: string }>("GET", `/api/threads/${at.id}`)).body.content).toBe("");
});

test("409 a hidden post cannot be marked as the answer", async () => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const at = await thread({ by: ada.id, replies: 1 });
  await hide(root, grace, nth(at.posts, 1));
  const mark = (who: Person) => who.send("POST", `/api/posts/${nth(at.posts, 1)}/mark-as-answer`);
  expect(await mark(ada)).toMatchObject({ status: 404 });
  expect(await mark(root)).toMatchObject({ status: 409, code: "conflict" });
});

const countsOf = async (id: number) => {
  const { threadCount, hiddenThreadCount, lastActivityAt } = await db.forum.findUniqueOrThrow({ where: { id } });
  return { threadCount, hiddenThreadCount, lastActivityAt: lastActivityAt?.toISOString() ?? null };
};

/** The forums' counts, computed from the rows. */
async function recounted(forumId: number) {
  const threads = await db.thread.findMany({ where: { forumId }, orderBy: { lastActivityAt: "desc" } });
  const seen = threads.filter(({ hiddenAt }) => hiddenAt === null);
  return {
    threadCount: seen.length,
    hiddenThreadCount: threads.length - seen.length,
    lastActivityAt: seen[0]?.lastActivityAt.toISOString() ?? null,
  };
}

test("403 the author of a thread and admins may change its title; only admins may do the rest", async () => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const at = await thread({ by: ada.id, title: "Wy credit?" });
  const edit = (who: Caller, body: object) =>
    who.send<{ title: string; slug: string }>("PATCH", `/api/threads/${at.id}`, body);
  expect(await edit(visitor(), { title: "Mine" })).toMatchObject({ status: 401 });
  expect(await edit(grace, { title: "Mine" })).toMatchObject({ status: 403, code: "not_thread_creator" });
  for (const body of [{ isPinned: true }, { isLocked: true }, { isHidden: true }, { forumId: at.forumId }])
    expect(await edit(ada, { title: "Why credit?", ...body })).toMatchObject({ status: 403, code: "admin_only" });
  expect(await edit(ada, { title: "  " })).toMatchObject({ status: 400, fields: { title: "Title required" } });
  expect((await edit(ada, { title: " Why credit? " })).body).toMatchObject({
    title: "Why credit?",
    slug: "why-credit",
  });
  expect(await db.auditEntry.count({ where: { targetType: "thread", targetId: String(at.id) } })).toBe(0);
  expect((await edit(root, { title: "Why is it a credit?" })).status).toBe(200);
  const [noted] = await db.auditEntry.findMany({ where: { targetType: "thread", targetId: String(at.id) } });
  expect(noted).toMatchObject({
    actorId: root.id,
    action: "thread.edit",
    before: { title: "Why credit?" },
    after: { title: "Why is it a credit?" },
  });
  expect((await ada.send("DELETE", `/api/threads/${at.id}`)).code).toBe("admin_only");
});

test("notifications about a thread show its new title, and are removed when the thread is hidden", async () => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const at = await thread({ by: ada.id, title: "Rude words" });
  await grace.send("POST", `/api/threads/${at.id}/posts`, { content: "Because" });
  const news = async () =>
    (await db.notification.findMany({ where: { userId: ada.id } })).map(({ message }) => message);
  expect((await news())[0]).toContain('"Rude words"');
  await root.send("PATCH", `/api/threads/${at.id}`, { title: "Why credit?" });
  expect((await news())[0]).toContain('"Why credit?"');
  await root.send("PATCH", `/api/threads/${at.id}`, { isHidden: true });
  expect(await news()).toEqual([]);
});

test("only admins see and count a hidden thread, and everybody does when it is shown again", async () => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const word = secret();
  const { id: forumId } = await forum();
  const at = await thread({ forumId, by: ada.id, title: `Title ${word}`, content: `Text ${word}`, replies: 1 });
  await thread({ forumId, by: grace.id });
  const post = nth(at.posts, 1);
  await root.send("PATCH", `/api/threads/${at.id}`, { isHidden: true });
  for (const who of [visitor(), ada, grace]) {
    expect(await everywhere(who, at, word)).not.toContain(word);
    expect(await who.send("GET", `/api/threads/${at.id}`)).toMatchObject({ status: 404, message: "Thread not found" });
    expect((await who.send("GET", `/api/threads/${at.id}/posts`)).status).toBe(404);
    const similar = await who.send(
      "GET",
      `/api/forums/${forumId}/similar?title=${encodeURIComponent(`Title ${word}`)}`,
    );
    expect(JSON.stringify(similar.body)).not.toContain(word);
    const list = await who.send<object[]>("GET", `/api/forums/${forumId}/threads`);
    expect([list.body.length, list.headers.get("x-total-count")]).toEqual([1, "1"]);
    const mine = await who.send<object[]>("GET", `/api/forums/${forumId}/threads?filter=mine`);
    expect(JSON.stringify(mine.body)).not.toContain(word);
  }
  const writes: [string, string, object?][] = [
    ["POST", `/api/threads/${at.id}/posts`, { content: "Because" }],
    ["PATCH", `/api/threads/${at.id}`, { title: "Mine" }],
    ["POST", `/api/posts/${post}/like`],
    ["POST", `/api/posts/${post}/mark-as-answer`],
    ["POST", `/api/posts/${post}/report`, { reason: "spam" }],
    ["PATCH", `/api/posts/${nth(at.posts, 0)}`, { content: "Mine" }],
    ["DELETE", `/api/posts/${nth(at.posts, 0)}`],
  ];
  for (const [method, address, body] of writes)
    expect(await ada.send(method, address, body), address).toMatchObject({ status: 404 });
  const seen = await root.send<{ isHidden: boolean }[]>("GET", `/api/forums/${forumId}/threads`);
  expect([seen.body.length, seen.headers.get("x-total-count")]).toEqual([2, "2"]);
  expect(await root.send("POST", `/api/threads/${at.id}/posts`, { content: "Hm" })).toMatchObject({
    status: 403,
    code: "thread_locked",
  });
  expect(await countsOf(forumId)).toEqual(await recounted(forumId));
  const one = await visitor().send<{ threadCount: number }>("GET", `/api/forums/${forumId}`);
  expect(one.body.threadCount).toBe(1);
  await root.send("PATCH", `/api/threads/${at.id}`, { isHidden: false });
  expect((await visitor().send("GET", `/api/threads/${at.id}`)).status).toBe(200);
  expect(await countsOf(forumId)).toEqual(await recounted(forumId));
});

test("paging through a list with hidden threads skips and repeats nothing", async () => {
  const root = await person("root");
  const { id: forumId } = await forum();
  for (let n = 0; n < 45; n += 1) {
    const { id } = await thread({ forumId, title: `Thread ${n}` });
    if (n % 9 === 0) await root.send("PATCH", `/api/threads/${id}`, { isHidden: true });
  }
  const walk = async (who: Caller) => {
    const ids = [];
    for (const page of [1, 2, 3]) {
      const { body } = await who.send<{ id: number }[]>("GET", `/api/forums/${forumId}/threads?page=${page}`);
      ids.push(...body.map(({ id }) => id));
    }
    return ids;
  };
  for (const [who, many] of [
    [visitor(), 40],
    [root, 45],
  ] as const) {
    const ids = await walk(who);
    expect([ids.length, new Set(ids).size]).toEqual([many, many]);
  }
});

test("when a thread moves to another forum, the counts of both forums are right", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const [from, to] = [await forum(), await forum()];
  const at = await thread({ forumId: from.id, by: ada.id });
  await thread({ forumId: to.id });
  const move = (forumId: number) => root.send<{ forumId: number }>("PATCH", `/api/threads/${at.id}`, { forumId });
  expect((await move(to.id)).body.forumId).toBe(to.id);
  for (const { id } of [from, to]) expect(await countsOf(id)).toEqual(await recounted(id));
  expect(await move(2_000_000_000)).toMatchObject({ status: 400, code: "unknown_reference" });
  expect((await countsOf(to.id)).threadCount).toBe(2);
});

test("200 an admin deletes a thread with its posts; counts, notifications and audit are updated", async () => {
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const { id: forumId } = await forum();
  const at = await thread({ forumId, by: ada.id, title: "Spam" });
  await grace.send("POST", `/api/threads/${at.id}/posts`, { content: "Because" });
  expect((await root.send<{ title: string }>("DELETE", `/api/threads/${at.id}`)).body.title).toBe("Spam");
  expect((await root.send("DELETE", `/api/threads/${at.id}`)).status).toBe(404);
  expect(await countsOf(forumId)).toEqual(await recounted(forumId));
  expect(await db.notification.count({ where: { userId: ada.id } })).toBe(0);
  const [noted] = await db.auditEntry.findMany({ where: { action: "thread.delete", targetId: String(at.id) } });
  expect(noted).toMatchObject({ actorId: root.id, before: { title: "Spam", posts: 2 } });
});

test("after 32 moves, hidings, replies and new threads at once, the counts of both forums are right", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const [one, other] = [await forum(), await forum()];
  const threads: { id: number }[] = [];
  for (let n = 0; n < 4; n += 1) threads.push(await thread({ forumId: n % 2 ? one.id : other.id, by: ada.id }));
  const deeds = Array.from({ length: 32 }, (_, n) => {
    const { id } = nth(threads, n % 4);
    const address = `/api/threads/${id}`;
    if (n % 4 === 0) return root.send("PATCH", address, { forumId: n % 8 ? one.id : other.id });
    if (n % 4 === 1) return root.send("PATCH", address, { isHidden: n % 8 === 1 });
    if (n % 4 === 2) return ada.send("POST", `${address}/posts`, { content: "Because" });
    return ada.send("POST", `/api/forums/${one.id}/threads`, { title: "Why credit?", content: "Why?" });
  });
  for (const { status } of await Promise.all(deeds)) expect(status).toBeLessThan(500);
  for (const { id } of [one, other]) expect(await countsOf(id)).toEqual(await recounted(id));
});
