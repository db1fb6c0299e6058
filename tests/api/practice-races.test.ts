import { afterAll, afterEach, expect, test } from "vitest";
import { db, transaction } from "@/lib/platform/database/db";
import { finishOverdue, tidyDrawn } from "@/lib/practice/writes/finish";
import type { CardBefore } from "@/lib/review/writes";
import { nth } from "@/tests/support/courses";
import { type Person, person } from "@/tests/support/people";
import {
  answering,
  practiceWorld,
  questionsIn,
  rightAnswer,
  startedQuiz,
  TAB,
  wrongAnswer,
} from "@/tests/support/questions";
import { isLong, tally } from "@/tests/support/rounds";

const AT_ONCE = 32;
/** A round makes 32 requests at once; `npm run bench -- hardening` runs many of them. */
const ROUNDS = isLong ? 200 : 3;
const DAY_MS = 86_400_000;
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const rounds = times(ROUNDS, (at) => at + 1);
const sum = { cases: 0, wrong: 0 };

afterEach(({ task }) => {
  if (!task.name.includes("(round ")) return;
  sum.cases += 1;
  if (task.result?.state === "fail") sum.wrong += 1;
});
afterAll(() => tally("practice: rounds in which everybody begins at once", sum.cases, sum.wrong));

/** The totals equal the sums over the items. */
async function expectTotals(attemptId: number): Promise<void> {
  const attempt = await db.attempt.findUniqueOrThrow({ where: { id: attemptId }, include: { items: true } });
  const sum = (of: (item: (typeof attempt.items)[number]) => number) =>
    attempt.items.reduce((all, item) => all + of(item), 0);
  expect({ answered: attempt.answered, marks: attempt.marks, outOf: attempt.outOf }).toEqual({
    answered: attempt.items.filter(({ answeredAt }) => answeredAt !== null).length,
    marks: sum(({ marks }) => marks ?? 0),
    outOf: sum(({ withdrawn, outOf }) => (withdrawn ? 0 : outOf)),
  });
}

const answersToday = async ({ id: userId }: Person) =>
  (await db.studyDay.findFirst({ where: { userId } }))?.answers ?? 0;

type Outcome = Awaited<ReturnType<typeof answering>>;

/** On a busy machine a request may find no connection in time: it is refused, and nothing of it is written. */
const isRefused = ({ code }: Outcome) => code === "unavailable";

/** How many of the answers were taken; each of the others was refused because no connection was free. */
function takenOf(answers: Outcome[]): number {
  const taken = answers.filter(({ status }) => status === 200);
  expect(answers.filter((one) => !taken.includes(one) && !isRefused(one))).toEqual([]);
  return taken.length;
}

test.each(rounds)("of 32 different answers at once one counts, and all get its feedback (round %i)", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  const [right, wrong] = [await rightAnswer(quiz.id, 1), await wrongAnswer(quiz.id, 1)];
  const answers = await Promise.all(times(AT_ONCE, (at) => answering(ada, quiz.id, 1, at % 2 ? right : wrong)));
  expect(takenOf(answers)).toBeGreaterThan(0);
  const seen = answers.filter((one) => !isRefused(one));
  expect(new Set(seen.map(({ body }) => JSON.stringify([body.item.feedback, body.item.answer]))).size).toBe(1);
  expect(await answersToday(ada)).toBe(1);
  expect(await db.card.findFirst({ where: { userId: ada.id } })).toMatchObject({ answers: 1 });
  await expectTotals(quiz.id);
});

test.each(rounds)(
  "answers to all items at once add up, and each card is computed from the one before (round %i)",
  async () => {
    const [ada, { topicId }] = [await person("ada"), await practiceWorld(8)];
    const quizzes = await Promise.all(times(4, () => startedQuiz(ada, topicId)));
    const answers = await Promise.all(
      quizzes.flatMap((quiz) =>
        quiz.items.map(async ({ place }) =>
          answering(ada, quiz.id, place, await (place % 2 ? rightAnswer : wrongAnswer)(quiz.id, place)),
        ),
      ),
    );
    for (const quiz of quizzes) await expectTotals(quiz.id);
    const taken = takenOf(answers);
    expect(await answersToday(ada)).toBe(taken);
    const cards = await db.card.findMany({ where: { userId: ada.id } });
    expect(cards.reduce((sum, card) => sum + card.answers, 0)).toBe(taken);
    const items = await db.attemptItem.findMany({ where: { userId: ada.id, answeredAt: { not: null } } });
    for (const { pointId, answers: count } of cards) {
      const before = items
        .filter((item) => item.pointId === pointId)
        .map((item) => item.before as unknown as CardBefore);
      expect(before.map(({ answers }) => answers).sort()).toEqual(times(count, (at) => at));
    }
  },
);

