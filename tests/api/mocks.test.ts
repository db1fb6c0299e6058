import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import { addDays, dateOf, dayIn } from "@/lib/platform/time/civil";
import type { Mocks } from "@/lib/practice/contract/mocks";
import type { Attempt, AttemptEntry, Result } from "@/lib/practice/contract/shapes";
import { listBanks } from "@/lib/practice/reads/bank";
import { offeredBy } from "@/lib/practice/reads/mocks";
import { finishOverdue } from "@/lib/practice/writes/finish";
import { courseOf, nth } from "@/tests/support/courses";
import { CHOICE, candidate, paper, saving, startedExam } from "@/tests/support/mocks";
import { type Person, person, visitor } from "@/tests/support/people";
import { rightAnswer, startedQuiz, TAB, wrongAnswer } from "@/tests/support/questions";
import { refusing } from "@/tests/support/refusing";
import { statementsOf } from "@/tests/support/statements";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SECTION_A = 35;

/** Moves the clock by this time from the real present. */
function later(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + ms);
}
afterEach(() => vi.useRealTimers());

const finish = (who: Person, id: number, more: object = {}) =>
  who.send<Result>("POST", `/api/attempts/${id}/finish`, { tab: TAB, ...more });
const getMocks = (who: Person, id: number) => who.send<Mocks>("GET", `/api/courses/${id}/mocks`);
const attemptOf = (who: Person, id: number) => who.send<Attempt>("GET", `/api/attempts/${id}?tab=${TAB}`);
const start = async (who: Person, body: object) =>
  who.send<Attempt>("POST", "/api/attempts", { kind: "mock", courseId: (await paper()).id, tab: TAB, ...body });

