import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Practice } from "@/lib/practice/contract/overview";
import type { Item, Result } from "@/lib/practice/contract/shapes";
import { rightInWords } from "@/lib/practice/rules/figures";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person } from "@/tests/support/people";
import { answering, CANARY, questionsIn, rightAnswer, startedQuiz, TAB, wrongAnswer } from "@/tests/support/questions";

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

/** Two mistakes in each of two courses, one of them with the cause 'slip'. */
async function twoCourses(who: Person) {
  const courses = [await courseOf(1), await courseOf(1)];
  for (const { topics } of courses) {
    await questionsIn(nth(topics, 0), 3);
    const { id } = await startedQuiz(who, nth(topics, 0));
    for (const place of [1, 2]) await answering(who, id, place, await wrongAnswer(id, place));
    await who.send("PATCH", `/api/attempts/${id}/items/1`, { cause: "slip" });
  }
  return courses.map(({ id }) => id);
}

test("201 mistakes are practised of one cause, of one course, or of both", async () => {
  const ada = await person("ada");
  const [courseId] = await twoCourses(ada);
  const count = async (more: object) => {
    const { body } = await ada.send<{ items: Item[] }>("POST", "/api/attempts", {
      kind: "mistakes",
      tab: TAB,
      ...more,
    });
    return body.items.length;
  };
  expect(await count({})).toBe(4);
  expect(await count({ cause: "slip" })).toBe(2);
  expect(await count({ courseId, cause: "slip" })).toBe(1);
  const refused = (cause: unknown) => ada.send("POST", "/api/attempts", { kind: "mistakes", tab: TAB, cause });
  expect(await refused("misread")).toMatchObject({ status: 409, code: "not_enough_questions" });
  expect(await refused("laziness")).toMatchObject({ status: 400, code: "invalid_body" });
});

test("200 practice counts the mistakes of each course", async () => {
  const ada = await person("ada");
  const [one, other] = await twoCourses(ada);
  const { body } = await ada.send<Practice>("GET", "/api/user/practice");
  const counts = body.courses.map(({ courseId, mistakes }) => [courseId, mistakes]);
  expect({ all: body.mistakes, counts }).toEqual({
    all: 4,
    counts: [
      [one, 2],
      [other, 2],
    ],
  });
});

test("200 a mistake of a closed module is listed by its topic; its point is not told", async () => {
  const grace = await person("grace");
  const { id } = await finishedQuiz(grace);
  const list = async () =>
    (await grace.send<{ statement: string; locked: boolean }[]>("GET", "/api/user/mistakes")).body;
  expect(await list()).toMatchObject([{ statement: expect.stringMatching(/^This is to be known/), locked: false }]);
  await db.user.update({ where: { id: grace.id }, data: { subscriptionStatus: "canceled" } });
  expect(await list()).toMatchObject([{ statement: "Topic 1", topicTitle: "Topic 1", locked: true, attemptId: id }]);
  expect(JSON.stringify(await list())).not.toContain(CANARY);
});

test("200 a page beyond the last attempt is empty and still says how many there are", async () => {
  const grace = await person("grace");
  const { courseId } = await finishedQuiz(grace);
  const { body, headers } = await grace.send("GET", `/api/attempts?courseId=${courseId}&page=9`);
  expect([body, headers.get("x-total-count")]).toEqual([[], "1"]);
});

test("200 the history begins with what was finished last, whenever it was begun", async () => {
  const grace = await person("grace");
  const course = await courseOf(2);
  await grace.send("POST", `/api/courses/${course.id}/enroll`);
  const begun: number[] = [];
  for (const at of [0, 1]) {
    await questionsIn(nth(course.topics, at), 3);
    begun.push((await startedQuiz(grace, nth(course.topics, at))).id);
  }
  const order = async (state: string) =>
    (await grace.send<{ id: number }[]>("GET", `/api/attempts?state=${state}`)).body.map(({ id }) => id);
  expect(await order("open")).toEqual([...begun].reverse());
  for (const id of [...begun].reverse()) {
    await answering(grace, id, 1, await rightAnswer(id, 1));
    await grace.send("POST", `/api/attempts/${id}/finish`, { tab: TAB });
  }
  expect(await order("finished")).toEqual(begun);
});
