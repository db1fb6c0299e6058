import { expect, test } from "vitest";
import { getLesson, keepPlace } from "@/lib/lessons/contract";
import { db } from "@/lib/platform/database/db";
import { enroll } from "@/lib/progress/contract";
import { courseOf, type MadeCourse, nth } from "@/tests/support/courses";
import { LESSON_BLOCKS, lessonOf } from "@/tests/support/lessons";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const read = (who: Person, id: number) => who.call(getLesson, { params: { id } });
const place = (who: Person, id: number, body: { block: number; seconds: number }) =>
  who.call(keepPlace, { params: { id }, body });
const join = (who: Person, { id }: MadeCourse) => who.call(enroll, { params: { id } });

test("200 a lesson has its blocks, points, source, neighbours and the module's topics", async () => {
  const ada = await person("ada");
  const course = await courseOf(3, 1);
  const [first, second, third] = [0, 1, 2].map((at) => nth(course.topics, at)) as [number, number, number];
  await lessonOf({ topicId: second });
  await db.progress.create({ data: { userId: ada.id, topicId: first, completed: true, completedAt: new Date() } });
  const forum = await db.forum.create({
    data: { name: "F", description: "", slug: `f-${course.id}`, courseId: course.id },
  });
  const { status, body } = await read(ada, second);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    topicId: second,
    courseId: course.id,
    courseTitle: course.title,
    moduleId: nth(course.modules, 0).id,
    moduleTitle: "Module 1",
    title: "Topic 2",
    minutes: 3,
    version: 1,
    sources: ["IAS 2 Inventories"],
    questions: 0,
    completed: false,
    practised: null,
    place: null,
    previous: { topicId: first, title: "Topic 1" },
    next: { topicId: third, title: "Topic 3" },
    topics: [
      { topicId: first, completed: true },
      { topicId: second, completed: false },
      { topicId: third, completed: false },
    ],
    forumId: forum.id,
  });
  expect(body.blocks).toHaveLength(LESSON_BLOCKS);
  expect(body.blocks[3]).toMatchObject({ kind: "journal", journal: { debit: "500", difference: null } });
  expect(body.points.map(({ statement }) => statement)).toEqual([
    "Debits stand on the left.",
    "Credits stand on the right.",
  ]);
});

test("200 a topic without a lesson has version 0 and no blocks", async () => {
  const { topics } = await courseOf(1);
  const { body } = await read(await person("ada"), nth(topics, 0));
  expect(body).toMatchObject({ version: 0, minutes: 0, blocks: [], points: [], previous: null, next: null });
});

test("200, 401 and 403 the access to a lesson follows its module", async () => {
  const course = await courseOf(1, 1);
  const [open, behind] = [nth(course.topics, 0), nth(course.topics, 1)];
  await lessonOf({ topicId: open });
  await lessonOf({ topicId: behind });
  const [stranger, ada, subscriber, grace, root] = await Promise.all(
    ["ada", "ada", "grace", "grace", "root"].map((name) => person(name)),
  );
  for (const who of [ada, grace]) await join(who as Person, course);
  const of = async (who: Person | undefined, id: number) => {
    const [seen, kept] = [await read(who as Person, id), await place(who as Person, id, { block: 0, seconds: 1 })];
    expect([kept.status, kept.code]).toEqual([seen.status, seen.code]);
    return seen.code ?? seen.status;
  };
  for (const who of [stranger, ada, subscriber, grace, root]) expect(await of(who, open)).toBe(200);
  expect(await of(stranger, behind)).toBe("not_enrolled");
  expect(await of(subscriber, behind)).toBe("not_enrolled");
  expect(await of(ada, behind)).toBe("subscription_required");
  expect(await of(grace, behind)).toBe(200);
  expect(await of(root, behind)).toBe(200);
  for (const [method, path] of [
    ["GET", "lesson"],
    ["PUT", "place"],
  ] as const)
    expect(
      (await visitor().send(method, `/api/topics/${open}/${path}`, method === "GET" ? undefined : {})).status,
    ).toBe(401);
});

test("200 a lesson without access shows neither headings nor points", async () => {
  const course = await courseOf(1, 1);
  const behind = await lessonOf({ topicId: nth(course.topics, 1) });
  const text = JSON.stringify((await read(await person("ada"), behind)).body);
  expect(text).not.toContain("The idea");
  expect(text).not.toContain("Debits stand");
});

test("200 the reading position may move back, the furthest position does not, and the end is recorded once", async () => {
  const ada = await person("ada");
  const id = await lessonOf();
  expect((await place(ada, id, { block: 4, seconds: 60 })).body).toEqual({ block: 4, readAt: null });
  expect((await place(ada, id, { block: 1, seconds: 30 })).body).toEqual({ block: 1, readAt: null });
  const { body: ended } = await place(ada, id, { block: LESSON_BLOCKS - 1, seconds: 5 });
  expect(ended.readAt).not.toBeNull();
  expect((await place(ada, id, { block: 0, seconds: 0 })).body).toEqual({ block: 0, readAt: ended.readAt });
  expect(await db.lessonPlace.findMany({ where: { userId: ada.id } })).toMatchObject([
    { topicId: id, block: 0, furthest: LESSON_BLOCKS - 1, seconds: 95 },
  ]);
  expect((await read(ada, id)).body.place).toEqual({ block: 0, readAt: ended.readAt });
});

test("200 reading completes no topic", async () => {
  const ada = await person("ada");
  const id = await lessonOf();
  await place(ada, id, { block: 5, seconds: 60 });
  expect(await db.progress.count({ where: { userId: ada.id } })).toBe(0);
  expect(await db.studyDay.count({ where: { userId: ada.id } })).toBe(0);
});

test("200 thirty-two positions saved at once: the furthest one stays, and all seconds are counted", async () => {
  const ada = await person("ada");
  const id = await lessonOf();
  await Promise.all(Array.from({ length: 32 }, (_, block) => place(ada, id, { block, seconds: 2 })));
  expect(await db.lessonPlace.findMany({ where: { userId: ada.id } })).toMatchObject([{ furthest: 31, seconds: 64 }]);
});

test("400 for invalid positions", async () => {
  const ada = await person("ada");
  const id = await lessonOf();
  for (const body of [
    { block: -1, seconds: 0 },
    { block: 1.5, seconds: 0 },
    { block: 5001, seconds: 0 },
    { block: 0, seconds: 3601 },
    { block: 0, seconds: -1 },
    { block: "0", seconds: 0 },
    { block: 0 },
  ])
    expect(await ada.send("PUT", `/api/topics/${id}/place`, body)).toMatchObject({ status: 400, code: "invalid_body" });
});

test("200 reading a lesson takes two statements, the caller's session included", async () => {
  const ada = await person("ada");
  const id = await lessonOf();
  expect(await statementsOf(() => read(ada, id))).toHaveLength(2);
});
