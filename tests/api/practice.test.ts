import Papa from "papaparse";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Practice, PracticeToday } from "@/lib/practice/contract/overview";
import type { Item } from "@/lib/practice/contract/shapes";
import { courseOf, nth } from "@/tests/support/courses";
import { person, visitor } from "@/tests/support/people";
import {
  answering,
  CANARY,
  numberContent,
  practiceWorld,
  questionsIn,
  rightAnswer,
  startedQuiz,
  TAB,
  wrongAnswer,
} from "@/tests/support/questions";
import { statementsOf } from "@/tests/support/statements";

const start = (who: Awaited<ReturnType<typeof person>>, body: object) =>
  who.send<{ id: number; items: Item[]; outOf: number; held: boolean; order: number[] }>("POST", "/api/attempts", {
    tab: TAB,
    ...body,
  });

test("201 a quiz of eight has one question on each point and shows no answers", async () => {
  const { topicId, questions } = await practiceWorld(10);
  const quiz = await start(await person("ada"), { kind: "quiz", topicId });
  expect(quiz.status).toBe(201);
  expect(quiz.body).toMatchObject({
    kind: "quiz",
    title: "Topic 1",
    state: "open",
    itemCount: 8,
    answered: 0,
    marks: 0,
    outOf: 16,
    held: true,
  });
  expect(JSON.stringify(quiz.body)).not.toContain(CANARY);
  const items = await db.attemptItem.findMany({ where: { attemptId: quiz.body.id } });
  expect(new Set(items.map(({ pointId }) => pointId)).size).toBe(8);
  expect(items.every(({ questionId }) => questions.some(({ id }) => id === questionId))).toBe(true);
});

test("200 a right answer gets its marks and reasons, and updates totals, card and study day at once", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  const answer = await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  expect(answer).toMatchObject({ status: 200, body: { attempt: { answered: 1, marks: 2, outOf: 16, itemCount: 8 } } });
  expect(answer.body.item).toMatchObject({
    state: "marked",
    feedback: { verdict: "right", share: 1, marks: 2, outOf: 2 },
  });
  expect(JSON.stringify(answer.body.item.feedback)).toContain(`${CANARY}-that`);
  expect(answer.body.item.feedback?.point?.statement).toMatch(/^This is to be known/);
  const [card, day] = await Promise.all([
    db.card.findFirstOrThrow({ where: { userId: ada.id } }),
    db.studyDay.findFirstOrThrow({ where: { userId: ada.id } }),
  ]);
  expect(card).toMatchObject({ answers: 1, lapses: 0, stability: 2.3065 });
  expect(day).toMatchObject({ answers: 1, topics: 0, streak: 0 });
});

test("200 a wrong answer gets the right one; a blank answer gets no marks", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  const wrong = await answering(ada, quiz.id, 1, await wrongAnswer(quiz.id, 1));
  expect(wrong.body.item.feedback).toMatchObject({ verdict: "wrong", marks: 0 });
  expect(wrong.body.item.feedback?.recognised).not.toBeNull();
  expect((await answering(ada, quiz.id, 2, null)).body.item.feedback).toMatchObject({ verdict: "blank", marks: 0 });
});

test("200 a second answer gets the feedback of the first", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  const first = await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  const again = await answering(ada, quiz.id, 1, await wrongAnswer(quiz.id, 1), { tab: "another" });
  expect(again).toMatchObject({ status: 200, body: first.body });
});

test("200 ten answers make a study day and add one day to the streak", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  for (let quizzes = 0; quizzes < 2; quizzes += 1) {
    const quiz = await startedQuiz(ada, topicId);
    for (let place = 1; place <= 5; place += 1) await answering(ada, quiz.id, place, null);
  }
  expect(await db.studyDay.findFirst({ where: { userId: ada.id } })).toMatchObject({
    answers: 10,
    streak: 1,
    topics: 0,
  });
  expect((await ada.send("GET", "/api/user/progress")).body).toMatchObject({ learningStreak: 1 });
});

