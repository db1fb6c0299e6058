import { expect, test } from "vitest";
import { search } from "@/lib/platform/contract/search";
import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const asks = async (who: Person, q: string) => (await who.call(search, { query: { q } })).body;

async function titled(at: number, title: string, description = "Something quite different is described here.") {
  const { topics } = await courseOf(1, 1);
  const id = nth(topics, at);
  await db.topic.update({ where: { id }, data: { title, description } });
  return id;
}

test("401 searching needs a sign-in", async () => {
  expect(await visitor().send("GET", "/api/search?q=tax")).toMatchObject({ status: 401 });
});

test("400 for fewer than two letters, too many, none, or two queries", async () => {
  const ada = await person("ada");
  for (const query of ["", "?q=", "?q=a", "?q=%20a%20", `?q=${"a".repeat(101)}`, "?q=tax&q=audit", "?q=a%00b"])
    expect(await ada.send("GET", `/api/search${query}`), query).toMatchObject({ status: 400, code: "invalid_query" });
});

test("200 'deffered tax' finds deferred tax, in any case, in a title or in the text", async () => {
  const ada = await person("ada");
  const inTitle = await titled(0, "Deferred tax");
  for (const q of ["deffered tax", "DEFERRED TAX", "defered tax", "deferred ta"])
    expect(
      (await asks(ada, q)).topics.items.map(({ id }) => id),
      q,
    ).toContain(inTitle);
  const inText = await titled(0, "A quokka of a topic", "How a wombat is capitalised and why that matters.");
  expect((await asks(ada, "wombat")).topics.items.map(({ id }) => id)).toEqual([inText]);
  expect((await asks(ada, "capitalised wombats")).topics.items[0]?.id).toBe(inText);
  expect((await asks(ada, "quoka")).topics.items[0]?.id).toBe(inText);
});

test("200 topics behind Premium are found and marked as locked, and not locked with Premium", async () => {
  const [ada, grace] = await Promise.all([person("ada"), person("grace")]);
  const first = await titled(0, "Zygomorphic accounts");
  const later = await titled(1, "Zygomorphic audits");
  const locks = async (who: Person) =>
    (await asks(who, "zygomorphic")).topics.items.map(({ id, locked }) => [id, locked]).sort();
  expect(await locks(ada)).toEqual(
    [
      [first, false],
      [later, true],
    ].sort(),
  );
  expect(await locks(grace)).toEqual(
    [
      [first, false],
      [later, false],
    ].sort(),
  );
});

test("200 at most five of each kind, with the total, in three statements", async () => {
  const ada = await person("ada");
  for (let count = 0; count < 7; count += 1) await titled(0, `Xenolith number ${count}`);
  const { topics } = await asks(ada, "xenolith");
  expect({ shown: topics.items.length, total: topics.total }).toEqual({ shown: 5, total: 7 });
  expect(await statementsOf(() => ada.call(search, { query: { q: "xenolith" } }))).toHaveLength(3);
});

test("200 a topic's link leads to it and contains its course", async () => {
  const ada = await person("ada");
  const id = await titled(0, "Wherefore ledgers");
  const { topics } = await asks(ada, "wherefore ledgers");
  const topic = await db.topic.findUniqueOrThrow({ where: { id }, include: { module: { include: { course: true } } } });
  expect(topics.items[0]).toMatchObject({
    within: topic.module.course.title,
    link: `/courses/${topic.module.courseId}#topic-${id}`,
  });
});

test("200 operators of Postgres's search language, wildcards and quotes are plain characters", async () => {
  const ada = await person("ada");
  for (const q of ["a & | ! b", "'; drop table", "50%_\\", "((((", "tax:*&", "<->", "«—»", "税金の繰延", "\u202etax"])
    expect(await ada.call(search, { query: { q } }), q).toMatchObject({ status: 200 });
});

test("200 threads are found by title and by the text of their first post, with their forum", async () => {
  const ada = await person("ada");
  const created = await thread({ title: "Whither the pangolin?" });
  expect((await asks(ada, "pangolins")).threads).toMatchObject({
    total: 1,
    items: [{ id: created.id, title: "Whither the pangolin?", link: `/community/thread/${created.id}`, locked: false }],
  });
  expect((await asks(ada, "pangolyn")).threads.items.map(({ id }) => id)).toEqual([created.id]);
});

test("200 of one kind all are returned, and five of each other; another kind is refused", async () => {
  const ada = await person("ada");
  for (let count = 0; count < 7; count += 1) await titled(0, `Yttrium number ${count}`);
  for (let count = 0; count < 7; count += 1) await thread({ title: `Yttrium question ${count}` });
  const shown = async (all: "topics" | "threads") => {
    const { topics, threads } = (await ada.call(search, { query: { q: "yttrium", all } })).body;
    return { topics: topics.items.length, threads: threads.items.length, totals: [topics.total, threads.total] };
  };
  expect(await shown("topics")).toEqual({ topics: 7, threads: 5, totals: [7, 7] });
  expect(await shown("threads")).toEqual({ topics: 5, threads: 7, totals: [7, 7] });
  expect(await ada.send("GET", "/api/search?q=yttrium&all=users")).toMatchObject({ status: 400 });
});
