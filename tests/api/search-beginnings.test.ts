import { expect, test } from "vitest";
import { searchAll } from "@/lib/admin/contract/search";
import { searchCourses } from "@/lib/courses/reads/search";
import { search } from "@/lib/platform/contract/search";
import { SEARCH_MOST_ROWS, SEARCH_SHOWN, wordsOf } from "@/lib/platform/contract/search-words";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { courseOf, nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { type Person, person } from "@/tests/support/people";

const ANYBODY: Viewer = {
  id: "anybody",
  username: "anybody",
  name: "Anybody",
  email: "anybody@example.com",
  avatarUrl: null,
  isAdmin: false,
  timeZone: "UTC",
  timeZoneChosen: false,
  subscriptionStatus: null,
  subscriptionTier: null,
  subscriptionCurrentPeriodEnd: null,
  subscriptionSource: null,
  subscriptionCancelAtPeriodEnd: false,
  subscriptionPaymentFailedAt: null,
  method: "link",
  sessionId: 0,
  authenticatedAt: new Date(),
};
const AT_ONCE = 4;

const asks = async (who: Person, q: string) => (await who.call(search, { query: { q } })).body;

const beginningsOf = (title: string): string[] =>
  wordsOf(title)
    .filter(({ length }) => length >= 4)
    .flatMap((word) => Array.from({ length: word.length - 2 }, (_, more) => word.slice(0, more + 3)));

type Kind = "courses" | "modules" | "topics";

/** For each beginning of a word in a title, the rows with such a word. */
async function byBeginning() {
  const [courses, modules, topics] = [
    await db.course.findMany(),
    await db.module.findMany(),
    await db.topic.findMany(),
  ];
  const rows = new Map<string, { kind: Kind; id: number }[]>();
  const add = (kind: Kind, list: { id: number; title: string }[]) => {
    for (const { id, title } of list)
      for (const beginning of new Set(beginningsOf(title)))
        rows.set(beginning, [...(rows.get(beginning) ?? []), { kind, id }]);
  };
  add("courses", courses);
  add("modules", modules);
  add("topics", topics);
  return [...rows];
}

test("every beginning of a word in a title finds every row with that word", { timeout: 120_000 }, async () => {
  const asked = await byBeginning();
  expect(asked.length).toBeGreaterThan(1000);
  const missed: string[] = [];
  const check = async ([beginning, rows]: (typeof asked)[number]) => {
    const found = await searchCourses(ANYBODY, beginning);
    for (const kind of ["courses", "modules", "topics"] as const) {
      const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
      const { total, items } = found[kind];
      const shown = total > SEARCH_SHOWN || ids.every((id) => items.some((item) => item.id === id));
      if (!shown || total < Math.min(ids.length, SEARCH_MOST_ROWS)) missed.push(`${beginning}: ${kind}`);
    }
  };
  for (let at = 0; at < asked.length; at += AT_ONCE) await Promise.all(asked.slice(at, at + AT_ONCE).map(check));
  expect(missed).toEqual([]);
});

test("200 each further letter of a word finds what the whole word finds", async () => {
  const ada = await person("ada");
  for (const q of [
    "busin",
    "busine",
    "busines",
    "accountin",
    "financia",
    "auditin",
    "consolidat",
    "depreciat",
    "budgeti",
  ])
    expect((await asks(ada, q)).topics.total, q).toBeGreaterThan(0);
  const { topics } = await courseOf(1);
  await db.topic.update({ where: { id: nth(topics, 0) }, data: { title: "Businesses of the wallabies" } });
  for (const q of ["wallab business", "the walla busin", "busines wallabie", "wallaby's busin"])
    expect((await asks(ada, q)).topics.items[0]?.id, q).toBe(topics[0]);
});

test("200 a word with two swapped letters is found, although another word is closer", async () => {
  const ada = await person("ada");
  for (const q of ["accural", "acccruals", "accurals"])
    expect(
      (await asks(ada, q)).topics.items.map(({ title }) => title),
      q,
    ).toContain("Accruals and prepayments");
});

test("200 a thread is found by the first letters of its words, for students and for admins", async () => {
  const created = await thread({ title: "A question", content: "Which echidnas are depreciated?" });
  const [ada, root] = [await person("ada"), await person("root")];
  for (const q of ["echid depreciat", "echidna depreciate", "depreciation echidna"]) {
    expect(
      (await asks(ada, q)).threads.items.map(({ id }) => id),
      q,
    ).toEqual([created.id]);
    const { threads } = (await root.call(searchAll, { query: { q } })).body;
    expect(
      threads.items.map(({ id }) => id),
      q,
    ).toEqual([String(created.id)]);
  }
});
