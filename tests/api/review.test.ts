import { expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import { addDays, dateOf } from "@/lib/platform/time/civil";
import type { Attempt, Item } from "@/lib/practice/contract/shapes";
import type { Reviews } from "@/lib/review/contract";
import { reviewAims } from "@/lib/review/reads";
import { MOST_PLANNED_DAYS } from "@/lib/review/rules/planned-days";
import { saveAims } from "@/lib/review/writes";
import { fitAimsOf, fitDueAims } from "@/lib/review/writes/aims";
import { grantSubscription } from "@/lib/subscriptions/contract";
import { type Person, person, visitor } from "@/tests/support/people";
import { answering, questionsIn, rightAnswer, TAB, wrongAnswer } from "@/tests/support/questions";
import { refusing } from "@/tests/support/refusing";
import { dueWorld, giveCards, todayHere } from "@/tests/support/review";
import { setting } from "@/tests/support/settings";
import { statementsOf } from "@/tests/support/statements";

const reviewsOf = async (who: Person) => (await who.send<Reviews>("GET", "/api/user/reviews")).body;
const started = (who: Person) => who.send<Attempt>("POST", "/api/attempts", { kind: "review", tab: TAB });
const enrolled = (who: Person, courseId: number, inDays: number | null) =>
  db.enrollment.create({
    data: { userId: who.id, courseId, examDate: inDays === null ? null : dateOf(addDays(todayHere(), inDays)) },
  });

/** A right answer to each of these questions, which took so many seconds. */
async function answeredIn(
  who: Person,
  courseId: number,
  questions: { id: number; pointId: number | null }[],
  seconds: number,
) {
  const count = questions.length;
  const attempt = await db.attempt.create({
    data: {
      userId: who.id,
      courseId,
      kind: "mixed",
      state: "finished",
      tab: "",
      itemCount: count,
      answered: count,
      marks: 2 * count,
      outOf: 2 * count,
      startedAt: dateOf(todayHere()),
      finishedAt: dateOf(todayHere()),
    },
  });
  const common = { attemptId: attempt.id, userId: who.id, courseId, version: 1, share: 1, marks: 2, outOf: 2, seconds };
  await db.attemptItem.createMany({
    data: questions.map(({ id: questionId, pointId }, at) => ({
      ...common,
      questionId,
      pointId,
      place: at + 1,
      turn: at + 1,
      answeredAt: dateOf(todayHere()),
    })),
  });
}

test("401 nobody reads reviews, rests a point or keeps a course fresh without signing in", async () => {
  const nobody = visitor();
  const calls = [
    ["GET", "/api/user/reviews", undefined],
    ["POST", "/api/points/1/rest", { days: 7 }],
    ["DELETE", "/api/points/1/rest", undefined],
    ["PUT", "/api/courses/1/keep-fresh", { keep: true }],
  ] as const;
  for (const [method, path, body] of calls) expect((await nobody.send(method, path, body)).status).toBe(401);
});

test("200 without cards the student is told how reviews begin", async () => {
  expect(await reviewsOf(await person("ada"))).toEqual({
    today: 0,
    due: 0,
    minutes: 0,
    cap: 20,
    waiting: 0,
    away: 0,
    begun: false,
    done: 0,
    courses: [],
    sentence: "Read a lesson and take its quiz; reviews begin by themselves.",
  });
});

test("200 points below their aim are due, without study hours as many as fit into twenty minutes, in two statements", async () => {
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 30);
  await enrolled(ada, courseId, 60);
  const reviews = await reviewsOf(ada);
  expect(reviews).toMatchObject({ due: 30, cap: 20, minutes: 20, waiting: 0, away: 9, begun: true, done: 0 });
  expect(reviews.today).toBeGreaterThan(10);
  expect(reviews.today).toBeLessThan(20);
  expect(reviews.sentence).toBe(
    `You were away for 9 days. 30 points have slipped below their aim; today's 20 minutes take the ${reviews.today} that matter most.`,
  );
  expect(reviews.courses).toMatchObject([
    { courseId, state: "exam", due: 30, onDay: null, base: 0.8, examDate: addDays(todayHere(), 60) },
  ]);
  expect(reviews.courses[0]?.ifStopped).toBeLessThan(reviews.courses[0]?.recall ?? 0);
  const statements = await statementsOf(() => ada.send("GET", "/api/user/reviews"));
  expect(statements.length).toBeLessThanOrEqual(2);
  const practice = await ada.send<{ reviews: Reviews }>("GET", "/api/user/practice");
  expect(practice.body.reviews).toEqual(reviews);
});

