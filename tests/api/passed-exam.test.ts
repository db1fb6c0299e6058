import { expect, test } from "vitest";
import { isPassed } from "@/lib/courses/reads/fragments";
import { getPlan, getVerdict } from "@/lib/plan/contract/plan";
import { getPlanSummary } from "@/lib/plan/contract/study-plan";
import { wasPassed } from "@/lib/plan/rules/facts";
import { db, Prisma } from "@/lib/platform/database/db";
import { addDays, dateOf } from "@/lib/platform/time/civil";
import { getPractice } from "@/lib/practice/contract/overview";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { listMyCourses, setExamDate } from "@/lib/progress/contract";
import type { Reviews } from "@/lib/review/contract";
import { courseOf } from "@/tests/support/courses";
import { type Person, person } from "@/tests/support/people";
import { answering, startedQuiz, TAB, wrongAnswer } from "@/tests/support/questions";
import { enrolled } from "@/tests/support/readiness";
import { dueWorld, todayHere } from "@/tests/support/review";

/** Grace has read, answered and forgotten something of a paper whose exam was yesterday. */
async function sat() {
  const grace = await person("grace");
  const { course, courseId, topicId } = await dueWorld(grace);
  await enrolled(grace, course, addDays(todayHere(), -1));
  const quiz = await startedQuiz(grace, topicId);
  await answering(grace, quiz.id, 1, await wrongAnswer(quiz.id, 1));
  await db.attempt.deleteMany({ where: { id: { not: quiz.id }, userId: grace.id } });
  await grace.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
  // The date of another paper has nothing to do with it.
  await enrolled(grace, await courseOf(1), addDays(todayHere(), 90));
  const tell = (outcome: string) => grace.send("PUT", `/api/courses/${courseId}/exam-result`, { outcome });
  return { grace, courseId, topicId, tell };
}

const offersOf = async (who: Person, courseId: number) => {
  const practice = (await who.call(getPractice)).body;
  const course = (await who.call(listMyCourses)).body.find(({ id }) => id === courseId);
  const planned = (await who.call(getPlanSummary)).body.courses.find((one) => one.courseId === courseId);
  return {
    next: course?.nextTopic?.id ?? null,
    planned: planned?.next?.topicId ?? null,
    mistakes: practice.mistakes,
    listed: Number((await who.send("GET", "/api/user/mistakes")).headers.get("x-total-count")),
    weak: practice.weak.filter((one) => one.courseId === courseId).length,
    verdict: (await who.call(getVerdict)).body.courses.filter((one) => one.courseId === courseId).length,
  };
};
const plannedOf = async (who: Person, courseId: number) =>
  (await who.call(getPlan)).body.flatMap(({ items }) => items.filter((item) => item.courseId === courseId));
const NOTHING = { next: null, planned: null, mistakes: 0, listed: 0, weak: 0, verdict: 0 };

test("200 a passed paper is not planned and not offered, but readable; after a fail everything is offered again", async () => {
  const { grace, courseId, topicId, tell } = await sat();
  const before = await offersOf(grace, courseId);
  expect(before).toEqual({ next: topicId, planned: topicId, mistakes: 1, listed: 1, weak: 1, verdict: 1 });
  await tell("passed");
  expect(await offersOf(grace, courseId)).toEqual(NOTHING);
  expect((await grace.call(listMyCourses)).body).toContainEqual(
    expect.objectContaining({ id: courseId, passed: true }),
  );
  expect(await plannedOf(grace, courseId)).toEqual([]);
  const all = { kind: "mixed", tab: TAB };
  expect(await grace.send("POST", "/api/attempts", all)).toMatchObject({ code: "not_enough_questions" });
  expect(await grace.send("POST", "/api/attempts", { ...all, kind: "mistakes" })).toMatchObject({ status: 409 });
  // What she asks for herself she gets.
  expect((await grace.send<Attempt>("POST", "/api/attempts", { ...all, courseId })).status).toBe(201);
  expect((await grace.send("GET", `/api/topics/${topicId}/lesson`)).status).toBe(200);
  const own = await grace.send("GET", `/api/user/mistakes?courseId=${courseId}`);
  expect(own.headers.get("x-total-count")).toBe("1");
  await tell("failed");
  expect(await offersOf(grace, courseId)).toEqual(before);
});

test("200 without its date a passed paper still rests; a later date begins anew", async () => {
  const { grace, courseId, topicId, tell } = await sat();
  await tell("passed");
  const params = { id: courseId };
  await grace.call(setExamDate, { params, body: { examDate: null } });
  expect(await offersOf(grace, courseId)).toEqual(NOTHING);
  const reviews = (await grace.send<Reviews>("GET", "/api/user/reviews")).body;
  expect(reviews).toMatchObject({ due: 0, courses: [{ state: "resting", mayKeepFresh: true }] });
  await grace.call(setExamDate, { params, body: { examDate: addDays(todayHere(), 60) } });
  expect(await offersOf(grace, courseId)).toMatchObject({ next: topicId, planned: topicId, mistakes: 1, weak: 1 });
  expect(await plannedOf(grace, courseId)).not.toEqual([]);
});

test("the statements and the plan call the same papers passed", async () => {
  const grace = await person("grace");
  const told = ["2026-03-01", "2026-06-01"];
  const differing: unknown[] = [];
  for (const results of [[], ["failed"], ["passed"], ["passed", "failed"], ["failed", "passed"], ["passed", "passed"]])
    for (const examDate of [null, "2026-02-28", "2026-03-01", "2026-03-02", "2026-06-01", "2026-06-02"]) {
      const { id: courseId } = await courseOf(1);
      const userId = grace.id;
      await db.enrollment.create({ data: { userId, courseId, examDate: examDate && dateOf(examDate) } });
      await db.examResult.createMany({
        data: results.map((outcome, at) => ({ userId, courseId, examDate: dateOf(told[at] ?? ""), outcome })),
      });
      const last = results.lastIndexOf("passed");
      const planned = wasPassed({ passedOn: told[last] ?? null, examDate });
      const [row] = await db.$queryRaw<
        { passed: boolean }[]
      >`select ${isPassed(grace, Prisma.sql`${courseId}`)} as passed`;
      if (row?.passed !== planned) differing.push({ results, examDate, planned });
    }
  expect(differing).toEqual([]);
});