test("200 the first finished quiz and the hundredth answer are achievements, once, with a notice", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const kinds = async () => {
    const rows = await db.achievement.findMany({ where: { userId: ada.id }, orderBy: { id: "asc" } });
    return rows.map(({ kind }) => kind);
  };
  const finished = async (answers: number) => {
    const quiz = await startedQuiz(ada, topicId);
    for (let place = 1; place <= answers; place += 1) await answering(ada, quiz.id, place, null);
    expect(await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB })).toMatchObject({ status: 200 });
  };
  await finished(0);
  expect(await kinds()).toEqual([]);
  await finished(1);
  expect(await kinds()).toEqual(["first-quiz"]);
  await db.studyDay.create({
    data: { userId: ada.id, day: new Date("2026-01-05"), topics: 0, answers: 97, streak: 1 },
  });
  await finished(3);
  expect(await kinds()).toEqual(["first-quiz", "hundred-answers"]);
  const notices = await db.notification.findMany({ where: { userId: ada.id, cause: { startsWith: "achievement:" } } });
  expect(notices.map(({ title }) => title).sort()).toEqual([
    "Achievement: A Hundred Answers",
    "Achievement: First Quiz",
  ]);
});

test("POST answer takes at most six statements, GET attempt two, GET practice three, its part for today two", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  const answer = await rightAnswer(quiz.id, 1);
  expect((await statementsOf(() => answering(ada, quiz.id, 1, answer))).length).toBeLessThanOrEqual(6);
  expect((await statementsOf(() => ada.send("GET", `/api/attempts/${quiz.id}?tab=${TAB}`))).length).toBeLessThanOrEqual(
    2,
  );
  const banks = /"Question".* as counts/;
  const all = await statementsOf(() => ada.send("GET", "/api/user/practice"));
  expect(all.length).toBeLessThanOrEqual(3);
  expect(all.join(" ")).toMatch(banks);
  const today = await statementsOf(() => ada.send("GET", "/api/user/practice/today"));
  expect(today.length).toBeLessThanOrEqual(2);
  expect(today.join(" "), "the banks are not read for the dashboard").not.toMatch(banks);
});

test("200 practice of today is what the dashboard shows of the practice", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  await answering(ada, quiz.id, 1, null);
  const { body: all } = await ada.send<Practice>("GET", "/api/user/practice");
  const { body: today } = await ada.send<PracticeToday>("GET", "/api/user/practice/today");
  expect(today).toMatchObject({ mistakes: 1, open: [{ id: quiz.id }] });
  const { reviews, open, nextQuiz, mistakes } = all;
  expect(today).toEqual({ open, nextQuiz, mistakes, reviews: { today: reviews.today, minutes: reviews.minutes } });
});

test("409 open_elsewhere for a tab that no longer holds the attempt, until it takes it back", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  expect((await ada.send("POST", `/api/attempts/${quiz.id}/hold`, { tab: "tab2" })).body).toMatchObject({ held: true });
  expect(await answering(ada, quiz.id, 1, null)).toMatchObject({ status: 409, code: "open_elsewhere" });
  expect((await ada.send("GET", `/api/attempts/${quiz.id}?tab=${TAB}`)).body).toMatchObject({ held: false });
  expect((await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB })).code).toBe("open_elsewhere");
  await ada.send("POST", `/api/attempts/${quiz.id}/hold`, { tab: TAB });
  expect((await answering(ada, quiz.id, 1, null)).status).toBe(200);
});

test("200 an attempt that no tab has written to is open to every tab, and then belongs to the first that writes", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  await db.attempt.update({ where: { id: quiz.id }, data: { tab: "" } });
  const held = async (tab: string) =>
    (await ada.send<{ held: boolean }>("GET", `/api/attempts/${quiz.id}?tab=${tab}`)).body.held;
  expect([await held("one"), await held("two")]).toEqual([true, true]);
  expect(await answering(ada, quiz.id, 1, null, { tab: "one" })).toMatchObject({ status: 200 });
  expect([await held("one"), await held("two")]).toEqual([true, false]);
  expect(await answering(ada, quiz.id, 2, null, { tab: "two" })).toMatchObject({ status: 409, code: "open_elsewhere" });
  await db.attempt.update({ where: { id: quiz.id }, data: { tab: "" } });
  await ada.send("POST", `/api/attempts/${quiz.id}/skip/2`, { tab: "two" });
  expect([await held("one"), await held("two")]).toEqual([false, true]);
});

