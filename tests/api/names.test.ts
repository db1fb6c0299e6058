import { expect, test } from "vitest";
import { listThreadNames } from "@/lib/forums/contract/names";
import { deletePost, reply } from "@/lib/forums/contract/posts";
import { listGroupNames } from "@/lib/groups/contract/names";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { groupWith } from "@/tests/support/groups";
import { type Person, person, visitor } from "@/tests/support/people";

async function named(name: string, username: string) {
  const who = await person(name);
  await db.user.update({ where: { id: who.id }, data: { username } });
  return who;
}
let run = 0;
/** Three people whose usernames begin alike, and are used by no other test. */
async function people() {
  run += 1;
  const start = `names${run}.${Date.now() % 100_000}`;
  const [ada, amos, bea] = [
    await named("ada", `${start}a`),
    await named("grace", `${start}ab`),
    await named("linus", `${start}b`),
  ];
  return { ada, amos, bea, start };
}
const inThread = async (who: Person, id: number, q: string) =>
  (await who.call(listThreadNames, { params: { id }, query: { q } })).body.map(({ username }) => username);
const inGroup = async (who: Person, id: number, q: string) =>
  (await who.call(listGroupNames, { params: { id }, query: { q } })).body.map(({ username }) => username);

test("401 names are for people who are signed in", async () => {
  expect((await visitor().call(listThreadNames, { params: { id: 1 }, query: {} })).status).toBe(401);
  expect((await visitor().call(listGroupNames, { params: { id: 1 }, query: {} })).status).toBe(401);
});

test("200 a thread offers its other writers by the beginning of their names, each once", async () => {
  const { ada, amos, bea, start } = await people();
  const { id } = await thread({ by: ada.id });
  for (const who of [amos, amos, bea]) await who.call(reply, { params: { id }, body: { content: "Because" } });
  expect(await inThread(ada, id, start)).toEqual([`${start}ab`, `${start}b`]);
  expect(await inThread(ada, id, `${start}A`.toUpperCase())).toEqual([`${start}ab`]);
  expect(await inThread(bea, id, "")).toEqual([`${start}a`, `${start}ab`]);
  // '_' stands for itself.
  expect(await inThread(ada, id, start.replace(".", "_"))).toEqual([]);
});

test("200 whose posts are all deleted or hidden is not offered; 404 for a hidden thread", async () => {
  const { ada, amos, bea, start } = await people();
  const { id } = await thread({ by: ada.id });
  for (const who of [amos, bea]) await who.call(reply, { params: { id }, body: { content: "Because" } });
  const own = await db.post.findFirstOrThrow({ where: { threadId: id, userId: amos.id } });
  expect((await amos.call(deletePost, { params: { id: own.id } })).status).toBe(200);
  await db.post.updateMany({ where: { threadId: id, userId: bea.id }, data: { hiddenAt: new Date() } });
  expect(await inThread(ada, id, start)).toEqual([]);
  await db.thread.update({ where: { id }, data: { hiddenAt: new Date() } });
  expect((await ada.call(listThreadNames, { params: { id }, query: {} })).status).toBe(404);
  expect((await bea.call(listThreadNames, { params: { id }, query: { q: start } })).status).toBe(404);
});

test("200 a group offers its other members, at most eight; 403 and 404 for others", async () => {
  const { ada, amos, bea, start } = await people();
  const id = await groupWith(ada, [amos], { isPrivate: true });
  expect(await inGroup(ada, id, start)).toEqual([`${start}ab`]);
  expect(await inGroup(amos, id, start)).toEqual([`${start}a`]);
  expect((await bea.call(listGroupNames, { params: { id }, query: {} })).status).toBe(404);
  const open = await groupWith(ada, [amos]);
  expect((await bea.call(listGroupNames, { params: { id: open }, query: {} })).status).toBe(403);
  await db.user.createMany({
    data: Array.from({ length: 12 }, (_, at) => {
      const name = `${start}c${at}`;
      return { id: name, username: name, name, email: `${name}@example.test` };
    }),
  });
  await db.groupMember.createMany({
    data: Array.from({ length: 12 }, (_, at) => ({ groupId: open, userId: `${start}c${at}` })),
  });
  const found = await inGroup(ada, open, `${start}c`);
  expect(found).toHaveLength(8);
  expect(nth(found, 0)).toBe(`${start}c0`);
});

test("400 for a beginning that no name can have", async () => {
  const ada = await person("ada");
  const { id } = await thread({ by: ada.id });
  for (const q of ["a".repeat(51), "%", "a b"])
    expect((await ada.call(listThreadNames, { params: { id }, query: { q } })).status).toBe(400);
});