test("200 study hours bound the reviews: two fifths of the day, nothing on a day off", async () => {
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 12);
  await enrolled(ada, courseId, 60);
  await db.studyHours.create({ data: { userId: ada.id, minutes: Array.from({ length: 7 }, () => 15) } });
  expect(await reviewsOf(ada)).toMatchObject({ due: 12, cap: 6 });
  await db.dayOff.create({ data: { userId: ada.id, day: dateOf(todayHere()) } });
  expect(await reviewsOf(ada)).toMatchObject({ due: 12, today: 0, cap: 0 });
});

test("200 nothing is due on the exam day and after it, until the passed course is kept fresh", async () => {
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 12);
  const { id } = await enrolled(ada, courseId, 0);
  expect(await reviewsOf(ada)).toMatchObject({
    today: 0,
    due: 0,
    courses: [{ state: "resting", mayKeepFresh: false }],
  });
  const examDate = dateOf(addDays(todayHere(), -3));
  await db.enrollment.update({ where: { id }, data: { examDate } });
  expect((await ada.send("PUT", `/api/courses/${courseId}/keep-fresh`, { keep: true })).status).toBe(409);
  await db.examResult.create({ data: { userId: ada.id, courseId, examDate, outcome: "passed" } });
  expect((await reviewsOf(ada)).courses).toMatchObject([{ state: "resting", mayKeepFresh: true }]);
  const kept = await ada.send("PUT", `/api/courses/${courseId}/keep-fresh`, { keep: true });
  expect(kept).toMatchObject({ status: 200, body: { courseId, keptFresh: true } });
  const fresh = await reviewsOf(ada);
  expect(fresh).toMatchObject({ due: 12, courses: [{ state: "kept-fresh" }] });
  expect(fresh.today).toBeLessThan(7);
  await ada.send("PUT", `/api/courses/${courseId}/keep-fresh`, { keep: false });
  expect(await reviewsOf(ada)).toMatchObject({ due: 0 });
  expect((await ada.send("PUT", "/api/courses/2147483000/keep-fresh", { keep: true })).status).toBe(404);
});

test("200 cards of closed modules are counted and not asked", async () => {
  const ada = await person("ada");
  const { course, courseId } = await dueWorld(ada, 3);
  await enrolled(ada, courseId, 60);
  const closed = await questionsIn(course.topics[2] ?? 0, 2);
  await giveCards(
    ada,
    courseId,
    closed.flatMap(({ pointId }) => pointId ?? []),
  );
  expect(await reviewsOf(ada)).toMatchObject({ due: 3, waiting: 2 });
  const review = await started(ada);
  expect(review.body.itemCount).toBe(3);
});

test("200 'Not now' rests a point, and 'back' wakes it; 404 without a card, 400 for other days", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  const { pointIds } = await dueWorld(ada, 4);
  const [point] = pointIds;
  const rest = `/api/points/${point}/rest`;
  expect(await ada.send("POST", rest, { days: 7 })).toMatchObject({
    status: 200,
    body: { pointId: point, restUntil: addDays(todayHere(), 7) },
  });
  expect(await reviewsOf(ada)).toMatchObject({ due: 3 });
  expect(await ada.send("DELETE", rest)).toMatchObject({ status: 200, body: { pointId: point, restUntil: null } });
  expect(await reviewsOf(ada)).toMatchObject({ due: 4 });
  expect((await grace.send("POST", rest, { days: 7 })).status).toBe(404);
  expect((await grace.send("DELETE", rest)).status).toBe(404);
  for (const days of [0, 31, 1.5, "7", null]) expect((await ada.send("POST", rest, { days })).status).toBe(400);
});