test("200 finishing twice gives one result, and afterwards no answer is accepted", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  expect((await ada.send("GET", `/api/attempts/${quiz.id}/result`)).code).toBe("attempt_open");
  await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  const first = await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
  expect(first.body).toMatchObject({
    state: "finished",
    marks: 2,
    outOf: 16,
    share: 0.125,
    areas: [{ marks: 2, outOf: 16, word: "weak" }],
  });
  expect((await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB })).body).toEqual(first.body);
  expect(await answering(ada, quiz.id, 2, null)).toMatchObject({ status: 409, code: "attempt_over" });
  expect(await ada.send("POST", `/api/attempts/${quiz.id}/skip/2`, { tab: TAB })).toMatchObject({
    code: "attempt_over",
  });
});

test("200 skipped questions come last", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(4)];
  const quiz = await startedQuiz(ada, topicId);
  const { body } = await ada.send("POST", `/api/attempts/${quiz.id}/skip/1`, { tab: TAB });
  expect(body).toMatchObject({ order: [2, 3, 4, 1] });
});

test("200 a hint is shown on request, and 'I guessed' resets the card", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  const change = (body: object) => ada.send<Item>("PATCH", `/api/attempts/${quiz.id}/items/1`, body);
  expect(await change({ guessed: true })).toMatchObject({ status: 403, code: "not_answered" });
  expect(JSON.stringify((await change({ hinted: true })).body.hint)).toContain(`${CANARY}-hint`);
  await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  const before = await db.card.findFirstOrThrow({ where: { userId: ada.id } });
  expect((await change({ guessed: true, cause: "slip" })).body).toMatchObject({
    guessed: true,
    cause: "slip",
    feedback: { marks: 2 },
  });
  const after = await db.card.findFirstOrThrow({ where: { userId: ada.id } });
  expect(after.stability).toBeLessThan(before.stability);
  expect(after.answers).toBe(1);
});

test("409 question_withdrawn: the item is taken out of the totals", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  const { questionId } = await db.attemptItem.findFirstOrThrow({ where: { attemptId: quiz.id, place: 1 } });
  await db.question.update({ where: { id: questionId ?? 0 }, data: { state: "withdrawn" } });
  expect(await answering(ada, quiz.id, 1, null)).toMatchObject({ status: 409, code: "question_withdrawn" });
  expect(await answering(ada, quiz.id, 1, null)).toMatchObject({ status: 409, code: "question_withdrawn" });
  expect((await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB })).body).toMatchObject({ outOf: 14 });
});

test("429 after 1,500 answers a day", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  await answering(ada, quiz.id, 1, null);
  await db.studyDay.updateMany({ where: { userId: ada.id }, data: { answers: 1500 } });
  expect(await answering(ada, quiz.id, 2, null)).toMatchObject({ status: 429, code: "rate_limited" });
});

test("200 a mistake is stored, practised and mastered on two later days", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  await answering(ada, quiz.id, 1, await wrongAnswer(quiz.id, 1));
  const list = () => ada.send<{ pointId: number; times: number; almost: boolean }[]>("GET", "/api/user/mistakes");
  const { id: itemId } = await db.attemptItem.findFirstOrThrow({ where: { attemptId: quiz.id, place: 1 } });
  expect((await list()).body).toMatchObject([
    { times: 1, almost: false, attemptId: quiz.id, place: 1, itemId, locked: false },
  ]);
  expect((await ada.send("GET", "/api/user/practice")).body).toMatchObject({ mistakes: 1, open: [{ id: quiz.id }] });
  for (const daysAgo of [3, 2]) {
    const again = await start(ada, { kind: "mistakes" });
    expect(again.body.items.length).toBe(1);
    await answering(ada, again.body.id, 1, await rightAnswer(again.body.id, 1));
    const at = new Date(Date.now() - daysAgo * 86_400_000);
    await db.attemptItem.updateMany({ where: { attemptId: again.body.id }, data: { answeredAt: at } });
    await db.attemptItem.updateMany({
      where: { attemptId: quiz.id, place: 1 },
      data: { answeredAt: new Date(at.getTime() - 5 * 86_400_000) },
    });
    if (daysAgo === 3) expect((await list()).body).toMatchObject([{ almost: true }]);
  }
  await db.attemptItem.updateMany({
    where: { attemptId: quiz.id, place: 1 },
    data: { answeredAt: new Date(Date.now() - 9 * 86_400_000) },
  });
  expect((await list()).body).toEqual([]);
  expect(await start(ada, { kind: "mistakes" })).toMatchObject({ status: 409, code: "not_enough_questions" });
});

