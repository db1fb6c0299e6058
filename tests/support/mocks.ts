import { randomBytes } from "node:crypto";
import { db } from "@/lib/platform/database/db";
import type { Attempt } from "@/lib/practice/contract/shapes";
import type { Content } from "@/lib/questions/rules/written";
import { courseOf, nth } from "./courses";
import { type Person, person } from "./people";
import { choiceContent, TAB } from "./questions";

const AREAS = 6;
const SHORT = 18;
const LONG = 3;

const entryContent = (key: string): Content => ({
  key,
  point: "a-point",
  marks: 10,
  seconds: 700,
  difficulty: 0 as const,
  kind: "journal",
  ask: `Write the entry of ${key}.`,
  accounts: ["Bank", "Sales", "Purchases"],
  lines: [
    { account: "Bank", side: "Dr", amount: 500 },
    { account: "Sales", side: "Cr", amount: 500 },
  ],
  worked: `canary-worked-${key}`,
});

async function questionsOf(topicId: number, contents: Content[], reserved: boolean): Promise<void> {
  await db.point.createMany({
    data: contents.map(({ key }, order) => ({
      topicId,
      order,
      code: `MA.A.${key}.point`,
      statement: `This is to be known about ${key}.`,
    })),
  });
  const points = await db.point.findMany({ where: { topicId } });
  await db.question.createMany({
    data: contents.map((content) => {
      const { key, kind, marks, seconds } = content;
      const pointId = points.find(({ code }) => code === `MA.A.${key}.point`)?.id ?? null;
      return { key, topicId, pointId, kind, source: "written", marks, seconds, state: "live", reserved, content };
    }),
  });
  const made = await db.question.findMany({ where: { topicId } });
  await db.questionVersion.createMany({
    data: made.flatMap(({ id, key }) => {
      const content = contents.find((one) => one.key === key);
      return content ? [{ questionId: id, version: 1, content }] : [];
    }),
  });
}

async function paperMade() {
  const course = await courseOf(...Array.from({ length: AREAS }, () => 2));
  // A code is unique, and the catalogue has this paper.
  await db.course.updateMany({ where: { code: "MA" }, data: { code: null } });
  await db.course.update({ where: { id: course.id }, data: { code: "MA" } });
  await db.module.updateMany({ where: { courseId: course.id }, data: { duration: 200 } });
  const key = () => `q-${randomBytes(6).toString("hex")}`;
  for (const module of course.modules) {
    const contents = (count: number, content: (key: string) => Content) =>
      Array.from({ length: count }, () => content(key()));
    await questionsOf(nth(module.topics, 0), contents(SHORT, choiceContent), false);
    await questionsOf(nth(module.topics, 1), contents(LONG, entryContent), true);
  }
  return course;
}

let made: ReturnType<typeof paperMade> | undefined;

/** A course that is the paper MA, with written questions for exactly three mock exams. One a test file. */
export function paper() {
  made ??= paperMade();
  return made;
}

/** Grace, enrolled in the paper. */
export async function candidate(name = "grace"): Promise<Person> {
  const [who, { id }] = [await person(name), await paper()];
  await db.enrollment.create({ data: { userId: who.id, courseId: id } });
  return who;
}

export async function startedExam(who: Person, kind: "mock" | "section" | "mini" = "mock", more: object = {}) {
  const { id: courseId } = await paper();
  const { body, status, message } = await who.send<Attempt>("POST", "/api/attempts", {
    kind,
    courseId,
    tab: TAB,
    ...(kind === "section" && { section: "B" }),
    ...more,
  });
  if (status !== 201) throw new Error(`The exam was not started: ${status} ${message}`);
  return body;
}

export const saving = (who: Person, id: number, place: number, answer: unknown, more: object = {}) =>
  who.send<{ place: number; revision: number; savedAt: string; now: string; endsAt: string }>(
    "PUT",
    `/api/attempts/${id}/items/${place}`,
    { answer, seconds: 30, revision: 0, tab: TAB, at: new Date().toISOString(), ...more },
  );

export const CHOICE = { kind: "choice", option: "a" };