describe("POST /api/attempts for exams", () => {
  test("201 a mock exam has the paper's questions, marks and minutes", async () => {
    const grace = await candidate();
    const exam = await startedExam(grace);
    expect(exam).toMatchObject({ kind: "mock", state: "open", itemCount: 38, outOf: 100, answered: 0, marks: 0 });
    expect(exam.paper).toMatchObject({ code: "MA", sections: [{ name: "A" }, { name: "B" }] });
    expect(exam.items.map(({ section }) => section).join("")).toBe(`${"A".repeat(SECTION_A)}BBB`);
    expect(new Date(exam.endsAt ?? 0).getTime() - new Date(exam.startedAt).getTime()).toBe(120 * MINUTE_MS);
    expect(new Set(exam.items.map(({ topicId, question }) => JSON.stringify([topicId, question?.ask]))).size).toBe(38);
  });

  test("201 extra time makes the clock run longer", async () => {
    const exam = await startedExam(await candidate(), "mock", { extraPercent: 25 });
    expect(new Date(exam.endsAt ?? 0).getTime() - new Date(exam.startedAt).getTime()).toBe(150 * MINUTE_MS);
    expect(exam.extraPercent).toBe(25);
  });

  test("201 three mock exams of one student share no written question", async () => {
    const grace = await candidate();
    for (let exam = 0; exam < 3; exam += 1) await finish(grace, (await startedExam(grace)).id);
    const items = await db.attemptItem.findMany({ where: { userId: grace.id } });
    expect(items).toHaveLength(3 * 38);
    expect(new Set(items.map(({ questionId }) => questionId)).size).toBe(3 * 38);
  });

  test("201 a section alone has its own share of the minutes, and its questions are marked at the end", async () => {
    const exam = await startedExam(await candidate(), "section");
    expect(exam.items.map(({ section }) => section)).toEqual(["B", "B", "B"]);
    expect(new Date(exam.endsAt ?? 0).getTime() - new Date(exam.startedAt).getTime()).toBe(36 * MINUTE_MS);
  });

  test("201 a mini exam asks ten questions of the free first module, of anybody signed in", async () => {
    const ada = await person("ada");
    const exam = await startedExam(ada, "mini");
    const { modules } = await paper();
    expect(exam.items).toHaveLength(10);
    expect(exam.items.every(({ moduleId }) => moduleId === nth(modules, 0).id)).toBe(true);
    expect(new Date(exam.endsAt ?? 0).getTime() - new Date(exam.startedAt).getTime()).toBe(24 * MINUTE_MS);
  });

  test("400 names what is missing or unknown", async () => {
    const grace = await candidate();
    expect(await start(grace, { courseId: undefined })).toMatchObject({ status: 400, code: "invalid_body" });
    expect(await start(grace, { kind: "section" })).toMatchObject({
      status: 400,
      fields: { section: expect.any(String) },
    });
    expect(await start(grace, { kind: "section", section: "C" })).toMatchObject({ status: 400 });
    expect(await start(grace, { kind: "section", section: "Z" })).toMatchObject({ status: 400 });
    expect(await start(grace, { extraPercent: 33 })).toMatchObject({ status: 400 });
    expect(await start(grace, { tab: "a b" })).toMatchObject({ status: 400 });
  });

  test("403 mock exams and sections need enrolment and Premium", async () => {
    const [ada, stranger] = [await candidate("ada"), await person("grace")];
    for (const kind of [{ kind: "mock" }, { kind: "section", section: "A" }]) {
      expect(await start(ada, kind)).toMatchObject({ status: 403, code: "subscription_required" });
      expect(await start(stranger, kind)).toMatchObject({ status: 403, code: "not_enrolled" });
    }
    expect(await visitor().send("POST", "/api/attempts", { kind: "mock" })).toMatchObject({ status: 401 });
  });

  test("404 an unknown course", async () => {
    expect(await start(await candidate(), { courseId: 2_000_000_000 })).toMatchObject({ status: 404 });
  });

  test("409 a course without a paper, or without questions, has no exams", async () => {
    const [grace, { id: courseId }] = [await candidate(), await courseOf(1, 1)];
    await db.enrollment.create({ data: { userId: grace.id, courseId } });
    for (const kind of ["mock", "mini"])
      expect(await start(grace, { kind, courseId })).toMatchObject({ status: 409, code: "not_enough_questions" });
  });

  test("409 one mock exam is open in a course at a time; one that is over is finished by the next start", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    expect(await start(grace, {})).toMatchObject({ status: 409, code: "conflict" });
    later(3 * HOUR_MS);
    expect((await start(grace, {})).status).toBe(201);
    expect(await db.attempt.findUnique({ where: { id } })).toMatchObject({ state: "finished" });
  });

  test("429 the seventh mock exam within a day", async () => {
    const grace = await candidate();
    for (let exam = 0; exam < 6; exam += 1) await finish(grace, (await startedExam(grace)).id);
    expect(await start(grace, {})).toMatchObject({ status: 429, code: "rate_limited" });
    later(25 * HOUR_MS);
    expect((await start(grace, {})).status).toBe(201);
  });

  test("201 the exam is chosen and written with two statements", async () => {
    const grace = await candidate();
    const sent = await statementsOf(() => start(grace, {}));
    // The session, the choice, the insert, and reading the attempt for the response.
    expect(sent.filter((one) => !/"Session"/.test(one))).toHaveLength(3);
  });
});

