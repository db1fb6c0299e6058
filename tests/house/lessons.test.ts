import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { expect, test } from "vitest";
import { wordsIn } from "@/lib/lessons/rules";
import { lessonFileOf } from "@/lib/lessons/rules/lesson-file";
import { templates } from "@/lib/questions/templates/registry";
import { readLesson } from "@/lib/writing/markdown";
import { PrismaClient } from "@/prisma/generated/client";
import { migrate } from "@/prisma/migrate.mjs";
import { seed } from "@/prisma/seed";
import { catalogue } from "@/prisma/seed/catalogue/all";
import { topicCodeOf } from "@/prisma/seed/catalogue/shape";
import { type ShippedLesson, seedLessons, shippedLessons } from "@/prisma/seed/lessons";
import { writtenTopics } from "@/prisma/seed/questions";
import { emptyDatabase } from "@/tests/support/postgres";

const lessons = shippedLessons();
const codes = new Set(
  catalogue.flatMap((course) =>
    course.modules.flatMap((module, index) =>
      Object.keys(module.topics).map((title) => topicCodeOf(course, index, title)),
    ),
  ),
);

test("every lesson file is parsed without a problem", () => {
  const problems = lessons.flatMap(({ file, text, before, problems: own }) => [
    ...own.map(({ line, sentence }) => `${file}:${line} ${sentence}`),
    ...readLesson(text).problems.map(({ line, sentence }) => `${file}:${line + before} ${sentence}`),
  ]);
  expect(lessons.length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});

test("every lesson belongs to a topic and is named after it", () => {
  expect(lessons.filter(({ topic }) => !codes.has(topic)).map(({ file }) => file)).toEqual([]);
  const named = lessons.map(({ topic }) => {
    const [paper = "", module = "", title] = topic.toLowerCase().split(".");
    return `${paper}/lessons/${module}-${title}.md`;
  });
  expect(lessons.map(({ file }) => file)).toEqual(named);
});

test("no lesson is much too short or too long", () => {
  const odd = lessons.filter(({ text }) => wordsIn(text) < 600 || wordsIn(text) > 1700);
  expect(odd.map(({ file, text }) => `${file}: ${wordsIn(text)} words`)).toEqual([]);
});

test("a lesson's metadata is parsed, and each error has its line", () => {
  const file = lessonFileOf(
    "---\ntopic: FA.D.inventory\nsources: IAS 2 Inventories; IFRS 15\npoints:\n  lower-of: Carried at the lower of two.\n  x: Short\nodd\n---\n\nText",
  );
  expect(file).toMatchObject({
    topic: "FA.D.inventory",
    sources: ["IAS 2 Inventories", "IFRS 15"],
    points: [{ code: "FA.D.inventory.lower-of", statement: "Carried at the lower of two." }, {}],
    text: "Text",
    before: 9,
    problems: [
      { line: 6, sentence: "A point has 10 to 300 characters; this one has 5." },
      { line: 7, sentence: "This line is none of topic, sources and points." },
    ],
  });
  expect(lessonFileOf("## Text").problems).toHaveLength(1);
});

const TOPIC = "FA.D.inventory";
const created = (text: string, hash: string): ShippedLesson => ({
  ...lessonFileOf(`---\ntopic: ${TOPIC}\npoints:\n  one: The first point of it.\n---\n${text}`),
  file: "fa/lessons/d-inventory.md",
  hash: hash.repeat(64),
});

async function onSeeded(work: (db: PrismaClient, client: pg.Client) => Promise<void>) {
  const database = await emptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.url }) });
  try {
    await migrate(database.url);
    await seed(database.url, new Date("2026-11-20T10:00:00Z"));
    await client.connect();
    await work(db, client);
  } finally {
    await client.end();
    await db.$disconnect();
    await database.drop();
  }
}

const stateOf = async (db: PrismaClient) => {
  const { id, lessonMinutes } = await db.topic.findUniqueOrThrow({ where: { code: TOPIC } });
  const lesson = await db.lesson.findUnique({ where: { topicId: id } });
  const versions = await db.lessonVersion.count({ where: { topicId: id } });
  return { id, lessonMinutes, text: lesson?.text, version: lesson?.version, versions };
};

test("the seed writes every lesson with its points, once", async () => {
  await onSeeded(async (db) => {
    expect(await db.lesson.count()).toBe(lessons.length);
    expect(await db.point.count({ where: { isActive: true } })).toBe(lessons.flatMap(({ points }) => points).length);
    expect(await db.topic.count({ where: { lessonMinutes: { gt: 0 } } })).toBe(lessons.length);
    const before = await db.lesson.findMany({ orderBy: { topicId: "asc" } });
    await seedLessons(db);
    expect(await db.lesson.findMany({ orderBy: { topicId: "asc" } })).toEqual(before);
  });
});

test("a changed file updates the lesson, unless somebody has edited it", async () => {
  await onSeeded(async (db) => {
    const { id, version = 0 } = await stateOf(db);
    await seedLessons(db, [created("A new text.", "b")]);
    expect(await stateOf(db)).toMatchObject({ text: "A new text.", version: version + 1, versions: version + 1 });
    await db.lesson.update({ where: { topicId: id }, data: { text: "Edited here.", editedAt: new Date() } });
    await seedLessons(db, [created("A newer text.", "c")]);
    expect(await stateOf(db)).toMatchObject({ text: "Edited here.", version: version + 1 });
    expect(await db.shippedLesson.findUnique({ where: { topicId: id } })).toMatchObject({ text: "A newer text." });
  });
});

test("a deleted lesson stays deleted, and a point removed from the file is withdrawn", async () => {
  await onSeeded(async (db) => {
    const { id } = await stateOf(db);
    await seedLessons(db, [created("A new text.", "b")]);
    expect(await db.point.findMany({ where: { topicId: id, isActive: true }, select: { code: true } })).toEqual([
      { code: `${TOPIC}.one` },
    ]);
    expect(await db.point.count({ where: { topicId: id, isActive: false } })).toBeGreaterThan(0);
    await db.lesson.delete({ where: { topicId: id } });
    await seedLessons(db, [created("A newer text.", "c")]);
    expect((await stateOf(db)).text).toBeUndefined();
  });
});

test("when an admin saves while the seed runs, her text stays", async () => {
  await onSeeded(async (db) => {
    const { id } = await stateOf(db);
    for (let round = 0; round < 20; round += 1) {
      await db.lesson.update({ where: { topicId: id }, data: { editedAt: null } });
      const edited = `Edited in round ${round}.`;
      const save = db.$transaction(async (tx) => {
        await tx.$queryRaw`select from "Topic" where id = ${id} for no key update`;
        await tx.lesson.update({ where: { topicId: id }, data: { text: edited, editedAt: new Date() } });
      });
      await Promise.all([seedLessons(db, [created(`Text ${round}.`, "0123456789"[round % 10] as string)]), save]);
      expect((await stateOf(db)).text).toBe(edited);
    }
  });
});

test("every question inside a lesson belongs to its topic", async () => {
  const keys = new Map([
    ...(await writtenTopics()).flatMap(({ topic, questions }) => questions.map(({ key }) => [key, topic] as const)),
    ...[...templates.values()].map(({ key, point }) => [key, point.split(".").slice(0, 3).join(".")] as const),
  ]);
  const asked = lessons.flatMap(({ file, topic, text }) =>
    readLesson(text).questions.map(({ key }) => ({ file, topic, key })),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ key, topic }) => keys.get(key) !== topic)).toEqual([]);
});