test("201 mixed practice draws from open modules, never two in a row of one topic; weak areas too", async () => {
  const { course } = await practiceWorld(6);
  for (const topicId of course.topics.slice(1)) await questionsIn(topicId, 6);
  const [ada, grace] = [await person("ada"), await person("grace")];
  for (const who of [ada, grace]) await who.send("POST", `/api/courses/${course.id}/enroll`);
  const topicsOf = (items: Item[]) => items.map(({ topicId }) => topicId);
  const free = await start(ada, { kind: "mixed", courseId: course.id });
  expect(topicsOf(free.body.items).every((id) => course.topics.slice(0, 2).includes(id ?? 0))).toBe(true);
  const paid = await start(grace, { kind: "mixed", courseId: course.id, count: 20 });
  expect(paid.body.items.length).toBe(20);
  expect(new Set(topicsOf(paid.body.items)).size).toBe(4);
  expect(topicsOf(paid.body.items).some((id, index, all) => index > 0 && id === all[index - 1])).toBe(false);
  expect((await start(grace, { kind: "weak" })).body.items.length).toBe(15);
});

test("200 weak areas and costly mistakes go by the marks that the exam gives for an area, not by its minutes", async () => {
  const course = await courseOf(...Array.from({ length: 9 }, () => 1));
  await db.course.updateMany({ where: { code: "FA" }, data: { code: null } });
  await db.course.update({ where: { id: course.id }, data: { code: "FA" } });
  const [second, groups] = [nth(course.modules, 1), nth(course.modules, 7)];
  await db.module.update({ where: { id: second.id }, data: { duration: 90 } });
  const grace = await person("grace");
  await grace.send("POST", `/api/courses/${course.id}/enroll`);
  for (const { topics } of [second, groups]) {
    const topicId = nth(topics, 0);
    await questionsIn(topicId, 3);
    const quiz = await startedQuiz(grace, topicId);
    await answering(grace, quiz.id, 1, await wrongAnswer(quiz.id, 1));
  }
  const { body: costly } = await grace.send<{ topicId: number }[]>("GET", "/api/user/mistakes?order=cost");
  expect(costly.map(({ topicId }) => topicId)).toEqual([...groups.topics, ...second.topics]);
  const { body } = await grace.send<{ weak: { moduleId: number }[] }>("GET", "/api/user/practice");
  expect(body.weak.map(({ moduleId }) => moduleId)).toEqual([groups.id, second.id]);
});

test("409 after leaving a course, mixed practice does not draw from the module that was practised there", async () => {
  const course = await courseOf(1, 1);
  const topicId = nth(course.topics, 1);
  await questionsIn(topicId, 6);
  const grace = await person("grace");
  await grace.send("POST", `/api/courses/${course.id}/enroll`);
  const quiz = await startedQuiz(grace, topicId);
  await answering(grace, quiz.id, 1, await rightAnswer(quiz.id, 1));
  expect((await start(grace, { kind: "mixed" })).status).toBe(201);
  await db.enrollment.deleteMany({ where: { userId: grace.id } });
  expect(await start(grace, { kind: "mixed" })).toMatchObject({ status: 409, code: "not_enough_questions" });
});

test.each<[string, object, number, string | undefined]>([
  ["an unknown kind", { kind: "mock" }, 400, "invalid_body"],
  ["a quiz of no topic", { kind: "quiz" }, 400, "invalid_body"],
  ["a quiz of an unknown topic", { kind: "quiz", topicId: 2_000_000_000 }, 404, "not_found"],
  ["mixed practice of an unknown course", { kind: "mixed", courseId: 2_000_000_000 }, 404, "not_found"],
  ["eleven questions", { kind: "mixed", count: 11 }, 400, "invalid_body"],
  ["a try of nothing", { kind: "try" }, 400, "invalid_body"],
  ["a try of an unknown thread", { kind: "try", threadId: 2_000_000_000 }, 404, "not_found"],
  ["a tab with invalid characters", { kind: "mixed", tab: "a b" }, 400, "invalid_body"],
  ["a tab of 65 letters", { kind: "mixed", tab: "a".repeat(65) }, 400, "invalid_body"],
  ["no tab", { kind: "mixed", tab: undefined }, 400, "invalid_body"],
  ["somebody without a course", { kind: "mixed" }, 409, "not_enough_questions"],
])("%s cannot be started", async (_, body, status, code) => {
  expect(await start(await person("ada"), body)).toMatchObject({ status, code });
});