describe("PUT /api/attempts/{id}/items/{place}", () => {
  test("200 keeps an answer with the next revision, and gives it back unmarked", async () => {
    const grace = await candidate();
    const { id, endsAt } = await startedExam(grace);
    expect(await saving(grace, id, 1, CHOICE)).toMatchObject({ status: 200, body: { place: 1, revision: 1, endsAt } });
    expect((await saving(grace, id, 1, CHOICE)).body.revision).toBe(1);
    expect((await saving(grace, id, 1, { kind: "choice", option: "b" }, { revision: 1 })).body.revision).toBe(2);
    const { body } = await attemptOf(grace, id);
    expect(body).toMatchObject({ answered: 1, marks: 0, held: true });
    expect(body.items[0]).toMatchObject({ state: "saved", revision: 2, answer: { option: "b" }, feedback: null });
    expect((await saving(grace, id, 1, null, { revision: 2 })).status).toBe(200);
    expect((await attemptOf(grace, id)).body).toMatchObject({ answered: 0 });
  });

  test("200 in two statements with the one of the session", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    expect(await statementsOf(() => saving(grace, id, 1, CHOICE))).toHaveLength(2);
  });

  test("400 an answer that does not fit, a wrong revision, tab, time or number of seconds", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    expect(await saving(grace, id, 1, { kind: "number", value: "1" })).toMatchObject({ code: "wrong_kind" });
    expect(await saving(grace, id, 1, { kind: "choice", option: "z" })).toMatchObject({ code: "invalid_body" });
    const refused = [
      { revision: -1 },
      { revision: 1.5 },
      { revision: "1" },
      { tab: "" },
      { tab: "a-b" },
      { tab: "a".repeat(65) },
      { at: "yesterday" },
      { at: 5 },
      { seconds: -1 },
      { seconds: 1.5 },
      { seconds: 1e9 },
      { seconds: "9" },
    ];
    for (const more of refused) expect(await saving(grace, id, 1, CHOICE, more)).toMatchObject({ status: 400 });
    expect((await attemptOf(grace, id)).body.answered).toBe(0);
  });

  test("401, 404 for everybody but the owner, and for places that are not there", async () => {
    const [grace, other] = [await candidate(), await candidate()];
    const { id } = await startedExam(grace);
    expect(await saving(visitor() as Person, id, 1, CHOICE)).toMatchObject({ status: 401 });
    expect(await saving(other, id, 1, CHOICE)).toMatchObject({ status: 404 });
    expect(await saving(await person("root"), id, 1, CHOICE)).toMatchObject({ status: 404 });
    for (const place of [0, 39]) expect(await saving(grace, id, place, CHOICE)).toMatchObject({ status: 404 });
  });

  test("403 a section is answered with Premium only; an open mock exam may be finished without", async () => {
    const grace = await candidate();
    const [mock, section] = [await startedExam(grace), await startedExam(grace, "section")];
    await db.user.update({ where: { id: grace.id }, data: { subscriptionStatus: "canceled" } });
    expect(await saving(grace, section.id, 1, null)).toMatchObject({ status: 403, code: "subscription_required" });
    expect(await saving(grace, mock.id, 1, CHOICE)).toMatchObject({ status: 200 });
    expect((await attemptOf(grace, mock.id)).body.items.every(({ locked, question }) => !locked && question)).toBe(
      true,
    );
    expect((await attemptOf(grace, section.id)).body.items.every(({ locked, question }) => locked && !question)).toBe(
      true,
    );
    const { body } = await finish(grace, mock.id);
    expect(body.items.filter(({ locked }) => locked).length).toBeGreaterThan(0);
    expect(body.outOf).toBe(100);
  });

  test("409 an older or a newer revision changes nothing", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    await saving(grace, id, 1, CHOICE);
    for (const revision of [0, 2, 7, 2_147_483_647])
      expect(await saving(grace, id, 1, { kind: "choice", option: "b" }, { revision })).toMatchObject({
        status: 409,
        code: "edit_conflict",
        body: { newer: { answer: CHOICE, revision: 1 } },
      });
    expect((await attemptOf(grace, id)).body.items[0]?.answer).toEqual(CHOICE);
  });

  test("409 a tab that no longer holds the exam", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    await grace.send("POST", `/api/attempts/${id}/hold`, { tab: "tab2" });
    expect(await saving(grace, id, 1, CHOICE)).toMatchObject({ status: 409, code: "open_elsewhere" });
    expect(await saving(grace, id, 1, CHOICE, { tab: "tab2" })).toMatchObject({ status: 200 });
  });

  test("200 until ten seconds after the end, then only what was given before it, marked as late", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    const given = new Date().toISOString();
    later(2 * HOUR_MS + 8000);
    expect(await saving(grace, id, 1, CHOICE)).toMatchObject({ status: 200 });
    later(20_000);
    expect(await saving(grace, id, 2, CHOICE)).toMatchObject({ status: 409, code: "attempt_over" });
    expect(await saving(grace, id, 3, CHOICE, { at: given })).toMatchObject({ status: 200 });
    const { body } = await finish(grace, id);
    expect(body).toMatchObject({ answered: 2, late: 1 });
  });

  test("409 fifteen minutes after the end; the exam is then finished as of its end, with a notice", async () => {
    const grace = await candidate();
    const { id, endsAt } = await startedExam(grace);
    await saving(grace, id, 1, await rightAnswer(id, 1));
    const given = new Date().toISOString();
    later(2 * HOUR_MS + 16 * MINUTE_MS);
    expect(await saving(grace, id, 2, CHOICE, { at: given })).toMatchObject({ status: 409, code: "attempt_over" });
    const { body } = await grace.send<Result>("GET", `/api/attempts/${id}/result`);
    expect(body).toMatchObject({ state: "finished", finishedAt: endsAt, answered: 1, marks: 2 });
    expect(await db.notification.count({ where: { userId: grace.id, cause: `exam-over:${id}` } })).toBe(1);
  });

  test.each([
    ["PATCH", "items/1", { seen: true, flagged: true, tab: TAB }],
    ["PATCH", "items/1", { flagged: true }],
    ["PUT", "scratch", { text: "12 × 3 = 36", tab: TAB }],
    ["POST", "pause", { tab: TAB }],
    ["POST", "resume", { tab: TAB }],
  ] as const)(
    "409 %s %s fifteen minutes after the end writes nothing and finishes the exam",
    async (method, what, body) => {
      const grace = await candidate();
      const { id, endsAt } = await startedExam(grace);
      await saving(grace, id, 1, await rightAnswer(id, 1));
      later(2 * HOUR_MS + 14 * MINUTE_MS);
      await grace.send("GET", `/api/attempts/${id}?tab=${TAB}`);
      expect(await db.attempt.findUnique({ where: { id } })).toMatchObject({ state: "open" });
      later(2 * MINUTE_MS);
      expect(await grace.send(method, `/api/attempts/${id}/${what}`, body)).toMatchObject({
        status: 409,
        code: "attempt_over",
        message: "The time of this exam is over. Your answers are in.",
      });
      const { body: result } = await grace.send<Result>("GET", `/api/attempts/${id}/result`);
      expect(result).toMatchObject({ state: "finished", finishedAt: endsAt, answered: 1, marks: 2 });
      expect(await db.attemptItem.findFirst({ where: { attemptId: id, place: 1 } })).toMatchObject({ flagged: false });
      expect(await db.attempt.findUnique({ where: { id } })).toMatchObject({ scratch: "" });
    },
  );

  test.each([
    ["PATCH", "items/2", { flagged: true }],
    ["PATCH", "items/2", { seen: true, tab: TAB }],
    ["PUT", "scratch", { text: "12 × 3 = 36", tab: TAB }],
  ] as const)(
    "409 %s %s %j from ten seconds after the end on; answers given before it are still taken",
    async (method, what, body) => {
      const grace = await candidate();
      const { id } = await startedExam(grace);
      const given = new Date().toISOString();
      const write = () => grace.send(method, `/api/attempts/${id}/${what}`, body);
      const stored = async () => [
        await db.attempt.findUniqueOrThrow({ where: { id }, select: { place: true, scratch: true, state: true } }),
        await db.attemptItem.findFirst({ where: { attemptId: id, place: 2 }, select: { flagged: true, seen: true } }),
      ];
      const before = await stored();
      later(2 * HOUR_MS + 12_000);
      expect(await write()).toMatchObject({ status: 409, code: "attempt_over" });
      expect(await stored()).toEqual(before);
      expect(await saving(grace, id, 1, CHOICE, { at: given })).toMatchObject({ status: 200 });
      later(-5000);
      expect(await write()).toMatchObject({ status: 200 });
    },
  );

  test("200 another tab that takes over an exam whose time is over finds it finished", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    later(2 * HOUR_MS + 16 * MINUTE_MS);
    expect(await grace.send("POST", `/api/attempts/${id}/hold`, { tab: "tab2" })).toMatchObject({
      status: 200,
      body: { state: "finished" },
    });
  });
});