test.each(rounds)(
  "an accepted answer is in the result, however often and by whom the attempt is finished (round %i)",
  async () => {
    const [ada, { topicId }] = [await person("ada"), await practiceWorld(8)];
    const quiz = await startedQuiz(ada, topicId);
    const given = await Promise.all(quiz.items.map(({ place }) => rightAnswer(quiz.id, place)));
    const finish = () => ada.send<{ answered: number }>("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
    const [results, answers] = await Promise.all([
      Promise.all(times(8, finish)),
      Promise.all(given.map((answer, index) => answering(ada, quiz.id, index + 1, answer))),
    ]);
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status, code }) => status === 200 || code === "attempt_over")).toBe(true);
    expect(results.map(({ status, body }) => [status, body.answered])).toEqual(times(8, () => [200, taken]));
    await expectTotals(quiz.id);
  },
);

test.each(rounds)(
  "when another tab has taken over an attempt, the old tab can no longer write (round %i)",
  async () => {
    const [ada, { topicId }] = [await person("ada"), await practiceWorld(8)];
    const quiz = await startedQuiz(ada, topicId);
    const before = quiz.items.map(({ place }) => answering(ada, quiz.id, place, null));
    await ada.send("POST", `/api/attempts/${quiz.id}/hold`, { tab: "tab2" });
    const { answered } = await db.attempt.findUniqueOrThrow({ where: { id: quiz.id } });
    const outcomes = await Promise.all(before);
    expect(outcomes.filter(({ status }) => status === 200).length).toBe(answered);
    expect(outcomes.every(({ status, code }) => status === 200 || code === "open_elsewhere")).toBe(true);
    await expectTotals(quiz.id);
  },
);

test.each(rounds)(
  "a question that is withdrawn meanwhile is marked as it was shown, or leaves the totals (round %i)",
  async () => {
    const [ada, root, { topicId }] = [await person("ada"), await person("root"), await practiceWorld(8)];
    const quiz = await startedQuiz(ada, topicId);
    const given = await Promise.all(quiz.items.map(({ place }) => rightAnswer(quiz.id, place)));
    const questions = await db.question.findMany({ where: { topicId } });
    const [answers, edits] = await Promise.all([
      Promise.all(given.map((answer, index) => answering(ada, quiz.id, index + 1, answer))),
      Promise.all(
        questions.map(({ id }) => root.send("PATCH", `/api/admin/questions/${id}`, { state: "withdrawn", version: 1 })),
      ),
    ]);
    expect(edits.map(({ status }) => status)).toEqual(times(8, () => 200));
    for (const { status, code, body } of answers)
      expect(status === 200 ? body.item.feedback?.marks : code).toBe(status === 200 ? 2 : "question_withdrawn");
    await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
    await expectTotals(quiz.id);
  },
);

test.each(rounds)("ten answers from two devices make one study day and one day of the streak (round %i)", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(8)];
  const yesterday = new Date(new Date(Date.now() - DAY_MS).toISOString().slice(0, 10));
  await db.studyDay.create({ data: { userId: ada.id, day: yesterday, topics: 1, streak: 2 } });
  const [one, two] = [await startedQuiz(ada, topicId), await startedQuiz(ada, topicId)];
  const other = await ada.elsewhere();
  const taken = takenOf(
    await Promise.all([
      ...times(6, (at) => answering(ada, one.id, at + 1, null)),
      ...times(6, (at) => answering(other, two.id, at + 1, null)),
    ]),
  );
  const days = await db.studyDay.findMany({ where: { userId: ada.id }, orderBy: { day: "desc" } });
  expect(days.map(({ answers, streak, topics }) => [answers, streak, topics])).toEqual([
    [taken, taken < 10 ? 0 : 3, 0],
    [0, 2, 1],
  ]);
  expect(await db.achievement.count({ where: { userId: ada.id, kind: "consistent-learner" } })).toBe(
    taken < 10 ? 0 : 1,
  );
});

test.each(rounds)("when Premium ends, an answer is either refused or fully counted (round %i)", async () => {
  const { course } = await practiceWorld(3);
  const topicId = nth(course.topics, 2);
  await questionsIn(topicId, 8);
  const grace = await person("grace");
  await grace.send("POST", `/api/courses/${course.id}/enroll`);
  const quiz = await startedQuiz(grace, topicId);
  const [answers] = await Promise.all([
    Promise.all(quiz.items.map(({ place }) => answering(grace, quiz.id, place, null))),
    db.user.update({ where: { id: grace.id }, data: { subscriptionStatus: "canceled" } }),
  ]);
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(takenOf(answers.filter(({ code }) => code !== "subscription_required"))).toBe(taken);
  expect(await answersToday(grace)).toBe(taken);
  expect(await db.card.count({ where: { userId: grace.id } })).toBe(taken);
  await expectTotals(quiz.id);
});