test("201 a review asks the due points; a missed one comes once more at the end, in another question", async () => {
  const ada = await person("ada");
  const { topicId, pointIds, questions } = await dueWorld(ada, 3);
  const [first] = questions;
  const content = { ...(first?.written as object), ask: "What else is right?" };
  const other = await db.question.create({
    data: {
      key: `${first?.key}-other`,
      topicId,
      pointId: first?.pointId ?? null,
      kind: "choice",
      source: "written",
      marks: 2,
      seconds: 60,
      state: "live",
      content,
      versions: { create: { version: 1, content } },
    },
  });
  const { body, status } = await started(ada);
  expect(status).toBe(201);
  expect(body).toMatchObject({ kind: "review", title: "Review", courseId: null, itemCount: 3, outOf: 6 });
  const items = await db.attemptItem.findMany({ where: { attemptId: body.id }, orderBy: { place: "asc" } });
  expect(new Set(items.map(({ pointId }) => pointId))).toEqual(new Set(pointIds));
  const place = items.find(({ pointId }) => pointId === first?.pointId)?.place ?? 0;
  const asked = items.find((item) => item.place === place)?.questionId;
  const missed = await answering(ada, body.id, place, await wrongAnswer(body.id, place));
  expect(missed.body).toMatchObject({
    attempt: { answered: 1, itemCount: 4, outOf: 8 },
    added: { place: 4, state: "new", feedback: null },
  });
  const repeated = await db.attemptItem.findFirstOrThrow({ where: { attemptId: body.id, place: 4 } });
  expect(repeated.pointId).toBe(first?.pointId);
  expect([first?.id, other.id]).toContain(repeated.questionId);
  expect(repeated.questionId).not.toBe(asked);
  const again = await answering(ada, body.id, 4, await wrongAnswer(body.id, 4));
  expect(again.body).toMatchObject({ added: null, attempt: { itemCount: 4 } });
  const card = await db.card.findFirstOrThrow({ where: { userId: ada.id, pointId: first?.pointId ?? 0 } });
  expect(card).toMatchObject({ answers: 3, lapses: 2 });
  expect(card.lastDay).toEqual(dateOf(todayHere()));
  const { body: now } = await ada.send<Attempt>("GET", `/api/attempts/${body.id}?tab=${TAB}`);
  expect(now.order).toEqual([1, 2, 3, 4]);
});

test("200 what was reviewed is done for today, and the next points are told with their day", async () => {
  const ada = await person("ada");
  await dueWorld(ada, 3);
  const { body } = await started(ada);
  for (const { place } of body.items) await answering(ada, body.id, place, await rightAnswer(body.id, place));
  const reviews = await reviewsOf(ada);
  expect(reviews).toMatchObject({ today: 0, due: 0, done: 3, away: 0 });
  expect(reviews.sentence).toMatch(/^Done for today\. Next: 3 points on \w+day \d+ \w+\.$/);
  expect(await started(ada)).toMatchObject({
    status: 409,
    code: "not_enough_questions",
    message: "Nothing is due today.",
  });
});

test("409 a question that was left out is not answered any more, and the marks stay within the total", async () => {
  const ada = await person("ada");
  const { pointIds } = await dueWorld(ada, 2);
  const { body } = await started(ada);
  await ada.send("POST", `/api/points/${pointIds[0]}/rest`, { days: 7 });
  const items = await db.attemptItem.findMany({ where: { attemptId: body.id }, orderBy: { withdrawn: "asc" } });
  const answers = [];
  for (const { place } of items) answers.push(await answering(ada, body.id, place, await rightAnswer(body.id, place)));
  expect(answers).toMatchObject([
    { status: 200, body: { attempt: { answered: 1, marks: 2, outOf: 2 } } },
    { status: 409, code: "question_withdrawn" },
  ]);
  const finished = await ada.send("POST", `/api/attempts/${body.id}/finish`, { tab: TAB });
  expect(finished).toMatchObject({ status: 200, body: { share: 1, answered: 1, marks: 2, outOf: 2 } });
});

test("200 'Not now' takes the question out of the open review and its total, and other attempts keep it", async () => {
  const ada = await person("ada");
  const { pointIds, topicId } = await dueWorld(ada, 3);
  const quiz = await ada.send<Attempt>("POST", "/api/attempts", { kind: "quiz", topicId, tab: TAB });
  const { body } = await started(ada);
  await ada.send("POST", `/api/points/${pointIds[0]}/rest`, { days: 7 });
  const after = await ada.send<Attempt>("GET", `/api/attempts/${body.id}`);
  expect(after.body).toMatchObject({ outOf: 4 });
  expect(after.body.items.filter(({ withdrawn }: Item) => withdrawn)).toHaveLength(1);
  const other = await ada.send<Attempt>("GET", `/api/attempts/${quiz.body.id}`);
  expect(other.body).toMatchObject({ outOf: 6 });
});