test("409 two questions are too few for a quiz; reserved and withdrawn questions are never drawn", async () => {
  const { topicId } = await practiceWorld(2);
  await questionsIn(topicId, 3, { reserved: true });
  await questionsIn(topicId, 3, { state: "withdrawn" });
  await questionsIn(topicId, 3, { state: "draft" });
  expect(await start(await person("ada"), { kind: "quiz", topicId })).toMatchObject({
    status: 409,
    code: "not_enough_questions",
  });
  expect(await db.topic.findUnique({ where: { id: topicId }, select: { questionCount: true } })).toEqual({
    questionCount: 2,
  });
});

test.each<[string, unknown, number, string]>([
  ["an answer of another kind", { kind: "number", value: "5" }, 400, "wrong_kind"],
  ["an unknown option", { kind: "choice", option: "z" }, 400, "invalid_body"],
  ["an unknown kind of answer", { kind: "essay", text: "…" }, 400, "invalid_body"],
  ["no answer at all", undefined, 400, "invalid_body"],
])("400 %s is refused, and the question can still be answered", async (_, answer, status, code) => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld()];
  const quiz = await startedQuiz(ada, topicId);
  expect(await answering(ada, quiz.id, 1, answer as null)).toMatchObject({ status, code });
  expect((await answering(ada, quiz.id, 1, null)).status).toBe(200);
});

test.each(["1e9", "0x10", "１２", "1,00,0", "1.2.3", "--5", "9".repeat(40), "NaN"])(
  "400 %s is not a valid number",
  async (value) => {
    const [ada, { topicId }] = [await person("ada"), await practiceWorld(3, numberContent)];
    const quiz = await startedQuiz(ada, topicId);
    const refused = await answering(ada, quiz.id, 1, { kind: "number", value });
    expect(refused).toMatchObject({ status: 400, code: "invalid_body" });
    expect(Object.values(refused.fields ?? {})).toEqual([
      "Use digits, a full stop for decimals and a minus for negatives.",
    ]);
  },
);

test.each([[-1], [1.5], ["10"], [1e9]])("400 %s seconds", async (seconds) => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  expect((await answering(ada, quiz.id, 1, null, { seconds })).status).toBe(400);
});

test("seconds above ten minutes are cut off", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  expect((await answering(ada, quiz.id, 1, null, { seconds: 4000 })).body.item.seconds).toBe(600);
});

test("404 for position 0, one after the last, and somebody else's attempt", async () => {
  const [ada, grace, root, { topicId }] = [
    await person("ada"),
    await person("grace"),
    await person("root"),
    await practiceWorld(3),
  ];
  const quiz = await startedQuiz(ada, topicId);
  for (const place of [0, 4, 2_000_000_000]) expect((await answering(ada, quiz.id, place, null)).status).toBe(404);
  for (const who of [grace, root]) {
    expect((await who.send("GET", `/api/attempts/${quiz.id}`)).status).toBe(404);
    expect((await answering(who, quiz.id, 1, null)).status).toBe(404);
    for (const call of ["hold", "finish"])
      expect((await who.send("POST", `/api/attempts/${quiz.id}/${call}`, { tab: TAB })).status).toBe(404);
  }
  expect((await visitor().send("GET", `/api/attempts/${quiz.id}`)).status).toBe(401);
});

test("the first module is open to everybody, the others to those enrolled with Premium and to admins", async () => {
  const course = await courseOf(1, 1);
  const [first, second] = [nth(course.topics, 0), nth(course.topics, 1)];
  for (const topicId of [first, second]) await questionsIn(topicId, 3);
  const [ada, grace, root] = [await person("ada"), await person("grace"), await person("root")];
  const outcome = async (who: typeof ada, topicId: number) => {
    const { status, code } = await start(who, { kind: "quiz", topicId });
    return code ?? status;
  };
  expect([await outcome(ada, first), await outcome(grace, second)]).toEqual([201, "not_enrolled"]);
  for (const who of [ada, grace]) await who.send("POST", `/api/courses/${course.id}/enroll`);
  expect([await outcome(ada, second), await outcome(grace, second), await outcome(root, second)]).toEqual([
    "subscription_required",
    201,
    201,
  ]);
});