describe("the clock", () => {
  const post = (who: Person, id: number, what: string, tab = TAB) =>
    who.send<Attempt>("POST", `/api/attempts/${id}/${what}`, { tab });

  test("200 a pause moves the end, once; nothing is saved meanwhile", async () => {
    const grace = await candidate();
    const { id, endsAt } = await startedExam(grace);
    expect((await post(grace, id, "pause")).body.pausedAt).not.toBeNull();
    expect((await post(grace, id, "pause")).status).toBe(200);
    later(HOUR_MS);
    expect(await saving(grace, id, 1, CHOICE)).toMatchObject({ status: 409, code: "conflict" });
    const { body } = await post(grace, id, "resume");
    expect(body.pausedAt).toBeNull();
    const moved = new Date(body.endsAt ?? 0).getTime() - new Date(endsAt ?? 0).getTime();
    expect(Math.abs(moved - HOUR_MS)).toBeLessThan(5000);
    expect((await post(grace, id, "resume")).body.endsAt).toBe(body.endsAt);
    expect(await saving(grace, id, 1, CHOICE)).toMatchObject({ status: 200 });
    expect((await finish(grace, id)).body.paused).toBe(true);
  });

  test("after 24 hours of pause the clock goes on by itself, and the exam is finished when it has run out", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    await post(grace, id, "pause");
    later(25 * HOUR_MS);
    await finishOverdue(new Date());
    expect(await db.attempt.findUnique({ where: { id } })).toMatchObject({ state: "open" });
    expect(await saving(grace, id, 1, CHOICE)).toMatchObject({ status: 200 });
    later(2 * HOUR_MS);
    await finishOverdue(new Date());
    expect(await db.attempt.findUnique({ where: { id } })).toMatchObject({ state: "finished", pausedSeconds: 86_400 });
  });

  test("200 the scratch pad is kept, up to 10,000 characters", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    const scratch = (text: unknown, tab = TAB) => grace.send("PUT", `/api/attempts/${id}/scratch`, { text, tab });
    expect((await scratch("12 × 3 = 36")).status).toBe(200);
    expect((await attemptOf(grace, id)).body.scratch).toBe("12 × 3 = 36");
    for (const wrong of ["a".repeat(10_001), "a\0", 5, null]) expect((await scratch(wrong)).status).toBe(400);
    expect(await scratch("no", "tab2")).toMatchObject({ status: 409, code: "open_elsewhere" });
  });

  test("409 practice has no clock, and exams have no hints, no skipping and no marks on the way", async () => {
    const grace = await candidate();
    const quiz = await startedQuiz(grace, nth((await paper()).topics, 0));
    expect(await post(grace, quiz.id, "pause")).toMatchObject({ status: 409 });
    expect(await saving(grace, quiz.id, 1, CHOICE)).toMatchObject({ status: 409 });
    const { id } = await startedExam(grace);
    const answer = { answer: CHOICE, seconds: 5, tab: TAB };
    expect(await grace.send("POST", `/api/attempts/${id}/items/1/answer`, answer)).toMatchObject({ status: 409 });
    expect(await post(grace, id, "skip/1")).toMatchObject({ status: 409 });
    expect(await grace.send("PATCH", `/api/attempts/${id}/items/1`, { hinted: true })).toMatchObject({ status: 409 });
    expect(await grace.send("PATCH", `/api/attempts/${id}/items/1`, { guessed: true })).toMatchObject({ status: 403 });
    const report = { reason: "typo", note: "" };
    expect(await grace.send("POST", `/api/attempts/${id}/items/1/report`, report)).toMatchObject({ status: 403 });
    expect(await finish(grace, id, { close: 1 })).toMatchObject({ status: 409, code: "conflict" });
  });
});