test("ten answers from two devices at once make one study day, one step of the streak, and no card loses an answer", async () => {
  const ada = await person("ada");
  const { pointIds } = await dueWorld(ada, 10);
  const phone = await ada.elsewhere();
  const [one, other] = [await started(ada), await started(ada)];
  const places = one.body.items.map(({ place }) => place);
  const sent = await Promise.all(
    places.flatMap((place) => [
      rightAnswer(one.body.id, place).then((answer) => answering(ada, one.body.id, place, answer)),
      rightAnswer(other.body.id, place).then((answer) => answering(phone, other.body.id, place, answer)),
    ]),
  );
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const days = await db.studyDay.findMany({ where: { userId: ada.id } });
  expect(days).toMatchObject([{ answers: 20, streak: 1 }]);
  const cards = await db.card.findMany({ where: { userId: ada.id } });
  expect(cards.map(({ answers }) => answers)).toEqual(pointIds.map(() => 3));
});

test("fitted aims are stored, decide what is due, and count no more after another exam date", async () => {
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 4, { daysAgo: 2, stability: 10 });
  const { id } = await enrolled(ada, courseId, 60);
  expect(await reviewsOf(ada)).toMatchObject({ due: 0 });
  const aim = { courseId, examDate: addDays(todayHere(), 60), base: 0.92, taperDays: 42, minutes: 120, least: 60 };
  const made = { madeOn: todayHere(), subscriptionVersion: 0 };
  await saveAims(db, ada.id, [{ ...aim, base: 0.6, recall: 0.95, ...made }]);
  await saveAims(db, ada.id, [{ ...aim, recall: 0.95, ...made }]);
  expect(await reviewAims(db, ada.id)).toEqual([{ ...aim, recall: 0.95, ...made }]);
  expect((await reviewsOf(ada)).courses).toMatchObject([
    { base: 0.92, onDay: 0.95, taperFrom: addDays(todayHere(), 18) },
  ]);
  await db.enrollment.update({ where: { id }, data: { examDate: dateOf(addDays(todayHere(), 70)) } });
  expect((await reviewsOf(ada)).courses).toMatchObject([{ base: 0.8, onDay: null }]);
});

test("the aim of an exam of the next century takes no more days than two years", async () => {
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 6);
  const { id } = await enrolled(ada, courseId, MOST_PLANNED_DAYS);
  await fitDueAims(new Date());
  const [near] = await reviewAims(db, ada.id);
  await db.enrollment.update({ where: { id }, data: { examDate: dateOf("2100-12-31") } });
  await fitDueAims(new Date());
  expect(await reviewAims(db, ada.id)).toEqual([{ ...near, examDate: "2100-12-31" }]);
});

test("the hourly job fits the aim of an exam ahead once a day, and again after another date or subscription", async () => {
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 6);
  const { id } = await enrolled(ada, courseId, 30);
  await fitDueAims(new Date());
  const [aim] = await reviewAims(db, ada.id);
  expect(aim).toMatchObject({ courseId, examDate: addDays(todayHere(), 30), base: 0.92, madeOn: todayHere() });
  expect(aim?.recall).toBeGreaterThan(0.9);
  expect(aim?.least).toBeGreaterThan(0);
  expect((await reviewsOf(ada)).courses[0]?.onDay).toBe(aim?.recall);
  expect(await fitDueAims(new Date())).toBe(0);
  await db.enrollment.update({ where: { id }, data: { examDate: dateOf(addDays(todayHere(), 50)) } });
  expect(await fitDueAims(new Date())).toBe(1);
  expect(await reviewAims(db, ada.id)).toMatchObject([{ examDate: addDays(todayHere(), 50) }]);
  await db.user.update({ where: { id: ada.id }, data: { subscriptionVersion: { increment: 1 } } });
  expect(await fitDueAims(new Date())).toBe(1);
  expect(await fitDueAims(new Date())).toBe(0);
});

test("an aim that cannot be kept does not keep others from being fitted", async () => {
  const people = [await person("ada"), await person("ada")];
  for (const who of people) await enrolled(who, (await dueWorld(who, 6)).courseId, 30);
  const [first, second] = people.map(({ id }) => id).sort();
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  expect(await refusing("ReviewAim", first ?? "", () => fitDueAims(new Date()))).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ userId: first }), "an aim was not fitted");
  error.mockRestore();
  expect(await reviewAims(db, second ?? "")).toHaveLength(1);
  expect(await fitDueAims(new Date())).toBe(1);
});

