import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { searchAll } from "@/lib/admin/contract/search";
import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "@/tests/support/courses";
import { forum, thread } from "@/tests/support/forums";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const asks = async (who: Person, q: string) => (await who.call(searchAll, { query: { q } })).body;
const word = () => `q${randomBytes(5).toString("hex")}`;
const usernameOf = async ({ id }: Person) => (await db.user.findUniqueOrThrow({ where: { id } })).username;

test("401 and 403 the search is for admins", async () => {
  const address = "/api/admin/search?q=ledger";
  expect(await visitor().send("GET", address)).toMatchObject({ status: 401, code: "unauthenticated" });
  expect(await (await person("grace")).send("GET", address)).toMatchObject({ status: 403, code: "admin_only" });
});

test("400 for fewer than two letters, too many, or none", async () => {
  const root = await person("root");
  for (const query of ["", "?q=a", "?q=%20a%20", `?q=${"a".repeat(101)}`, "?q=a%00b"])
    expect(await root.send("GET", `/api/admin/search${query}`), query).toMatchObject({ status: 400 });
});

test("200 a user is found by name, address, username and id, and the link opens the details", async () => {
  const root = await person("root");
  const name = `Ottoline ${word()}`;
  const found = await person("ada", { name });
  const username = await usernameOf(found);
  for (const q of [name, name.slice(-8).toUpperCase(), found.email, username, found.id])
    expect((await asks(root, q)).users, q).toEqual({
      total: 1,
      items: [{ id: found.id, title: name, within: found.email, link: `/admin/users?user=${found.id}` }],
    });
});

test("200 finding users writes an audit row, finding none does not", async () => {
  const root = await person("root");
  const name = word();
  await person("ada", { name });
  await asks(root, word());
  await asks(root, name);
  const audited = await db.auditEntry.findMany({ where: { actorId: root.id } });
  expect(audited).toMatchObject([
    { action: "user.search", targetType: "user", targetId: "*", after: { q: `${name[0]}***` } },
  ]);
});

test("200 a course is found by its title, also with a typing error, and links to its modules", async () => {
  const root = await person("root");
  const { id } = await courseOf(1);
  const title = `Zymurgy accounts ${word()}`;
  await db.course.update({ where: { id }, data: { title } });
  const link = `/admin/courses?tab=modules&course=${id}`;
  expect((await asks(root, title)).courses.items).toEqual([{ id: String(id), title, within: null, link }]);
  expect((await asks(root, "zymurgi")).courses.items).toMatchObject([{ id: String(id) }]);
});

test("200 modules and topics are found, also in drafts and with typing errors, and link to where they are edited", async () => {
  const root = await person("root");
  const { id, modules, topics } = await courseOf(1);
  const [module, topic] = [nth(modules, 0).id, nth(topics, 0)];
  await db.course.update({ where: { id }, data: { title: "Quixotry", publishedAt: null } });
  await db.module.update({ where: { id: module }, data: { title: "Windmill depreciation" } });
  await db.topic.update({ where: { id: topic }, data: { title: "Rosinante's residual value" } });
  const found = await asks(root, "windmlil");
  expect(found.modules.items).toEqual([
    {
      id: String(module),
      title: "Windmill depreciation",
      within: "Quixotry",
      link: `/admin/courses?tab=modules&course=${id}&module=${module}`,
    },
  ]);
  expect((await asks(root, "rosinant")).topics.items).toMatchObject([{ link: `/admin/lessons/${topic}` }]);
  expect((await asks(root, "quixotry")).courses.items).toMatchObject([{ id: String(id) }]);
});

test("200 a user is found in spite of a typing error, if nobody fits exactly", async () => {
  const root = await person("root");
  const name = "Gwendolyn Quibble";
  const { id } = await person("ada", { name });
  for (const q of ["gwendlyn", "quible", "Gwendolyn Qibble", "qubble"])
    expect(
      (await asks(root, q)).users.items.map((item) => item.id),
      q,
    ).toContain(id);
  const exact = await person("linus", { name: "Gwendlyn Other" });
  expect((await asks(root, "gwendlyn")).users.items.map((item) => item.id)).toEqual([exact.id]);
});

test("200 a thread is found by title and text, also in an inactive forum", async () => {
  const root = await person("root");
  const title = `Whence ${word()}`;
  const created = await thread({ forumId: (await forum({ isActive: false })).id, title });
  expect((await asks(root, title)).threads.items).toEqual([
    { id: String(created.id), title, within: "Ledgers", link: `/community/thread/${created.id}` },
  ]);
});

test("200 an open report is found by thread, post, note, reporter and author, once per post, and not after it is closed", async () => {
  const [root, ada, grace, linus] = await Promise.all(["root", "ada", "grace", "linus"].map((name) => person(name)));
  if (!(root && ada && grace && linus)) throw new Error("A user is missing.");
  const [title, content, note] = [`Why ${word()}`, `Buy ${word()} now`, `See ${word()}`];
  const created = await thread({ title, by: linus.id });
  const postId = nth(created.posts, 0);
  await db.post.update({ where: { id: postId }, data: { content } });
  const data = [ada, grace].map(({ id }) => ({ postId, userId: id, reason: "spam", note }));
  await db.postReport.createMany({ data });
  const [author, ...reporters] = await Promise.all([linus, ada, grace].map(usernameOf));
  const expected = {
    id: String(postId),
    title,
    within: `Post by ${author}, reported by ${[...reporters].sort().join(", ")}`,
    link: `/admin/community/forums?tab=reports&post=${postId}`,
  };
  for (const q of [title, content, note])
    expect((await asks(root, q)).reports, q).toEqual({ total: 1, items: [expected] });
  for (const q of [author, ...reporters])
    expect((await asks(root, q ?? "")).reports.items[0]?.id, q).toBe(String(postId));
  const closed = { status: "kept", resolvedAt: new Date() };
  await db.postReport.updateMany({ where: { postId }, data: closed });
  expect((await asks(root, note)).reports).toEqual({ total: 0, items: [] });
});

test("200 at most five results of each kind with the total, in four statements", async () => {
  const root = await person("root");
  const name = word();
  for (let created = 0; created < 7; created += 1) await person("linus", { name });
  let users = { total: 0, items: [] as unknown[] };
  const statements = await statementsOf(async () => {
    users = (await asks(root, name)).users;
  });
  expect({ shown: users.items.length, total: users.total }).toEqual({ shown: 5, total: 7 });
  expect(statements).toHaveLength(4);
});

test("200 query operators, wildcards and quotes are plain characters", async () => {
  const root = await person("root");
  for (const q of ["%%", "a & | ! b", "'; drop table", "50%_\\", "((((", "tax:*&", "<->", "«—»", "税金の繰延"])
    expect(await root.call(searchAll, { query: { q } }), q).toMatchObject({ status: 200 });
  expect((await asks(root, "%%")).users.total).toBe(0);
});

test("200 of one kind all are returned, and five of each other", async () => {
  const root = await person("root");
  const name = word();
  for (let created = 0; created < 7; created += 1) await person("linus", { name });
  for (let created = 0; created < 7; created += 1) await thread({ title: `Of ${name}` });
  const shown = async (all?: "users" | "threads") => {
    const { users, threads } = (await root.call(searchAll, { query: { q: name, all } })).body;
    return [users.items.length, threads.items.length, users.total, threads.total];
  };
  expect(await shown()).toEqual([5, 5, 7, 7]);
  expect(await shown("users")).toEqual([7, 5, 7, 7]);
  expect(await shown("threads")).toEqual([5, 7, 7, 7]);
});
