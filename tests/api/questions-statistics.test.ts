import type { Client } from "pg";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { now } from "@/lib/platform/time/clock";
import { countStatistics } from "@/lib/questions/writes/statistics";
import { connected } from "@/local/database.mjs";
import { nth } from "@/tests/support/courses";
import { person } from "@/tests/support/people";
import { answering, practiceWorld, rightAnswer, startedQuiz, wrongAnswer } from "@/tests/support/questions";

const HOUR = 3_600_000;
const THOUSANDS = 9000;
const later = () => new Date(now().getTime() + HOUR);
const statisticsOf = (ids: number[]) =>
  db.questionStat.findMany({ where: { questionId: { in: ids } }, orderBy: { questionId: "asc" } });

/** This many students answer a whole quiz; the first `right` of them answer everything right. */
async function answeredBy(count: number, right: number) {
  const { topicId, questions } = await practiceWorld(3);
  for (let at = 0; at < count; at += 1) {
    const who = await person("ada");
    const quiz = await startedQuiz(who, topicId);
    for (const { place } of quiz.items)
      await answering(who, quiz.id, place, await (at < right ? rightAnswer : wrongAnswer)(quiz.id, place));
  }
  return { topicId, ids: questions.map(({ id }) => id) };
}

test("first answers are counted once, even when the job runs several times or meets deleted rows", async () => {
  const { topicId, ids } = await answeredBy(4, 3);
  await Promise.all(Array.from({ length: 8 }, () => countStatistics(later())));
  const first = await statisticsOf(ids);
  expect(first.map(({ answers, shareSum, facility }) => [answers, shareSum, facility])).toEqual(
    ids.map(() => [4, 3, 0.75]),
  );
  expect(first[0]).toMatchObject({ medianSeconds: 32, chosen: { o1: 3 } });
  const ada = await person("ada");
  const quiz = await startedQuiz(ada, topicId);
  await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  const again = await startedQuiz(ada, topicId);
  for (const { place } of again.items) await answering(ada, again.id, place, await rightAnswer(again.id, place));
  await countStatistics(later());
  const counts = (await statisticsOf(ids)).map(({ answers }) => answers);
  expect(counts, "only the first answer to a question counts").toEqual(ids.map(() => 5));
});

test("an answer of the current minute is not counted yet, so that no older answer can be skipped", async () => {
  const { ids } = await answeredBy(1, 1);
  await countStatistics(now());
  expect(await statisticsOf(ids)).toEqual([]);
  await countStatistics(later());
  expect(await statisticsOf(ids)).toHaveLength(3);
});

test("thousands of answers are counted while Postgres still believes that nearly all questions are open", async () => {
  const { topicId, questions } = await practiceWorld(3);
  const ada = await person("ada");
  const { id: attemptId } = await startedQuiz(ada, topicId);
  const { id: questionId } = nth(questions, 0);
  const copy = (from: number, answeredAt: Date | null) => db.$executeRaw`
    insert into "AttemptItem" ("attemptId", place, turn, "userId", "courseId", "questionId", version, "outOf", "answeredAt",
                               first, share, marks)
    select a.id, n, n, a."userId", a."courseId", ${questionId}, 1, 2, ${answeredAt}::timestamptz, ${answeredAt !== null},
           ${answeredAt && 1}::float8, ${answeredAt && 2}::float8
    from "Attempt" a, generate_series(${from}::int, ${from + THOUSANDS - 1}::int) n where a.id = ${attemptId}`;
  await copy(1000, null);
  await connected(process.env.DIRECT_URL, (client: Client) => client.query(`analyze "AttemptItem"`));
  await countStatistics(later());
  await copy(50_000, now());
  expect(await countStatistics(later())).toBe(THOUSANDS);
  expect(await statisticsOf([questionId])).toMatchObject([{ answers: THOUSANDS, shareSum: THOUSANDS }]);
});

test("a stored answer that cannot be marked is counted without what was chosen, and the others after it are counted", async () => {
  const { ids } = await answeredBy(2, 2);
  const broken = nth(ids, 0);
  await db.$executeRaw`update "AttemptItem" set answer = '{"kind": "several"}' where "questionId" = ${broken}`;
  expect(await countStatistics(later())).toBe(6);
  const counted = await statisticsOf(ids);
  expect(counted.map(({ answers }) => answers)).toEqual([2, 2, 2]);
  expect(counted.map(({ chosen }) => chosen)).toEqual([{}, { o1: 2 }, { o1: 2 }]);
});

test("a deleted question does not stop the counting of the others", async () => {
  const { ids } = await answeredBy(1, 1);
  const [gone = 0, ...others] = ids;
  await db.question.delete({ where: { id: gone } });
  await countStatistics(later());
  expect((await statisticsOf(ids)).map(({ questionId }) => questionId)).toEqual(others);
});

test("200 admins see the statistics of a question from ten answers on, and hard ones from fifty", async () => {
  const root = await person("root");
  const { ids } = await answeredBy(10, 6);
  const read = () => root.send<{ answers: number }>("GET", `/api/admin/questions/${nth(ids, 0)}`);
  expect((await read()).body).toMatchObject({ answers: 0, facility: null });
  await countStatistics(later());
  expect((await read()).body).toMatchObject({ answers: 10, facility: 0.6, medianSeconds: 32 });
  const hard = await answeredBy(10, 2);
  await countStatistics(later());
  const flagged = async (answers: number) => {
    await db.questionStat.updateMany({ where: { questionId: { in: hard.ids } }, data: { answers } });
    const { body } = await root.send<{ id: number }[]>(
      "GET",
      `/api/admin/questions?flag=hard&topic=${hard.topicId}&state=live`,
    );
    return body.map(({ id }) => id).sort();
  };
  expect(await flagged(49)).toEqual([]);
  expect(await flagged(50)).toEqual([...hard.ids].sort());
});

test("200 an unused question is deleted; one that was drawn or comes with the product is withdrawn", async () => {
  const root = await person("root");
  const { topicId, questions } = await practiceWorld(4);
  const [met, shipped, fresh] = [nth(questions, 0).id, nth(questions, 1).id, nth(questions, 2).id];
  await db.question.update({ where: { id: fresh }, data: { state: "draft" } });
  await startedQuiz(await person("ada"), topicId);
  await db.question.update({ where: { id: shipped }, data: { shippedHash: "a" } });
  const remove = (id: number, version = 1) => root.send("DELETE", `/api/admin/questions/${id}`, { version });
  expect(await remove(met, 2)).toMatchObject({ status: 409, code: "edit_conflict" });
  expect(await remove(met)).toMatchObject({ status: 200, body: { id: met, withdrawn: true } });
  expect(await remove(shipped)).toMatchObject({ status: 200, body: { withdrawn: true } });
  expect(await remove(fresh)).toMatchObject({ status: 200, body: { id: fresh, withdrawn: false } });
  expect(await remove(fresh)).toMatchObject({ status: 404 });
  const left = await db.question.findMany({ where: { topicId }, orderBy: { id: "asc" } });
  expect(left.map(({ id, state }) => [id, state])).toEqual([
    [met, "withdrawn"],
    [shipped, "withdrawn"],
    [nth(questions, 3).id, "live"],
  ]);
  const deeds = await db.auditEntry.findMany({ where: { targetType: "question", targetId: String(fresh) } });
  expect(deeds.map(({ action }) => action)).toEqual(["question.delete"]);
});