describe("the end of an exam", () => {
  test("200 marks all items; cards and the study day move now, not before", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    for (let place = 1; place <= 12; place += 1) await saving(grace, id, place, await rightAnswer(id, place));
    await saving(grace, id, 36, await rightAnswer(id, 36));
    expect(await db.card.count({ where: { userId: grace.id } })).toBe(0);
    expect(await grace.send("GET", `/api/attempts/${id}/result`)).toMatchObject({ status: 409, code: "attempt_open" });
    const { body, status } = await finish(grace, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ answered: 13, marks: 34, outOf: 100, passMark: 50, paused: false, before: null });
    expect(body.sections).toEqual([
      { title: "Section A", marks: 24, outOf: 70 },
      { title: "Section B", marks: 10, outOf: 30 },
    ]);
    expect(body.areas).toHaveLength(6);
    expect(body.pace?.paperSecondsAMark).toBe(72);
    expect(body.items.every(({ state, feedback }) => state === "marked" && feedback)).toBe(true);
    expect(body.items[37]?.feedback).toMatchObject({ verdict: "blank", marks: 0 });
    expect(await db.card.count({ where: { userId: grace.id } })).toBe(13);
    expect(await db.studyDay.findFirst({ where: { userId: grace.id } })).toMatchObject({ answers: 13, streak: 1 });
    expect((await finish(grace, id)).body).toEqual(body);
  });

  test("200 the next mock exam is compared with the one before, and three are 'Rehearsed'", async () => {
    const grace = await candidate();
    const kinds = async () => (await db.achievement.findMany({ where: { userId: grace.id } })).map(({ kind }) => kind);
    const first = await startedExam(grace);
    await saving(grace, first.id, 1, await rightAnswer(first.id, 1));
    await finish(grace, first.id);
    expect(await kinds()).toEqual(["first-mock"]);
    const second = await startedExam(grace);
    const { body } = await finish(grace, second.id);
    expect(body.before).toMatchObject({ id: first.id, marks: 2, outOf: 100 });
    // Nothing was answered, so there is no mistake to practise.
    expect(body.next.map(({ link }) => link)).not.toContain("/practice/mistakes");
    expect(body.areas.map(({ moduleId }) => moduleId)).toEqual((await paper()).modules.map(({ id }) => id));
    const third = await startedExam(grace);
    expect((await finish(grace, third.id)).body.before).toMatchObject({ id: second.id, marks: 0 });
    expect(await kinds()).toEqual(["first-mock", "rehearsed"]);
  });

  test("200 a question withdrawn meanwhile does not count, whatever was answered", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    await saving(grace, id, 1, CHOICE);
    const item = await db.attemptItem.findFirstOrThrow({ where: { attemptId: id, place: 1 } });
    await db.question.update({ where: { id: item.questionId ?? 0 }, data: { state: "withdrawn" } });
    const { body } = await finish(grace, id);
    expect(body).toMatchObject({ outOf: 98, answered: 0 });
    expect(body.items[0]).toMatchObject({ withdrawn: true, feedback: null });
    await db.question.update({ where: { id: item.questionId ?? 0 }, data: { state: "live" } });
  });

  test("200 the feedback keeps to the marks that were given, whatever the rules of marking are now", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    await saving(grace, id, 1, await wrongAnswer(id, 1));
    await finish(grace, id);
    // Finished when the halves of a short question still earned marks.
    await db.attemptItem.updateMany({ where: { attemptId: id, place: 1 }, data: { share: 0.5, marks: 1 } });
    const { body } = await grace.send<Result>("GET", `/api/attempts/${id}/result`);
    expect(body.items[0]?.feedback).toMatchObject({ marks: 1, outOf: 2, whole: false });
    expect(body.items[1]?.feedback).toMatchObject({ marks: 0, outOf: 2, whole: true });
  });

  test("the hourly job finishes exams fifteen minutes after their end, not earlier", async () => {
    const grace = await candidate();
    const { id, endsAt } = await startedExam(grace);
    await saving(grace, id, 1, CHOICE);
    later(2 * HOUR_MS + 5 * MINUTE_MS);
    await finishOverdue(new Date());
    expect(await db.attempt.findUnique({ where: { id } })).toMatchObject({ state: "open" });
    later(11 * MINUTE_MS);
    await finishOverdue(new Date());
    const attempt = await db.attempt.findUniqueOrThrow({ where: { id } });
    expect([attempt.state, attempt.finishedAt?.toISOString(), attempt.answered]).toEqual(["finished", endsAt, 1]);
  });

  test("an exam that is marked days after its end makes one run of the days around it", async () => {
    const grace = await candidate();
    const { id, endsAt } = await startedExam(grace);
    for (let place = 1; place <= 10; place += 1) await saving(grace, id, place, CHOICE);
    const day = dayIn("UTC", new Date(endsAt ?? ""));
    const studied = [-1, 1, 2].map((days) => ({
      userId: grace.id,
      day: dateOf(addDays(day, days)),
      topics: 1,
      streak: days === -1 ? 5 : days,
    }));
    await db.studyDay.createMany({ data: studied });
    later(50 * HOUR_MS);
    for (let run = 0; run < 2; run += 1) await finishOverdue(new Date());
    const days = await db.studyDay.findMany({ where: { userId: grace.id }, orderBy: { day: "asc" } });
    expect(days.map(({ streak }) => streak)).toEqual([5, 6, 7, 8]);
  });

  test("one exam that cannot be finished does not keep the hourly job from finishing the others", async () => {
    const [first, second] = [await candidate(), await candidate()];
    const ids = [(await startedExam(first)).id, (await startedExam(second)).id];
    later(3 * HOUR_MS);
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    await refusing("Attempt", first.id, () => finishOverdue(new Date()));
    const states = async () =>
      (await db.attempt.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } })).map(({ state }) => state);
    expect(await states()).toEqual(["open", "finished"]);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
    await finishOverdue(new Date());
    expect(await states()).toEqual(["finished", "finished"]);
  });
});

