import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getThread, openThread } from "@/lib/forums/contract/threads";
import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "@/tests/support/courses";
import { endpoints, sampleOf } from "@/tests/support/endpoints";
import { forum } from "@/tests/support/forums";
import { lessonOf } from "@/tests/support/lessons";
import { type Caller, type Person, person, visitor } from "@/tests/support/people";
import {
  answering,
  CANARY,
  choiceContent,
  numberContent,
  questionsIn,
  rightAnswer,
  startedQuiz,
  TAB,
} from "@/tests/support/questions";

/**
 * Secret words stand in every field of the solutions of two hundred questions. Nobody may find one before the item is
 * marked, whatever she calls.
 */
const SECRET = new RegExp(`${CANARY}-(right|that|another|worked|mistake|hint)|7[,.]?654[,.]?321|1[,.]?234[,.]?567`);
/** The call that marks an answer contains its solution; it is tested below. */
const MARKS = ["practice.answerItem"];
const calls = endpoints.filter(({ endpoint, name }) => endpoint.access !== "admin" && !MARKS.includes(name));
const QUESTIONS = 100;

/** The text of a question that only mock exams ask: it stands in no response but her own attempt's. */
const RESERVED = "This text is for mock exams alone.";
const reservedContent = (key: string) => ({ ...choiceContent(key), ask: RESERVED });

const people = {} as Record<"grace" | "ada" | "stranger", Person>;
const callers = (): [string, Caller][] => [
  ["a visitor", visitor()],
  ["somebody who is not enrolled", people.stranger],
  ["a free student", people.ada],
  ["a student with Premium", people.grace],
];
let world: Awaited<ReturnType<typeof planted>>;

async function planted() {
  const course = await courseOf(2, 2);
  const [open, locked] = [nth(nth(course.modules, 0).topics, 0), nth(nth(course.modules, 1).topics, 0)];
  for (const topicId of [open, locked]) {
    await questionsIn(topicId, QUESTIONS / 2);
    await questionsIn(topicId, QUESTIONS / 2, { content: numberContent });
  }
  for (const who of [people.ada, people.grace]) await who.send("POST", `/api/courses/${course.id}/enroll`);
  const quizzes = { ada: await startedQuiz(people.ada, open), grace: await startedQuiz(people.grace, locked) };
  await answering(people.grace, quizzes.grace.id, 1, null);
  const threadId = await askedBy(people.grace, quizzes.grace.id);
  return { course, open, locked, quizzes, threadId, reserved: await reservedThreads(nth(course.topics, 1)) };
}

async function askedBy(who: Person, attemptId: number): Promise<number> {
  const { body } = await who.call(openThread, {
    params: { id: (await forum()).id },
    body: { title: "Why is this right?", content: "I see.", about: { attemptId, place: 1 } },
  });
  return body.id;
}

/** One thread about a question that was reserved later, and one about a question that is reserved already. */
async function reservedThreads(topicId: number) {
  await questionsIn(topicId, 3, { content: reservedContent });
  const quiz = await startedQuiz(people.grace, topicId);
  await answering(people.grace, quiz.id, 1, null);
  const before = await askedBy(people.grace, quiz.id);
  await db.question.updateMany({ where: { topicId }, data: { reserved: true } });
  return { topicId, threads: [before, await askedBy(people.grace, quiz.id)] };
}

beforeAll(async () => {
  for (const name of ["ada", "grace"] as const) people[name] = await person(name);
  people.stranger = await person("linus");
  world = await planted();
});

afterAll(async () => {
  expect(await db.question.count({ where: { topicId: { in: [world.open, world.locked] } } })).toBe(2 * QUESTIONS);
});

test.each(calls)("$name shows no right answer before an item is marked, to nobody", async (one) => {
  const { method } = one.endpoint;
  const owner = await person("grace");
  const { address, body } = await sampleOf(one, owner);
  // Several calls end sessions or delete accounts, so these callers are new each time; the owner comes last.
  const others: [string, Caller][] = [
    ["a visitor", visitor()],
    ["a stranger", await person("linus")],
    ["an admin", await person("root")],
    ["the owner", owner],
  ];
  for (const [name, who] of others) {
    const response = await who.send(method, address, body);
    expect(JSON.stringify([response.body, [...response.headers]]), name).not.toMatch(SECRET);
  }
});