test("when Premium ends, marks stay visible and questions do not", async () => {
  const course = await courseOf(1, 1);
  const topicId = nth(course.topics, 1);
  await questionsIn(topicId, 3);
  const grace = await person("grace");
  await grace.send("POST", `/api/courses/${course.id}/enroll`);
  const quiz = await startedQuiz(grace, topicId);
  await answering(grace, quiz.id, 1, await rightAnswer(quiz.id, 1));
  await db.user.update({ where: { id: grace.id }, data: { subscriptionStatus: "canceled" } });
  const read = await grace.send<{ items: Item[]; marks: number }>("GET", `/api/attempts/${quiz.id}`);
  expect(read.body.marks).toBe(2);
  expect(
    read.body.items.every(({ locked, question, feedback, hint }) => locked && !question && !feedback && !hint),
  ).toBe(true);
  expect(JSON.stringify(read.body)).not.toContain(CANARY);
  expect((await answering(grace, quiz.id, 2, null)).code).toBe("subscription_required");
  await grace.send("DELETE", `/api/courses/${course.id}/enroll`);
  expect((await answering(grace, quiz.id, 2, null)).code).toBe("not_enrolled");
});

test("a question can be reported after answering, once", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  const report = () =>
    ada.send("POST", `/api/attempts/${quiz.id}/items/1/report`, { reason: "wrong-key", note: "It is b." });
  expect(await report()).toMatchObject({ status: 403, code: "not_answered" });
  await answering(ada, quiz.id, 1, null);
  for (let times = 0; times < 2; times += 1) expect(await report()).toMatchObject({ status: 200, body: { ok: true } });
  expect(await db.questionReport.count({ where: { userId: ada.id } })).toBe(1);
});

test("items keep their marks when the course is deleted", async () => {
  const [ada, { topicId, course }] = [await person("ada"), await practiceWorld(3)];
  const quiz = await startedQuiz(ada, topicId);
  await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  await db.course.delete({ where: { id: course.id } });
  const { body, status } = await ada.send<{ items: Item[]; marks: number }>("GET", `/api/attempts/${quiz.id}`);
  expect({ status, marks: body.marks, courses: body.items.map(({ courseId }) => courseId) }).toEqual({
    status: 200,
    marks: 2,
    courses: [null, null, null],
  });
  expect(await answering(ada, quiz.id, 2, null)).toMatchObject({ status: 409, code: "question_withdrawn" });
});

test("200 the result as a file has a readable line for each question, and no answer to an unanswered one", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(4)];
  const quiz = await startedQuiz(ada, topicId);
  const file = () => ada.raw<string>("GET", `/api/attempts/${quiz.id}/result.csv`);
  expect(await file()).toMatchObject({ status: 409, code: "attempt_open" });
  await answering(ada, quiz.id, 1, await rightAnswer(quiz.id, 1));
  await answering(ada, quiz.id, 2, await wrongAnswer(quiz.id, 2));
  await ada.send("PATCH", `/api/attempts/${quiz.id}/items/2`, { flagged: true, cause: "slip" });
  await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
  const { status, headers, body } = await file();
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="pacioli-practice-\d{4}-\d\d-\d\d-\d+\.csv"$/,
  );
  const lines = Papa.parse<string[]>(body, { skipEmptyLines: true }).data;
  expect(lines[0]).toEqual([
    "Place",
    "Topic",
    "Question",
    "Your answer",
    "Right answer",
    "Verdict",
    "Marks",
    "Out of",
    "Seconds",
    "Flagged",
    "Guessed",
    "Cause",
  ]);
  expect(lines[1]?.slice(3, 9)).toEqual(["This one", "This one", "Right", "2", "2", "30"]);
  expect(lines[2]?.slice(4)).toEqual(["This one", "Not right", "0", "2", "30", "yes", "", "Slip"]);
  expect(lines.slice(3).map((line) => line.slice(3, 7))).toEqual([
    ["", "", "Not answered", "0"],
    ["", "", "Not answered", "0"],
  ]);
  expect(await (await person("grace")).raw("GET", `/api/attempts/${quiz.id}/result.csv`)).toMatchObject({
    status: 404,
  });
});