describe("GET /api/courses/{id}/mocks", () => {
  test("200 tells the shape of the paper, what is there, and what was taken", async () => {
    const [grace, { id }] = [await candidate(), await paper()];
    expect((await getMocks(grace, id)).body).toMatchObject({
      paper: { code: "MA", minutes: 120, marks: 100, passMark: 50, sections: [{ offered: true }, { offered: true }] },
      offered: true,
      missing: 0,
      parts: { there: 114, needed: 114 },
      mayStart: true,
      open: null,
      taken: [],
      extra: [0, 25, 50, 100],
    });
    const first = await startedExam(grace);
    expect((await getMocks(grace, id)).body.open).toMatchObject({ id: first.id, isOver: false });
    await finish(grace, first.id);
    expect((await getMocks(grace, id)).body).toMatchObject({ open: null, taken: [{ id: first.id, outOf: 100 }] });
    expect(offeredBy(await listBanks({ id: grace.id, isAdmin: false }, [id]))).toMatchObject([
      { courseId: id, paper: "MA", minutes: 120, offered: true, taken: [{ id: first.id }] },
    ]);
  });

  test("200 a course without a paper has none; free students are told that Premium is needed", async () => {
    const [ada, { id }] = [await candidate("ada"), await courseOf(1)];
    await db.enrollment.create({ data: { userId: ada.id, courseId: id } });
    expect((await getMocks(ada, id)).body).toMatchObject({ paper: null, offered: false });
    expect((await getMocks(ada, (await paper()).id)).body.mayStart).toBe(false);
  });

  test("401, 403, 404", async () => {
    const { id } = await paper();
    expect(await getMocks(visitor() as Person, id)).toMatchObject({ status: 401 });
    expect(await getMocks(await person("grace"), id)).toMatchObject({ status: 403, code: "not_enrolled" });
    expect(await getMocks(await person("root"), id)).toMatchObject({ status: 200 });
    expect(await getMocks(await person("grace"), 2_000_000_000)).toMatchObject({ status: 404 });
  });
});

