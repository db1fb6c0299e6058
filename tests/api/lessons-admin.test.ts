import { expect, test } from "vitest";
import * as managing from "@/lib/lessons/contract/managing";
import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "@/tests/support/courses";
import { LESSON_TEXT, lessonOf } from "@/tests/support/lessons";
import { type Person, person } from "@/tests/support/people";
import { practiceWorld } from "@/tests/support/questions";

const get = async (root: Person, id: number) => (await root.call(managing.getManagedLesson, { params: { id } })).body;
const save = (root: Person, id: number, body: { text: string; version: number; sources?: string[] }) =>
  root.call(managing.saveLesson, { params: { id }, body });
const versions = async (root: Person, id: number) =>
  (await root.call(managing.listLessonVersions, { params: { id }, query: {} })).body;

test("200 a lesson is written and changed, and all its versions are stored", async () => {
  const root = await person("root");
  const id = nth((await courseOf(1)).topics, 0);
  expect(await get(root, id)).toMatchObject({ version: 0, text: "", minutes: 0, points: [], shipped: null });
  const { body: first } = await save(root, id, { text: "## One", version: 0, sources: ["IAS 2"] });
  expect(first).toMatchObject({ version: 1, text: "## One", sources: ["IAS 2"], minutes: 1, problems: [] });
  const { body: second } = await save(root, id, { text: "## Two", version: 1 });
  expect(second).toMatchObject({ version: 2, text: "## Two", sources: ["IAS 2"] });
  expect((await versions(root, id)).map(({ version, text, editor }) => [version, text, editor?.slice(0, 4)])).toEqual([
    [2, "## Two", "root"],
    [1, "## One", "root"],
  ]);
  expect(await db.topic.findUnique({ where: { id }, select: { lessonMinutes: true } })).toEqual({ lessonMinutes: 1 });
  const audited = await db.auditEntry.findMany({ where: { targetType: "topic", targetId: String(id) } });
  expect(audited.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["lesson.save", root.id],
    ["lesson.save", root.id],
  ]);
});