test("200 a quiz with at least 70 % offers to complete its topic, until it is completed", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(4)];
  const finished = async (right: number) => {
    const quiz = await startedQuiz(ada, topicId);
    for (const { place } of quiz.items)
      await answering(ada, quiz.id, place, await (place <= right ? rightAnswer : wrongAnswer)(quiz.id, place));
    await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
    return async () =>
      (await ada.send<{ offersCompletion: boolean }>("GET", `/api/attempts/${quiz.id}/result`)).body.offersCompletion;
  };
  expect(await (await finished(2))()).toBe(false);
  const offered = await finished(3);
  expect(await offered()).toBe(true);
  await ada.send("POST", `/api/topics/${topicId}/complete`, { completed: true });
  expect(await offered()).toBe(false);
});

test("200 a lesson tells the best share that its reader reached in a quiz of its topic", async () => {
  const [ada, { topicId }] = [await person("ada"), await practiceWorld(3)];
  const best = async () =>
    (await ada.send<{ practised: number | null }>("GET", `/api/topics/${topicId}/lesson`)).body.practised;
  const quiz = await startedQuiz(ada, topicId);
  for (const place of [1, 2]) await answering(ada, quiz.id, place, await rightAnswer(quiz.id, place));
  expect(await best()).toBeNull();
  await ada.send("POST", `/api/attempts/${quiz.id}/finish`, { tab: TAB });
  expect(await best()).toBeCloseTo(2 / 3);
  await ada.send("POST", `/api/attempts/${(await startedQuiz(ada, topicId)).id}/finish`, { tab: TAB });
  expect(await best()).toBeCloseTo(2 / 3);
});

test("200 the next quiz is that of the lesson read or completed last, until it has been taken", async () => {
  const [ada, { course, topicId }] = [await person("ada"), await practiceWorld(4)];
  const [second, closed] = [nth(course.topics, 1), nth(course.topics, 2)];
  for (const topic of [second, closed]) await questionsIn(topic, 3);
  const next = async () => (await ada.send<{ nextQuiz: unknown }>("GET", "/api/user/practice")).body.nextQuiz;
  expect(await next()).toBe(null);
  const read = (topic: number, minutes: number) => ({
    userId: ada.id,
    topicId: topic,
    block: 3,
    furthest: 3,
    seconds: 60,
    readAt: new Date(Date.now() - minutes * 60_000),
  });
  await db.lessonPlace.createMany({ data: [read(topicId, 30), read(second, 20), read(closed, 10)] });
  expect(await next(), "a closed module is passed over").toEqual({
    topicId: second,
    courseId: course.id,
    title: "Topic 2",
    questions: 3,
  });
  await ada.send("POST", `/api/topics/${topicId}/complete`, { completed: true });
  expect(await next()).toMatchObject({ topicId, questions: 4 });
  await startedQuiz(ada, topicId);
  expect(await next()).toMatchObject({ topicId: second });
});

test("201 trying a lesson's question gives one question of its topic, outside the history; 404 for a key not in the lesson", async () => {
  const [ada, { topicId, questions }] = [await person("ada"), await practiceWorld(3)];
  const [named, other] = [nth(questions, 0), nth(questions, 1)];
  const text = `## Why it matters\n\nTry it.\n\n\`\`\`try\n${named.key}\n\`\`\`\n`;
  await db.lesson.create({ data: { topicId, text, minutes: 1, version: 1 } });
  const tried = await start(ada, { kind: "try", topicId, question: named.key });
  expect(tried).toMatchObject({ status: 201, body: { kind: "try", itemCount: 1 } });
  const items = await db.attemptItem.findMany({ where: { attemptId: tried.body.id } });
  expect(items.map(({ questionId }) => questionId)).toEqual([named.id]);
  const answer = await answering(ada, tried.body.id, 1, await rightAnswer(tried.body.id, 1));
  expect(answer.body.item.feedback).toMatchObject({ verdict: "right" });
  expect((await ada.send<object[]>("GET", "/api/attempts")).body).toEqual([]);
  expect(await start(ada, { kind: "try", topicId, question: other.key })).toMatchObject({ status: 404 });
  expect(await start(ada, { kind: "try", topicId })).toMatchObject({ status: 400, code: "invalid_body" });
});