test("no call tells anything of an open exam's keys, marks or reasons", async () => {
  const [grace, root] = [await candidate(), await person("root")];
  const { id } = await startedExam(grace);
  await saving(grace, id, 1, await rightAnswer(id, 1));
  const asked = [
    ...["", "/result", "/result.csv"].map((end) => `/api/attempts/${id}${end}`),
    "/api/attempts",
    "/api/user/practice",
    "/api/user/mistakes",
    "/api/user/progress",
    "/api/user/export",
    `/api/courses/${(await paper()).id}/mocks`,
  ];
  for (const address of asked) {
    const answers = [
      await grace.send("GET", address),
      await grace.send("PATCH", `/api/attempts/${id}/items/1`, { flagged: true }),
    ];
    for (const { body } of answers) {
      expect(JSON.stringify(body ?? "")).not.toContain("canary");
      expect(JSON.stringify(body ?? "")).not.toMatch(/"share":(0|1)\b(?!\.)[^}]*"place":1/);
      expect(JSON.stringify(body ?? "")).not.toMatch(/"verdict":"/);
    }
    expect([401, 403, 404].includes((await root.send("GET", address)).status) || !address.includes(`/${id}`)).toBe(
      true,
    );
  }
  const list = await grace.send<{ marks: number; answered: number }[]>("GET", "/api/attempts");
  expect(list.body[0]).toMatchObject({ marks: 0, answered: 1 });
});