describe("by ids that are somebody else's, or that no sample uses", () => {
  const addresses = () => {
    const { course, open, locked, quizzes, threadId, reserved } = world;
    const attempts = [quizzes.ada.id, quizzes.grace.id];
    return [
      ...[open, locked].flatMap((id) => [`/api/topics/${id}/lesson`]),
      ...attempts.flatMap((id) => [
        `/api/attempts/${id}/result`,
        `/api/attempts/${id}/result.csv`,
        `/api/attempts/${id}?tab=${TAB}`,
      ]),
      `/api/courses/${course.id}`,
      ...[threadId, ...reserved.threads].map((id) => `/api/threads/${id}`),
      `/api/topics/${reserved.topicId}/lesson`,
      "/api/attempts",
      "/api/user/practice",
      "/api/user/practice/today",
      "/api/user/mistakes",
      "/api/user/mistakes?order=cost",
      "/api/user/export",
      ...["canary-right", "canary-worked", "7654321", "mock exams alone"].map((word) => `/api/search?q=${word}`),
    ];
  };

  test("no read shows a right answer to anybody but her who was marked", async () => {
    for (const [name, who] of callers())
      for (const address of addresses()) {
        const isMarked = name === "a student with Premium" && address.includes(`/attempts/${world.quizzes.grace.id}?`);
        const { body } = await who.send("GET", address);
        if (isMarked) expect(JSON.stringify(body), address).toMatch(SECRET);
        else expect(JSON.stringify(body ?? ""), `${name}: ${address}`).not.toMatch(SECRET);
        expect(JSON.stringify(body ?? ""), `${name}: ${address}`).not.toContain(RESERVED);
      }
  });

  test("no practice asks a question that is reserved for mock exams, and no thread lets it be tried", async () => {
    const { course, reserved } = world;
    const forms = [
      { kind: "quiz", topicId: reserved.topicId },
      { kind: "mixed", count: 30, courseId: course.id },
      { kind: "mistakes", courseId: course.id },
      ...reserved.threads.map((threadId) => ({ kind: "try", threadId })),
    ];
    for (const form of forms) {
      const { body } = await people.grace.send("POST", "/api/attempts", { ...form, tab: TAB });
      expect(JSON.stringify(body), form.kind).not.toContain(RESERVED);
    }
  });

  test("starting every kind of practice, skipping, flagging and asking for a question again show none", async () => {
    const { open, course, threadId } = world;
    const forms = [
      { kind: "quiz", topicId: open },
      { kind: "mixed", count: 30, courseId: course.id },
      { kind: "weak", courseId: course.id },
      { kind: "try", threadId },
    ];
    for (const form of forms) {
      const started = await people.grace.send<{ id: number }>("POST", "/api/attempts", { ...form, tab: TAB });
      expect(started.status, form.kind).toBe(201);
      const at = `/api/attempts/${started.body.id}`;
      const others = [
        started,
        await people.grace.send("PATCH", `${at}/items/1`, { flagged: true, seen: true }),
        await people.grace.send("PATCH", `${at}/items/1`, { guessed: true, easy: true, cause: "slip" }),
        await people.grace.send("POST", `${at}/skip/1`, { tab: TAB }),
        await people.grace.send("POST", `${at}/hold`, { tab: TAB }),
        await people.grace.send("GET", `${at}?tab=${TAB}`),
      ];
      for (const { body } of others) expect(JSON.stringify(body), form.kind).not.toMatch(SECRET);
    }
  });

  test("refusals of an answer show none", async () => {
    const { id } = world.quizzes.ada;
    const refused = [
      await answering(people.ada, id, 1, { kind: "gaps", chosen: [] }),
      await answering(people.ada, id, 1, { kind: "choice", option: "z" }),
      await answering(people.ada, id, 1, null, { tab: "other" }),
      await answering(people.ada, id, 99, null),
      await answering(people.stranger, id, 1, null),
      await people.ada.send("POST", `/api/attempts/${id}/items/1/report`, { reason: "typo", note: "" }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(body)).not.toMatch(SECRET);
    }
  });

  test("an answer shows the solution of its own question, and of no other; a hint shows the hint alone", async () => {
    const quiz = await startedQuiz(people.ada, world.open);
    const [first] = quiz.items;
    const { body } = await answering(people.ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
    const found = JSON.stringify(body).match(/canary-\w+-q-[0-9a-f]+/g) ?? [];
    expect(new Set(found.map((word) => word.replace(/^canary-\w+-/, ""))).size).toBe(1);
    expect(first?.state).toBe("new");
    const hinted = await people.ada.send("PATCH", `/api/attempts/${quiz.id}/items/2`, { hinted: true });
    expect(new Set(JSON.stringify(hinted.body).match(/canary-\w+?(?=-q)/g))).toEqual(new Set(["canary-hint"]));
  });

  test("a thread's question has no seed, and the lesson's questions are only keys", async () => {
    const { body } = await people.grace.call(getThread, { params: { id: world.threadId } });
    expect(JSON.stringify(body.about)).not.toMatch(/"seed"/);
    const lesson = await people.grace.send("GET", `/api/topics/${await lessonOf()}/lesson`);
    expect(JSON.stringify(lesson.body)).not.toMatch(/"seed"|"options"/);
  });
});
