import { randomBytes } from "node:crypto";
import { db } from "@/lib/platform/database/db";
import type { Item } from "@/lib/practice/contract/shapes";
import type { Answer } from "@/lib/questions/contract/answers";
import { writtenVariant } from "@/lib/questions/reads/written-variant";
import { idealOf } from "@/lib/questions/rules/examination";
import type { Content } from "@/lib/questions/rules/written";
import { courseOf, nth } from "./courses";
import type { Person } from "./people";

export const CANARY = "canary";

/** A question with a secret text in every field of its solution. */
export function choiceContent(key: string, point = "a-point"): Content {
  const secret = (where: string) => `${CANARY}-${where}-${key}`;
  return {
    key,
    point,
    marks: 2,
    seconds: 60,
    difficulty: 0 as const,
    kind: "choice",
    ask: `What is right in ${key}?`,
    hint: secret("hint"),
    options: [
      { text: "This one", right: true, why: secret("right") },
      { text: "That one", why: secret("that") },
      { text: "Another one", why: secret("another") },
    ],
    worked: secret("worked"),
  };
}

export const numberContent = (key: string): Content => ({
  key,
  point: "a-point",
  marks: 2,
  seconds: 60,
  difficulty: 0 as const,
  kind: "number",
  ask: `How much is ${key}?`,
  before: "$",
  after: "",
  places: 0,
  answer: 7_654_321,
  mistakes: [{ is: 1_234_567, because: `${CANARY}-mistake-${key}` }],
  worked: `${CANARY}-worked-${key}`,
  hint: `${CANARY}-hint-${key}`,
});

type Made = { reserved?: boolean; state?: string; content?: (key: string) => Content };

/** This many live questions in a topic, each on its own point. */
export async function questionsIn(
  topicId: number,
  count: number,
  { reserved = false, state = "live", content = choiceContent }: Made = {},
) {
  const created = [];
  for (let place = 0; place < count; place += 1) {
    const key = `q-${randomBytes(6).toString("hex")}`;
    const point = await db.point.create({
      data: { topicId, code: `T.A.${key}.point`, statement: `This is to be known about ${key}.`, order: place },
    });
    const written = content(key);
    const { marks, seconds, kind } = written;
    const question = await db.question.create({
      data: {
        key,
        topicId,
        pointId: point.id,
        kind,
        source: "written",
        marks,
        seconds,
        state,
        reserved,
        content: written,
        versions: { create: { version: 1, content: written } },
      },
    });
    created.push({ ...question, written });
  }
  return created;
}

/** A course whose first topic has questions. */
export async function practiceWorld(count = 8, content?: (key: string) => Content) {
  const course = await courseOf(2, 2);
  const topicId = nth(course.topics, 0);
  const questions = await questionsIn(topicId, count, content ? { content } : {});
  return { course, topicId, questions };
}

export const TAB = "tab1";

export async function startedQuiz(who: Person, topicId: number, tab = TAB) {
  const { body, status, message } = await who.send<{ id: number; items: Item[]; outOf: number }>(
    "POST",
    "/api/attempts",
    {
      kind: "quiz",
      topicId,
      tab,
    },
  );
  if (status !== 201) throw new Error(`The quiz was not started: ${status} ${message}`);
  return body;
}

/** The right answer of an item, read from the database: no endpoint returns it. */
export async function rightAnswer(attemptId: number, place: number): Promise<Answer> {
  const item = await db.attemptItem.findFirstOrThrow({
    where: { attemptId, place },
    include: { question: { include: { versions: true } } },
  });
  const version = item.question?.versions.find(({ version }) => version === item.version);
  return idealOf(writtenVariant(version?.content as unknown as Content, item.version, item.seed ?? 0).key);
}

export async function wrongAnswer(attemptId: number, place: number): Promise<Answer> {
  const right = await rightAnswer(attemptId, place);
  if (right.kind === "choice") return { kind: "choice", option: right.option === "a" ? "b" : "a" };
  return { kind: "number", value: "1" };
}

export const answering = (who: Person, attemptId: number, place: number, answer: Answer | null, more: object = {}) =>
  who.send<{ item: Item; attempt: { answered: number; marks: number; outOf: number } }>(
    "POST",
    `/api/attempts/${attemptId}/items/${place}/answer`,
    { answer, seconds: 30, tab: TAB, ...more },
  );
