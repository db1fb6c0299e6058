import { describe, expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { tidyIdempotencyKeys } from "@/lib/platform/server/idempotency";
import { endpoints, type Named, sampleOf } from "@/tests/support/endpoints";
import { forum, thread } from "@/tests/support/forums";
import { groupOf } from "@/tests/support/groups";
import { type Person, person } from "@/tests/support/people";

const CALLERS = 32;

const ROWS: Record<string, () => Promise<number>> = {
  "forums.openThread": () => db.thread.count(),
  "forums.reply": () => db.post.count(),
  "groups.sendMessage": () => db.groupMessage.count(),
  "groups.addComment": () => db.groupMessageComment.count(),
  "calendar.createEvent": () => db.event.count(),
  "calendar.moveOccurrence": () => db.event.count(),
  "courses.importOutline": () => db.topic.count(),
};

const idempotent = endpoints.filter(({ endpoint }) => endpoint.idempotent);
const asker = ({ endpoint }: Named) => person(endpoint.access === "admin" ? "root" : "grace");
let keys = 0;
const newKey = () => `press-${++keys}-${Date.now()}`;

const press = (who: Person, address: string, body: unknown, key: string) =>
  who.send<object>("POST", address, body, { headers: { "idempotency-key": key } });

test("every call that a double click would repeat accepts a key", () => {
  expect(idempotent.map(({ name }) => name).sort()).toEqual(Object.keys(ROWS).sort());
});

describe.each(idempotent)("$name", (one) => {
  const rows = ROWS[one.name] as () => Promise<number>;

  test("32 equal requests at once have one effect and get the same response", async () => {
    const who = await asker(one);
    const { address, body } = await sampleOf(one, who);
    // How many rows one request creates: an import creates several topics.
    const before = await rows();
    const key = newKey();
    const first = await Promise.all(Array.from({ length: CALLERS }, () => press(who, address, body, key)));
    const created = (await rows()) - before;
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(first.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    if (one.name !== "courses.importOutline") expect(created).toBe(1);
    expect(await press(who, address, body, key)).toMatchObject({ status: 201, body: first[0]?.body });
    expect((await rows()) - before).toBe(created);
  });

  test("409 for the same key with another request, which has no effect", async () => {
    const who = await asker(one);
    const { address, body } = await sampleOf(one, who);
    const key = newKey();
    await press(who, address, body, key);
    const before = await rows();
    const others: Record<string, unknown> = { content: "Other", title: "Other", version: 2, to: "2026-12-18" };
    const other = Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, others[name] ?? value]));
    expect(await press(who, address, other, key)).toMatchObject({
      status: 409,
      code: "key_reused",
      message: "This Idempotency-Key was used for another request. Please use a new one.",
    });
    expect(await rows()).toBe(before);
  });

  test("400 for an invalid key", async () => {
    const who = await asker(one);
    const { address, body } = await sampleOf(one, who);
    for (const wrong of ["", "a b", "x".repeat(201)])
      expect(await press(who, address, body, wrong), wrong).toMatchObject({ status: 400, code: "invalid_body" });
  });
});

test("a key is valid for one person and one call only", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  const { id, forumId } = await thread();
  const key = newKey();
  const body = { content: "Because" };
  const responses = [
    await press(ada, `/api/threads/${id}/posts`, body, key),
    await press(grace, `/api/threads/${id}/posts`, body, key),
    await press(ada, `/api/forums/${forumId}/threads`, { title: "Why?", ...body }, key),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await db.post.count({ where: { threadId: id } })).toBe(3);
});

test("a refused request does not use up its key: the same request succeeds once it is allowed", async () => {
  const ada = await person("ada");
  const { id } = await thread();
  const key = newKey();
  await db.thread.update({ where: { id }, data: { isLocked: true } });
  const again = () => press(ada, `/api/threads/${id}/posts`, { content: "Because" }, key);
  expect(await again()).toMatchObject({ status: 403, code: "thread_locked" });
  expect(await db.idempotencyKey.count({ where: { userId: ada.id } })).toBe(0);
  await db.thread.update({ where: { id }, data: { isLocked: false } });
  expect((await again()).status).toBe(201);
});

test("without a key two requests have two effects; no text is stored with a key", async () => {
  const ada = await person("ada");
  const [{ id }, group] = [await thread(), await groupOf(ada)];
  for (let n = 0; n < 2; n += 1) await ada.send("POST", `/api/threads/${id}/posts`, { content: "Because" });
  expect(await db.post.count({ where: { threadId: id } })).toBe(3);
  await press(ada, `/api/threads/${id}/posts`, { content: "A canary in a post" }, newKey());
  await press(ada, `/api/groups/${group}/messages`, { content: "A canary in a message" }, newKey());
  const kept = await db.idempotencyKey.findMany({ where: { userId: ada.id } });
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain("canary");
});

test("repeating a request after the post was deleted does not restore its text", async () => {
  const ada = await person("ada");
  const { id } = await thread();
  const key = newKey();
  const send = () => press(ada, `/api/threads/${id}/posts`, { content: "Regretted" }, key);
  const { id: post } = (await send()).body as { id: number };
  await ada.send("DELETE", `/api/posts/${post}`);
  expect((await send()).body).toMatchObject({ id: post, content: "", removed: "author" });
});

test("a key is stored for a day", async () => {
  const ada = await person("ada");
  const { id } = await forum();
  await press(ada, `/api/forums/${id}/threads`, { title: "Why?", content: "Because" }, newKey());
  const kept = () => db.idempotencyKey.count({ where: { userId: ada.id } });
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await tidyIdempotencyKeys(hours(23));
  expect(await kept()).toBe(1);
  await tidyIdempotencyKeys(hours(25));
  expect(await kept()).toBe(0);
});