test("409 for a version that somebody else has changed; of many changes at once one is saved", async () => {
  const root = await person("root");
  const id = await lessonOf();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => save(root, id, { text: `Text ${at}`, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe("edit_conflict");
  const kept = answers.findIndex(({ status }) => status === 200);
  expect(await get(root, id)).toMatchObject({ version: 2, text: `Text ${kept}` });
});

test("200 a lesson with problems is saved, and each problem has a sentence and a line", async () => {
  const root = await person("root");
  const id = await lessonOf();
  const { body } = await save(root, id, { text: "Look:\n\n```journal\nDr Bank 5\nCr Sales 4\n```", version: 1 });
  expect(body.problems).toEqual([{ line: 4, sentence: "Debits of 5 and credits of 4 differ by 1." }]);
});

test("400 for texts that are too long, too deeply nested or broken; the existing lesson stays", async () => {
  const root = await person("root");
  const id = await lessonOf();
  const bad = [
    "x".repeat(200_001),
    "a\n\n".repeat(3000),
    "**a** ".repeat(12_500),
    "> - > - > x",
    "a\u0000b",
    "\ud800",
    "",
  ];
  for (const text of bad) {
    const { status, fields } = await save(root, id, { text, version: 1 });
    expect([status, Object.keys(fields ?? {})], text.slice(0, 20)).toEqual([400, ["text"]]);
  }
  expect(await get(root, id)).toMatchObject({ version: 1, text: LESSON_TEXT });
});

test("200 a preview shows what would be saved and stores nothing", async () => {
  const root = await person("root");
  const { body } = await root.call(managing.previewLesson, { body: { text: "## One\n\n- a\n- b" } });
  expect(body).toMatchObject({ blocks: [{ kind: "heading" }, { kind: "list" }], minutes: 1, words: 3, problems: [] });
});

const asking = (...keys: string[]) => keys.map((key) => `\`\`\`try\n${key}\n\`\`\``).join("\n\n");

test("200 a question in a lesson that students could not answer is a problem with its line, in the preview and when saved", async () => {
  const root = await person("root");
  const [{ topicId, questions }, other] = [await practiceWorld(4), await practiceWorld(3)];
  const [live, draft, withdrawn, reserved] = questions.map(({ key }) => key) as [string, string, string, string];
  await db.question.update({ where: { key: draft }, data: { state: "draft" } });
  await db.question.update({ where: { key: withdrawn }, data: { state: "withdrawn" } });
  await db.question.update({ where: { key: reserved }, data: { reserved: true } });
  const elsewhere = nth(other.questions, 0).key;
  const text = asking(live, "fa-no-such-question", elsewhere, draft, withdrawn, reserved);
  const missing = { line: 5, sentence: "There is no question 'fa-no-such-question'." };
  const notLive = [
    { line: 13, sentence: `The question '${draft}' is not live, so students cannot answer it.` },
    { line: 17, sentence: `The question '${withdrawn}' is not live, so students cannot answer it.` },
    { line: 21, sentence: `The question '${reserved}' is kept for mock exams.` },
  ];
  const problems = [missing, { line: 9, sentence: `The question '${elsewhere}' tests another topic.` }, ...notLive];
  const preview = async (body: { text: string; topicId?: number }) => root.call(managing.previewLesson, { body });
  expect((await preview({ text, topicId })).body.problems).toEqual(problems);
  expect((await preview({ text })).body.problems).toEqual([missing, ...notLive]);
  expect((await save(root, topicId, { text, version: 0 })).body.problems).toEqual(problems);
  expect((await get(root, topicId)).problems).toEqual(problems);
  expect(await preview({ text, topicId: 2_000_000_000 })).toMatchObject({ status: 404, code: "not_found" });
});

test("200 older versions are on further pages, twenty each, with the count of all", async () => {
  const root = await person("root");
  const id = await lessonOf();
  const more = Array.from({ length: 44 }, (_, at) => ({ topicId: id, version: at + 2, text: `Text ${at + 2}` }));
  await db.lessonVersion.createMany({ data: more });
  const listed = async (page: string) => {
    const { body, headers } = await root.send<{ version: number; text: string }[]>(
      "GET",
      `/api/admin/topics/${id}/lesson/versions?page=${page}`,
    );
    return { versions: body.map(({ version }) => version), total: headers.get("x-total-count"), texts: body };
  };
  expect(await listed("1")).toMatchObject({ versions: Array.from({ length: 20 }, (_, at) => 45 - at), total: "45" });
  const last = await listed("3");
  expect(last).toMatchObject({ versions: [5, 4, 3, 2, 1], total: "45" });
  expect(last.texts.at(-1)?.text).toBe(LESSON_TEXT);
  expect(await listed("4")).toMatchObject({ versions: [], total: "45" });
});

test("200 saved points are a version as well, with the text as it was; without a lesson there is none", async () => {
  const root = await person("root");
  const id = await lessonOf();
  const points = [{ statement: "A point of this topic." }];
  const put = (topic: number, version: number) =>
    root.call(managing.savePoints, { params: { id: topic }, body: { version, points } });
  expect((await put(id, 1)).body.version).toBe(2);
  expect(
    (await versions(root, id)).map(({ version, text, sources, editor }) => [
      version,
      text,
      sources,
      editor?.slice(0, 4),
    ]),
  ).toEqual([
    [2, LESSON_TEXT, ["IAS 2 Inventories"], "root"],
    [1, LESSON_TEXT, ["IAS 2 Inventories"], undefined],
  ]);
  const empty = nth((await courseOf(1)).topics, 0);
  expect((await put(empty, 0)).body.version).toBe(0);
  expect(await versions(root, empty)).toEqual([]);
});

test("200 points keep their id, new ones get a code, missing ones are withdrawn", async () => {
  const root = await person("root");
  const id = await lessonOf();
  const { points } = await get(root, id);
  const [left, right] = points.map((point) => point.id) as [number, number];
  const { body } = await root.call(managing.savePoints, {
    params: { id },
    body: {
      version: 1,
      points: [{ statement: "A new point of this topic." }, { id: right, statement: "Credits are right." }],
    },
  });
  expect(body.points).toMatchObject([
    { code: `topic-${id}.a-new-point-of-this-topic`, statement: "A new point of this topic." },
    { id: right, code: `T${id}.point-1`, statement: "Credits are right." },
  ]);
  expect(body.version).toBe(2);
  expect(await db.point.findUnique({ where: { id: left } })).toMatchObject({ isActive: false });
});

test("400 for points of another topic, too short, too long, none or too many; 409 for an old version", async () => {
  const root = await person("root");
  const [id, other] = [await lessonOf(), await lessonOf()];
  const foreign = (await get(root, other)).points[0]?.id;
  const put = (points: unknown, version = 1) => root.send("PUT", `/api/admin/topics/${id}/points`, { points, version });
  const point = { statement: "A point of this topic." };
  for (const points of [
    [{ ...point, id: foreign }],
    [{ statement: "Too short" }],
    [{ statement: "x".repeat(301) }],
    [],
    Array(41).fill(point),
    "none",
  ])
    expect((await put(points)).status).toBe(400);
  expect(await put([point], 7)).toMatchObject({ status: 409, code: "edit_conflict" });
});

test("200 a newer version that came with the product is offered, and accepted with its points", async () => {
  const root = await person("root");
  const id = await lessonOf({ shipped: true });
  expect((await get(root, id)).shipped).toEqual({ text: "A newer text.", sources: ["IAS 2 Inventories"] });
  const { body } = await root.call(managing.takeShipped, { params: { id }, body: { version: 1 } });
  expect(body).toMatchObject({
    text: "A newer text.",
    version: 2,
    shipped: null,
    editedAt: null,
    points: [{ statement: "The newer point." }],
  });
  expect((await versions(root, id)).map(({ text }) => text)).toEqual(["A newer text.", LESSON_TEXT]);
});

test("409 when the product has no newer version", async () => {
  const response = await (await person("root")).call(managing.takeShipped, {
    params: { id: await lessonOf() },
    body: { version: 1 },
  });
  expect(response).toMatchObject({ status: 409, code: "conflict" });
});

test("200 an admin's text wins over one that came with the product while she wrote", async () => {
  const root = await person("root");
  const id = await lessonOf();
  await db.lesson.update({ where: { topicId: id }, data: { text: "Came meanwhile.", version: 2, editedAt: null } });
  await db.lessonVersion.create({ data: { topicId: id, version: 2, text: "Came meanwhile." } });
  expect((await save(root, id, { text: "My text.", version: 1 })).body).toMatchObject({ text: "My text.", version: 3 });
  expect(await save(root, id, { text: "Too late.", version: 1 })).toMatchObject({ status: 409, code: "edit_conflict" });
});
