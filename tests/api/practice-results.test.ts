import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Item, Result } from "@/lib/practice/contract/shapes";
import { rightInWords } from "@/lib/practice/rules/figures";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person } from "@/tests/support/people";
import { answering, questionsIn, rightAnswer, startedQuiz, TAB, wrongAnswer } from "@/tests/support/questions";

/** A finished quiz of a module behind Premium: one right, one wrong, one left out. */
async function finishedQuiz(who: Person) {
  const course = await courseOf(1, 1);
  await questionsIn(nth(course.topics, 1), 3);
  await who.send("POST", `/api/courses/${course.id}/enroll`);
  const { id } = await startedQuiz(who, nth(course.topics, 1));
  await answering(who, id, 1, await rightAnswer(id, 1));
  await answering(who, id, 2, await wrongAnswer(id, 2));
  await who.send("POST", `/api/attempts/${id}/finish`, { tab: TAB });
  return { id, courseId: course.id };
}

async function resultOf(who: Person, id: number) {
  const { body } = await who.send<Result>("GET", `/api/attempts/${id}/result`);
  const { marks, items } = body;
  return { marks, words: rightInWords(items), verdicts: items.map(({ verdict }) => verdict), items };
}

const KEPT = { marks: 2, words: "1 of 3 right.", verdicts: ["right", "wrong", null] };
const isHidden = ({ question, feedback, locked }: Item) => !question && !feedback && locked;

test("200 a result keeps its verdicts when Premium ends and when the course is left", async () => {
  const grace = await person("grace");
  const { id, courseId } = await finishedQuiz(grace);
  expect(await resultOf(grace, id)).toMatchObject(KEPT);
  await db.user.update({ where: { id: grace.id }, data: { subscriptionStatus: "canceled" } });
  const ended = await resultOf(grace, id);
  expect(ended).toMatchObject(KEPT);
  expect(ended.items.every(isHidden)).toBe(true);
  expect((await grace.raw<string>("GET", `/api/attempts/${id}/result.csv`)).body).toContain("Part of Premium");
  await db.user.update({ where: { id: grace.id }, data: { subscriptionStatus: "active" } });
  await grace.send("DELETE", `/api/courses/${courseId}/enroll`);
  const left = await resultOf(grace, id);
  expect(left).toMatchObject(KEPT);
  expect(left.items.every(isHidden)).toBe(true);
  const { body: file } = await grace.raw<string>("GET", `/api/attempts/${id}/result.csv`);
  expect(file).toContain("Not enrolled");
  expect(file).not.toMatch(/Part of Premium|canary/);
});

test("200 a result keeps its verdicts when texts are no longer kept and when a question is deleted", async () => {
  const grace = await person("grace");
  const { id } = await finishedQuiz(grace);
  const asked = await db.attemptItem.findMany({ where: { attemptId: id }, orderBy: { place: "asc" } });
  const questionId = (place: number) => nth(asked, place - 1).questionId ?? 0;
  await db.questionVersion.deleteMany({ where: { questionId: questionId(2) } });
  await db.question.delete({ where: { id: questionId(1) } });
  const { items, ...kept } = await resultOf(grace, id);
  expect(kept).toEqual(KEPT);
  expect(items.slice(0, 2)).toMatchObject([
    { question: null, locked: false, withdrawn: false },
    { question: null, locked: false, withdrawn: false },
  ]);
});

test("200 an item has no verdict before it is marked", async () => {
  const ada = await person("ada");
  const course = await courseOf(1);
  await questionsIn(nth(course.topics, 0), 10);
  const form = { kind: "mini", courseId: course.id, tab: TAB };
  const { body: exam } = await ada.send<{ id: number; items: Item[] }>("POST", "/api/attempts", form);
  const saved = { seconds: 5, revision: 0, tab: TAB, at: new Date().toISOString() };
  const answer = await rightAnswer(exam.id, 1);
  await ada.send("PUT", `/api/attempts/${exam.id}/items/1`, { answer, ...saved });
  const open = await ada.send<{ items: Item[] }>("GET", `/api/attempts/${exam.id}`);
  expect(open.body.items.every(({ verdict }) => verdict === null)).toBe(true);
  await ada.send("POST", `/api/attempts/${exam.id}/finish`, { tab: TAB });
  const { verdicts } = await resultOf(ada, exam.id);
  expect(verdicts).toEqual(["right", ...Array.from({ length: exam.items.length - 1 }, () => "blank")]);
});