test("201 an exam event is kept although its aim cannot be, and Premium begins", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { courseId } = await dueWorld(ada, 6);
  await enrolled(ada, courseId, null);
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const body = { title: "Exam", startDate: `${addDays(todayHere(), 30)}T09:00:00Z`, isExamEvent: true, courseId };
  await refusing("ReviewAim", ada.id, async () => {
    expect(await ada.send("POST", "/api/events", body)).toMatchObject({ status: 201 });
    const granted = await root.call(grantSubscription, { body: { userId: ada.id, durationMonths: 12 } });
    expect(granted.status).toBe(200);
  });
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ userId: ada.id, courseId }), "an aim was not fitted");
  error.mockRestore();
  expect(await fitDueAims(new Date())).toBe(1);
});

test("aims are fitted at once after an exam event, after a course is left and when Premium begins", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const [one, other] = [await dueWorld(ada, 6), await dueWorld(ada, 60)];
  for (const { courseId } of [one, other]) await enrolled(ada, courseId, null);
  const dayIn = (days: number) => addDays(todayHere(), days);
  const aimsOf = () => reviewAims(db, ada.id);
  const exam = (courseId: number, day: string) =>
    ada.send("POST", "/api/events", { title: "Exam", startDate: `${day}T09:00:00Z`, isExamEvent: true, courseId });
  expect(await exam(one.courseId, dayIn(30))).toMatchObject({ status: 201 });
  expect(await aimsOf()).toMatchObject([{ courseId: one.courseId, examDate: dayIn(30) }]);
  await exam(other.courseId, dayIn(30));
  await exam(one.courseId, dayIn(40));
  const shared = await aimsOf();
  expect(shared.map(({ examDate }) => examDate)).toEqual([dayIn(40), dayIn(30)]);
  await ada.send("DELETE", `/api/courses/${one.courseId}/enroll`);
  const alone = (await aimsOf()).find(({ courseId }) => courseId === other.courseId);
  const before = shared.find(({ courseId }) => courseId === other.courseId);
  expect(alone).not.toEqual(before);
  await root.call(grantSubscription, { body: { userId: ada.id, durationMonths: 12 } });
  const { subscriptionVersion } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  expect(subscriptionVersion).toBeGreaterThan(0);
  expect((await aimsOf()).find(({ courseId }) => courseId === other.courseId)).toMatchObject({ subscriptionVersion });
});

test("200 an exam date that is changed again and again is kept, and its aim is left to the hourly job", async () => {
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 3);
  await enrolled(ada, courseId, 30);
  for (let fits = 0; fits < 200; fits += 1) await fitAimsOf(ada.id, new Date());
  const examDate = addDays(todayHere(), 40);
  expect(await ada.send("POST", `/api/courses/${courseId}/exam-date`, { examDate })).toMatchObject({
    status: 200,
    body: { examDate },
  });
  expect(await reviewAims(db, ada.id)).toMatchObject([{ examDate: addDays(todayHere(), 30) }]);
  await fitDueAims(new Date());
  expect(await reviewAims(db, ada.id)).toMatchObject([{ examDate }]);
});

test("a forecast takes the student's own minutes: who answers in half the time needs half of them", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  for (const who of [ada, grace]) {
    const { courseId, questions } = await dueWorld(who, 12);
    await enrolled(who, courseId, 30);
    const seconds = who === ada ? 60 : 30;
    await answeredIn(who, courseId, questions, seconds);
  }
  await fitDueAims(new Date());
  const [usual] = await reviewAims(db, ada.id);
  const [quick] = await reviewAims(db, grace.id);
  expect(quick?.least).toBeLessThan((usual?.least ?? 0) * 0.8);
});

test("reviews are in the export, and are deleted with the account", async () => {
  const ada = await person("ada");
  const { courseId } = await dueWorld(ada, 2);
  const aim = {
    base: 0.8,
    taperDays: 20,
    minutes: 10,
    least: 5,
    recall: 0.9,
    madeOn: todayHere(),
    subscriptionVersion: 0,
  };
  await saveAims(db, ada.id, [{ courseId, examDate: todayHere(), ...aim }]);
  await db.keptCourse.create({ data: { userId: ada.id, courseId, since: dateOf(todayHere()) } });
  const { body } = await ada.send<Record<string, object[]>>("GET", "/api/user/export");
  expect([body.cards, body.reviewAims, body.keptCourses].map((list) => list?.length)).toEqual([2, 1, 1]);
  await db.user.delete({ where: { id: ada.id } });
  const where = { where: { userId: ada.id } };
  expect(await Promise.all([db.card.count(where), db.reviewAim.count(where), db.keptCourse.count(where)])).toEqual([
    0, 0, 0,
  ]);
});
