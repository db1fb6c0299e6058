import { afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Mocks } from "@/lib/practice/contract/mocks";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { courseOf, nth } from "@/tests/support/courses";
import { CHOICE, candidate, paper, startedExam } from "@/tests/support/mocks";
import { type Person, person, visitor } from "@/tests/support/people";
import { answering, questionsIn, rightAnswer, startedQuiz, TAB } from "@/tests/support/questions";

/** Every call on an attempt and its items, by the address below the attempt. */
const CALLS = [
  ["GET", "", undefined],
  ["GET", "/result", undefined],
  ["GET", "/result.csv", undefined],
  ["POST", "/items/1/answer", { answer: CHOICE, seconds: 5, tab: TAB }],
  ["PUT", "/items/1", { answer: CHOICE, seconds: 5, revision: 0, tab: TAB, at: new Date().toISOString() }],
  ["PATCH", "/items/1", { flagged: true, seen: true, tab: TAB }],
  ["POST", "/skip/1", { tab: TAB }],
  ["POST", "/items/1/report", { reason: "typo", note: "" }],
  ["PUT", "/scratch", { text: "12 × 3 = 36", tab: TAB }],
  ["POST", "/hold", { tab: "tab2" }],
  ["POST", "/pause", { tab: TAB }],
  ["POST", "/resume", { tab: TAB }],
  ["POST", "/finish", { tab: TAB }],
] as const;

const stored = (id: number) =>
  db.attempt.findUnique({ where: { id }, include: { items: { orderBy: { place: "asc" } } } });

describe.each(["quiz", "mock"] as const)("an attempt of the kind %s", (kind) => {
  test("404 and 401 for every call on it by anybody but its owner, admins included; nothing changes", async () => {
    const owner = await candidate();
    const { topics } = await paper();
    const { id } = kind === "mock" ? await startedExam(owner) : await startedQuiz(owner, nth(topics, 0));
    if (kind === "quiz") await answering(owner, id, 1, await rightAnswer(id, 1));
    const before = await stored(id);
    const others: [string, Person][] = [
      ["a student of another course", await person("ada")],
      ["a student of the same course", await candidate("ada")],
      ["a student of the same course with Premium", await candidate()],
      ["an admin", await person("root")],
    ];
    for (const [method, what, body] of CALLS) {
      const address = `/api/attempts/${id}${what}`;
      for (const [name, who] of others)
        expect(await who.send(method, address, body), `${name}: ${method} ${what}`).toMatchObject({ status: 404 });
      expect(await visitor().send(method, address, body), `${method} ${what}`).toMatchObject({ status: 401 });
    }
    expect(await stored(id)).toEqual(before);
  });
});

const start = (who: Person, body: object) => who.send<Attempt>("POST", "/api/attempts", { tab: TAB, ...body });

test("201 an admin starts every kind of exam without being enrolled, and a student the mini exam", async () => {
  const [{ id: courseId }, root, ada] = [await paper(), await person("root"), await person("ada")];
  for (const kind of [{ kind: "mock" }, { kind: "section", section: "A" }, { kind: "mini" }])
    expect((await start(root, { ...kind, courseId })).status, kind.kind).toBe(201);
  expect((await start(ada, { kind: "mini", courseId })).status).toBe(201);
});

test("403 the question of a lesson in a closed module is tried by nobody who may not open it", async () => {
  const course = await courseOf(1, 1);
  const topicId = nth(course.topics, 1);
  const questions = await questionsIn(topicId, 2);
  const [{ key, id: questionId }, other] = [nth(questions, 0), nth(questions, 1)];
  const text = `## Why it matters\n\nTry it.\n\n\`\`\`try\n${key}\n\`\`\`\n`;
  await db.lesson.create({ data: { topicId, text, minutes: 1, version: 1 } });
  const [stranger, ada, grace, root] = [
    await person("grace"),
    await person("ada"),
    await person("grace"),
    await person("root"),
  ];
  for (const who of [ada, grace]) await who.send("POST", `/api/courses/${course.id}/enroll`);
  const tried = async (who: Person) => {
    const [byKey, byId] = [
      await start(who, { kind: "try", topicId, question: key }),
      await start(who, { kind: "try", questionId }),
    ];
    expect([byId.status, byId.code]).toEqual([byKey.status, byKey.code]);
    return byKey.code ?? byKey.status;
  };
  expect([await tried(stranger), await tried(ada), await tried(grace), await tried(root)]).toEqual([
    "not_enrolled",
    "subscription_required",
    201,
    201,
  ]);
  for (const one of [other.id, 2_000_000_000])
    expect(await start(grace, { kind: "try", questionId: one })).toMatchObject({ status: 404 });
  const items = await db.attemptItem.findMany({ where: { userId: grace.id } });
  expect(items.map((item) => item.questionId)).toEqual([questionId, questionId]);
});

describe("a paper whose question bank is too small", () => {
  const bank = async (state: string) => {
    const { topics } = await paper();
    const [long] = await db.question.findMany({
      where: { topicId: { in: topics }, reserved: true },
      orderBy: { id: "desc" },
      take: 1,
    });
    await db.question.update({ where: { id: long?.id ?? 0 }, data: { state } });
  };
  afterEach(() => bank("live"));

  test("409 its mock exams are not started and its page says what is missing; a section can still be taken", async () => {
    const [grace, { id: courseId }] = [await candidate(), await paper()];
    await bank("withdrawn");
    expect(await start(grace, { kind: "mock", courseId })).toMatchObject({
      status: 409,
      code: "not_enough_questions",
    });
    expect((await grace.send<Mocks>("GET", `/api/courses/${courseId}/mocks`)).body).toMatchObject({
      offered: false,
      missing: 1,
    });
    expect((await start(grace, { kind: "section", section: "B", courseId })).status).toBe(201);
  });
});

test.each([
  ["an unknown kind", { kind: "viva" }],
  ["a kind that is a list", { kind: ["quiz"] }],
  ["a topic that is a text", { kind: "quiz", topicId: "1" }],
  ["a question with characters of a pattern", { kind: "try", topicId: 1, question: "a.*(" }],
  ["extra time as text", { kind: "mock", courseId: 1, extraPercent: "25" }],
])("400 %s", async (_, body) => {
  expect(await start(await person("ada"), body)).toMatchObject({ status: 400, code: "invalid_body" });
});

test.each([undefined, "", "a".repeat(65), "a b", "ä", 5, null])(
  "400 for every write to an exam with the tab %j",
  async (tab) => {
    const grace = await candidate();
    const { id } = await startedExam(grace, "mini");
    const before = await stored(id);
    const writes = CALLS.filter(([method, what]) => method !== "GET" && what !== "/items/1/report");
    for (const [method, what, body] of writes) {
      // A remark needs no tab.
      if (what === "/items/1" && method === "PATCH" && tab === undefined) continue;
      const { tab: _, ...rest } = body as { tab?: string };
      const sent = tab === undefined ? rest : { ...rest, tab };
      expect(await grace.send(method, `/api/attempts/${id}${what}`, sent), `${method} ${what}`).toMatchObject({
        status: 400,
        code: "invalid_body",
      });
    }
    expect(await stored(id)).toEqual(before);
  },
);