test.each((["topic", "module", "course"] as const).flatMap((what) => rounds.map((round) => [what, round] as const)))(
  "when the %s is deleted, an answer is counted or refused, and no row points to a deleted one (round %i)",
  async (what) => {
    const [ada, { topicId, course }] = [await person("ada"), await practiceWorld(8)];
    const { moduleId } = await db.topic.findUniqueOrThrow({ where: { id: topicId } });
    const quiz = await startedQuiz(ada, topicId);
    const given = await Promise.all(quiz.items.map(({ place }) => rightAnswer(quiz.id, place)));
    const [answers] = await Promise.all([
      Promise.all(given.map((answer, index) => answering(ada, quiz.id, index + 1, answer))),
      transaction<unknown>((tx) => {
        if (what === "topic") return tx.topic.delete({ where: { id: topicId } });
        if (what === "module") return tx.module.delete({ where: { id: moduleId } });
        return tx.course.delete({ where: { id: course.id } });
      }),
    ]);
    expect(
      answers.every(
        (one) =>
          [200, 404].includes(one.status) ||
          ["question_withdrawn", "try_again"].includes(one.code ?? "") ||
          isRefused(one),
      ),
    ).toBe(true);
    const items = await db.attemptItem.findMany({ where: { attemptId: quiz.id } });
    expect(items.every(({ pointId, questionId }) => !pointId && !questionId)).toBe(true);
    if (what !== "topic") expect(items.every((item) => !item.moduleId)).toBe(true);
    if (what === "course") expect(items.every(({ courseId }) => !courseId)).toBe(true);
    expect(await db.card.count({ where: { userId: ada.id } })).toBe(0);
    await expectTotals(quiz.id);
  },
);

test("the hourly job finishes attempts that were left for seven days, once", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const [old, fresh] = [await startedQuiz(ada, topicId), await startedQuiz(ada, topicId)];
  await answering(ada, old.id, 1, await rightAnswer(old.id, 1));
  await db.attempt.update({ where: { id: old.id }, data: { startedAt: new Date(Date.now() - 8 * DAY_MS) } });
  expect(await answering(ada, old.id, 2, null)).toMatchObject({ status: 409, code: "attempt_over" });
  await Promise.all([finishOverdue(new Date()), finishOverdue(new Date())]);
  const states = await db.attempt.findMany({ where: { userId: ada.id }, orderBy: { id: "asc" } });
  expect(states.map(({ id, state, marks }) => [id, state, marks])).toEqual([
    [old.id, "finished", 2],
    [fresh.id, "open", 0],
  ]);
});

test("drawn questions are deleted after ninety days if answered correctly, and kept while they are a mistake", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  await answering(ada, quiz.id, 2, await wrongAnswer(quiz.id, 2));
  await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
  await db.attemptItem.updateMany({ where: { attemptId: quiz.id }, data: { drawn: { shown: {}, key: {} } } });
  const kept = async () =>
    (await db.attemptItem.findMany({ where: { attemptId: quiz.id }, orderBy: { place: "asc" } })).map(
      ({ drawn }) => drawn !== null,
    );
  await tidyDrawn(new Date(Date.now() + 89 * DAY_MS));
  expect(await kept()).toEqual([true, true, true]);
  await tidyDrawn(new Date(Date.now() + 91 * DAY_MS));
  expect(await kept()).toEqual([false, true, false]);
});

test("a student's practice is in her export, and is deleted with the account", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  await ada.send("POST", `/api/attempts/${quiz.id}/items/1/report`, { reason: "typo", note: "A word." });
  const { body } = await ada.send<Record<string, object[]>>("GET", "/api/user/export");
  expect(["attempts", "answers", "cards", "questionReports"].map((name) => body[name]?.length)).toEqual([1, 3, 1, 1]);
  expect(JSON.stringify(body)).not.toMatch(/canary|"seed"|"drawn"/);
  await db.user.delete({ where: { id: ada.id } });
  const where = { where: { userId: ada.id } };
  expect(
    await Promise.all([
      db.attempt.count(where),
      db.attemptItem.count(where),
      db.card.count(where),
      db.studyDay.count(where),
    ]),
  ).toEqual([0, 0, 0, 0]);
});