describe("an exam as it is read", () => {
  const lists = async (who: Person) => [
    (await who.send<AttemptEntry[]>("GET", "/api/attempts?state=open")).body,
    (await who.send<{ open: AttemptEntry[] }>("GET", "/api/user/practice")).body.open,
    (await who.send<{ open: AttemptEntry[] }>("GET", "/api/user/practice/today")).body.open,
  ];

  test("200 once its time is over every list says so, until it is finished", async () => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    const readings = async () => [(await attemptOf(grace, id)).body, ...(await lists(grace)).flat()];
    expect((await readings()).map(({ isOver }) => isOver)).toEqual([false, false, false, false]);
    later(2 * HOUR_MS + 30 * MINUTE_MS);
    expect((await readings()).map(({ isOver }) => isOver)).toEqual([true, true, true, true]);
    const result = () => grace.send<Result>("GET", `/api/attempts/${id}/result`);
    expect(await result()).toMatchObject({
      status: 409,
      code: "attempt_open",
      message: "The time of this exam is over, but it is not marked yet.",
    });
    await finish(grace, id);
    expect((await result()).body).toMatchObject({ state: "finished", isOver: false });
  });

  test("200 a section is called by its name", async () => {
    const grace = await candidate();
    const titles = [];
    for (const section of ["A", "B"]) titles.push((await startedExam(grace, "section", { section })).title);
    expect(titles).toEqual(["Section A, MA", "Section B, MA"]);
    for (const list of await lists(grace)) expect(list.map(({ title }) => title)).toEqual(titles.toReversed());
  });

  test("200 a pause that is used up is none, and the end is the true one", async () => {
    const grace = await candidate();
    const { id, endsAt } = await startedExam(grace);
    const pause = () => grace.send<Attempt>("POST", `/api/attempts/${id}/pause`, { tab: TAB });
    await pause();
    later(HOUR_MS);
    expect((await attemptOf(grace, id)).body.pausedAt).not.toBeNull();
    later(24 * HOUR_MS);
    const end = new Date(endsAt ?? 0).getTime() + 24 * HOUR_MS;
    const { body } = await attemptOf(grace, id);
    expect(body.pausedAt).toBeNull();
    for (const one of [body, ...(await lists(grace)).flat()]) expect(new Date(one.endsAt ?? 0).getTime()).toBe(end);
    expect(await pause()).toMatchObject({ status: 409, message: "Pauses may last 24 hours in all." });
  });
});
