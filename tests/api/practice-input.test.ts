import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Answer } from "@/lib/questions/contract/answers";
import type { Content } from "@/lib/questions/rules/written";
import { nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { person } from "@/tests/support/people";
import { answering, practiceWorld, rightAnswer, startedQuiz, TAB } from "@/tests/support/questions";

const FACTS = { point: "a-point", marks: 2, seconds: 60, difficulty: 0 as const, ask: "What is it?" };
const option = (text: string, right = false) => ({ text, why: "Because.", ...(right && { right: true as const }) });

/** A question of each kind that may be written by hand. */
const WRITTEN: Record<string, (key: string) => Content> = {
  choice: (key) => ({ ...FACTS, key, kind: "choice", options: [option("A", true), option("B"), option("C")] }),
  several: (key) => ({
    ...FACTS,
    key,
    kind: "several",
    pick: null,
    options: [option("A", true), option("B", true), option("C"), option("D")],
  }),
  number: (key) => ({
    ...FACTS,
    key,
    kind: "number",
    before: "$",
    after: "",
    places: 0,
    answer: 500,
    mistakes: [],
    worked: "It is 500.",
  }),
  match: (key) => ({
    ...FACTS,
    key,
    kind: "match",
    look: "grid",
    columns: ["Left", "Right"],
    rows: ["One", "Two", "Three"].map((text) => ({ text, column: "Left", why: "Because." })),
  }),
  gaps: (key) => ({
    ...FACTS,
    key,
    kind: "gaps",
    text: "A {1} and a {2}.",
    gaps: ["one", "two"].map((right) => ({ options: [right, "other", "third"], right, why: "Because." })),
  }),
  order: (key) => ({ ...FACTS, key, kind: "order", things: ["First", "Second", "Third"], worked: "In this order." }),
  journal: (key) => ({
    ...FACTS,
    key,
    kind: "journal",
    accounts: ["Bank", "Sales", "Purchases"],
    worked: "Bank is debited.",
    lines: [
      { account: "Bank", side: "Dr", amount: 500 },
      { account: "Sales", side: "Cr", amount: 500 },
    ],
  }),
};

/** A quiz whose questions are all of one kind; sheets are made by a template only. */
async function quizOf(kind: string) {
  const [ada, world] = [await person("ada"), await practiceWorld(3, WRITTEN[kind] ?? WRITTEN.choice)];
  if (kind !== "sheet") return { ada, quiz: await startedQuiz(ada, world.topicId) };
  const { topicId, questions } = world;
  // The key of a template is unique among all questions, so this topic borrows the row for a moment.
  const key = "fa-position-sheet";
  await db.question.deleteMany({ where: { key } });
  const { id } = nth(questions, 0);
  await db.$executeRaw`
    update "Question" set key = ${key}, kind = ${kind}, source = 'template', marks = 6, content = null where id = ${id}`;
  const quiz = await startedQuiz(ada, topicId);
  await db.question.update({ where: { id }, data: { key: `was-${randomBytes(6).toString("hex")}` } });
  return { ada, quiz };
}

type Refusal = [what: string, answer: unknown, field: string];
const line = (account: string, amount: string, side = "Dr") => ({ account, side, amount });
const cells = (...typed: (string | null)[]) => ({ kind: "sheet", cells: typed });

const REFUSED: Record<string, Refusal[]> = {
  choice: [
    ["an option that is not there", { kind: "choice", option: "d" }, "answer.option"],
    ["the option of a property", { kind: "choice", option: "length" }, "answer.option"],
    ["a long option", { kind: "choice", option: "a".repeat(9) }, "answer.option"],
  ],
  several: [
    ["an option that is not there", { kind: "several", options: ["a", "e"] }, "answer.options"],
    ["the same option twice", { kind: "several", options: ["a", "a"] }, "answer.options"],
    ["more options than there are", { kind: "several", options: ["a", "b", "c", "d", "a"] }, "answer.options"],
    ["nine options", { kind: "several", options: "abcdefghi".split("") }, "answer.options"],
  ],
  match: [
    ["a column that is not there", { kind: "match", columns: ["a", "b", "c"] }, "answer.columns"],
    ["a row too few", { kind: "match", columns: ["a", "b"] }, "answer.columns"],
    ["a row too many", { kind: "match", columns: ["a", "b", "a", "b"] }, "answer.columns"],
  ],
  gaps: [
    ["an option that is not there", { kind: "gaps", chosen: ["a", "d"] }, "answer.chosen"],
    ["a gap too few", { kind: "gaps", chosen: ["a"] }, "answer.chosen"],
    ["a gap too many", { kind: "gaps", chosen: ["a", "b", "a"] }, "answer.chosen"],
  ],
  order: [
    ["a thing that is not there", { kind: "order", order: ["a", "b", "d"] }, "answer.order"],
    ["the same thing twice", { kind: "order", order: ["a", "b", "b"] }, "answer.order"],
    ["a thing too few", { kind: "order", order: ["a", "b"] }, "answer.order"],
    ["a thing too many", { kind: "order", order: ["a", "b", "c", "d"] }, "answer.order"],
  ],
  journal: [
    ["an account that is not there", { kind: "journal", lines: [line("z", "5")] }, "answer.lines"],
    ["a side that is none", { kind: "journal", lines: [line("a1", "5", "dr")] }, "answer.lines.0.side"],
    [
      "an amount that is no figure",
      { kind: "journal", lines: [line("a1", "5"), line("a2", "1e9")] },
      "answer.lines.1.amount",
    ],
    ["25 lines", { kind: "journal", lines: Array.from({ length: 25 }, () => line("a1", "5")) }, "answer.lines"],
    [
      "more lines than the question takes",
      { kind: "journal", lines: Array.from({ length: 24 }, () => line("a1", "5")) },
      "answer.lines",
    ],
  ],
  sheet: [
    ["a cell too few", cells(...Array<null>(7).fill(null)), "answer.cells"],
    ["a cell too many", cells(...Array<null>(9).fill(null)), "answer.cells"],
    ["a cell that is no figure", cells("5", null, "0x10", null, null, null, null, null), "answer.cells.2"],
    ["61 cells", cells(...Array<null>(61).fill(null)), "answer.cells"],
  ],
};

describe.each(Object.entries(REFUSED))("an answer to a question of the kind %s", (kind, refusals) => {
  test.each(refusals)(
    "400 invalid_body with the field: %s; the question can still be answered",
    async (_, answer, field) => {
      const { ada, quiz } = await quizOf(kind);
      const { place } = quiz.items.find(({ question }) => question?.kind === kind) ?? { place: 0 };
      const refused = await answering(ada, quiz.id, place, answer as Answer);
      expect(refused).toMatchObject({ status: 400, code: "invalid_body" });
      expect(Object.keys(refused.fields ?? {})).toEqual([field]);
      expect((await answering(ada, quiz.id, place, null)).status).toBe(200);
    },
  );
});

const ANSWERS: Record<string, Answer> = {
  choice: { kind: "choice", option: "a" },
  several: { kind: "several", options: ["a"] },
  number: { kind: "number", value: "500" },
  match: { kind: "match", columns: ["a", "b", "a"] },
  gaps: { kind: "gaps", chosen: ["a", "b"] },
  order: { kind: "order", order: ["a", "b", "c"] },
  journal: { kind: "journal", lines: [] },
  sheet: { kind: "sheet", cells: [] },
};

test.each([...Object.keys(WRITTEN), "sheet"])(
  "400 wrong_kind for answers of the seven other kinds to a question of the kind %s",
  async (kind) => {
    const { ada, quiz } = await quizOf(kind);
    const { place } = quiz.items.find(({ question }) => question?.kind === kind) ?? { place: 0 };
    for (const [other, answer] of Object.entries(ANSWERS)) {
      if (other === kind) continue;
      expect(await answering(ada, quiz.id, place, answer), other).toMatchObject({ status: 400, code: "wrong_kind" });
    }
    expect((await answering(ada, quiz.id, place, null)).status).toBe(200);
  },
);

test.each([
  ["number", { kind: "number", value: "" }],
  ["number", { kind: "number", value: "  " }],
  ["journal", { kind: "journal", lines: [] }],
  ["journal", { kind: "journal", lines: [{ account: "a1", side: "Dr", amount: "" }] }],
  ["match", { kind: "match", columns: [null, null, null] }],
  ["gaps", { kind: "gaps", chosen: [null, null] }],
  ["several", { kind: "several", options: [] }],
  ["sheet", cells(...Array<null>(8).fill(null))],
] as [string, Answer][])("200 an empty answer is allowed and earns nothing: %s %j", async (kind, answer) => {
  const { ada, quiz } = await quizOf(kind);
  const { place } = quiz.items.find(({ question }) => question?.kind === kind) ?? { place: 0 };
  const { status, body } = await answering(ada, quiz.id, place, answer);
  expect(status).toBe(200);
  expect(body.item.feedback).toMatchObject({ share: 0, marks: 0 });
});

test.each(["١٢", "1 2", "+5", "5-", ".", "-", "()", "(5", "1_000", "Infinity", "1e2", "12345678901234567"])(
  "400 %s is no figure",
  async (value) => {
    const { ada, quiz } = await quizOf("number");
    expect(await answering(ada, quiz.id, 1, { kind: "number", value })).toMatchObject({
      status: 400,
      fields: { "answer.value": "Use digits, a full stop for decimals and a minus for negatives." },
    });
  },
);

test.each([undefined, "", "a".repeat(65), "a b", "ä", "a-b", 5, null])(
  "400 for every write of an attempt with the tab %j",
  async (tab) => {
    const { ada, quiz } = await quizOf("choice");
    const body = tab === undefined ? {} : { tab };
    const answer = { answer: null, seconds: 5, ...body };
    const writes = [
      await ada.send("POST", `/api/attempts/${quiz.id}/items/1/answer`, answer),
      await ada.send("POST", `/api/attempts/${quiz.id}/skip/1`, body),
      await ada.send("POST", `/api/attempts/${quiz.id}/hold`, body),
      await ada.send("POST", `/api/attempts/${quiz.id}/finish`, body),
    ];
    expect(writes.map(({ status, code }) => [status, code])).toEqual(Array(4).fill([400, "invalid_body"]));
    expect((await answering(ada, quiz.id, 1, null)).status).toBe(200);
  },
);

test.each([0, 4, 999, 4_000_000_000])("404 for every call on item %i of an attempt with three", async (place) => {
  const { ada, quiz } = await quizOf("choice");
  const item = `/api/attempts/${quiz.id}/items/${place}`;
  const calls = [
    await ada.send("POST", `${item}/answer`, { answer: null, seconds: 5, tab: TAB }),
    await ada.send("PATCH", item, { flagged: true }),
    await ada.send("POST", `/api/attempts/${quiz.id}/skip/${place}`, { tab: TAB }),
    await ada.send("POST", `${item}/report`, { reason: "typo", note: "" }),
  ];
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test.each([
  ["the cause", { cause: "bad luck" }],
  ["guessed", { guessed: "yes" }],
  ["flagged", { flagged: 1 }],
  ["a hint taken back", { hinted: false }],
  ["a mark", { share: 1, marks: 2 }],
])("%s of an item cannot be set to what it is not", async (_, body) => {
  const { ada, quiz } = await quizOf("choice");
  const { status } = await ada.send("PATCH", `/api/attempts/${quiz.id}/items/1`, body);
  // Unknown fields are left out, known ones with another value refused.
  expect(status).toBe("share" in body ? 200 : 400);
  expect(await db.attemptItem.findFirst({ where: { attemptId: quiz.id, place: 1 } })).toMatchObject({
    share: null,
    marks: null,
    cause: null,
    guessed: false,
    flagged: false,
    hinted: false,
  });
});

test("404 a thread without a question cannot be tried", async () => {
  const ada = await person("ada");
  const { id } = await thread();
  const tried = await ada.send("POST", "/api/attempts", { kind: "try", threadId: id, tab: TAB });
  expect(tried.status).toBe(404);
});

test("409 not_enough_questions for a course and a topic without questions", async () => {
  const grace = await person("grace");
  const { course, topicId } = await practiceWorld(0);
  await grace.send("POST", `/api/courses/${course.id}/enroll`);
  const start = (body: object) => grace.send("POST", "/api/attempts", { ...body, tab: TAB });
  for (const body of [
    { kind: "quiz", topicId },
    { kind: "mixed", courseId: course.id, count: 10 },
    { kind: "weak", courseId: course.id },
    { kind: "mistakes", courseId: course.id },
  ])
    expect(await start(body), body.kind).toMatchObject({ status: 409, code: "not_enough_questions" });
});

test("doctored seconds and hints change no mark", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const marks = async (more: object) => {
    const quiz = await startedQuiz(ada, topicId);
    return (await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1), more)).body.item.feedback?.marks;
  };
  expect([
    await marks({}),
    await marks({ seconds: 0 }),
    await marks({ hinted: true }),
    await marks({ seconds: 3600 }),
  ]).toEqual([2, 2, 2, 2]);
});
