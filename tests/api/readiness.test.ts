import { expect, test, vi } from "vitest";
import { listNotifications } from "@/lib/notifications/contract";
import { db } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import { pendingWorkDone } from "@/lib/platform/server/after-response";
import { addDays, type CivilDay, dateOf } from "@/lib/platform/time/civil";
import * as contract from "@/lib/readiness/contract";
import { listEvidence } from "@/lib/readiness/reads/evidence";
import { keepNightlyEstimates } from "@/lib/readiness/writes/estimates";
import { askForResults } from "@/lib/readiness/writes/results";
import { recallAfter } from "@/lib/review/rules/memory";
import { courseOf } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";
import { answering, rightAnswer, TAB } from "@/tests/support/questions";
import { answered, enrolled, paperOf, todayOf } from "@/tests/support/readiness";
import { refusing } from "@/tests/support/refusing";
import { statementsOf } from "@/tests/support/statements";

const paper = await paperOf("FA");
const { id } = paper;
const readinessOf = async (who: Person, course = id) =>
  (await who.call(contract.getReadiness, { params: { id: course } })).body;

/** An estimate of 40 to 60 marks in the paper, three days old unless a day is given. */
const giveEstimate = (userId: string, day: CivilDay = addDays(todayOf(), -3)) =>
  db.estimate.create({
    data: { userId, courseId: id, day: dateOf(day), mark: 50, low: 40, high: 60, answers: 60, studied: 0.5 },
  });

test("401 without a sign-in", async () => {
  for (const path of [`/api/courses/${id}/readiness`, "/api/user/readiness", `/api/courses/${id}/exam-result`])
    expect(await visitor().send("GET", path)).toMatchObject({ status: 401, code: "unauthenticated" });
  expect(await visitor().send("GET", "/api/readiness/calibration")).toMatchObject({ status: 401 });
  expect(await visitor().send("PUT", `/api/courses/${id}/exam-result`, { outcome: "passed" })).toMatchObject({
    status: 401,
  });
});

test("403 for who is not enrolled, 200 for an admin, 404 for a course that is not there", async () => {
  const [linus, root] = [await person("linus"), await person("root")];
  const params = { id };
  for (const call of [contract.getReadiness, contract.getExamResult])
    expect(await linus.call(call, { params })).toMatchObject({ status: 403, code: "not_enrolled" });
  expect(await linus.call(contract.setExamResult, { params, body: { outcome: "passed" } })).toMatchObject({
    status: 403,
    code: "not_enrolled",
  });
  expect(await root.call(contract.getReadiness, { params })).toMatchObject({ status: 200, body: { state: "thin" } });
  expect((await root.call(contract.getExamResult, { params })).status).toBe(200);
  expect((await linus.call(contract.getReadiness, { params: { id: 2_000_000_000 } })).status).toBe(404);
  expect((await linus.send("GET", "/api/courses/x/readiness")).status).toBe(400);
});

test("200 it is silent with too few answers and says what is missing; free and Premium alike", async () => {
  for (const name of ["ada", "grace"]) {
    const who = await person(name);
    await enrolled(who, paper);
    expect(await readinessOf(who)).toMatchObject({
      state: "thin",
      need: { answers: 60, areas: 1, sentence: "Too early to say. 60 more answers and 1 more area are needed." },
      mark: null,
      low: null,
      high: null,
      chance: null,
      answers: 0,
      studied: 0,
      passMark: 50,
      recall: { now: null, onDay: null, ifStopped: null, cost: null },
    });
    await answered(who, paper, { answers: 20 });
    const body = await readinessOf(who);
    expect(body).toMatchObject({ state: "areas", need: { answers: 40 }, mark: null, low: null, high: null });
    expect(body.areas.map(({ answers, mark }) => [answers, mark !== null])).toEqual([
      [10, true],
      [10, true],
    ]);
    expect(body.areas.filter(({ isOpen }) => isOpen)).toHaveLength(name === "grace" ? 2 : 1);
  }
});

test("200 with enough answers it is a range with a sentence, areas, recall and a chance", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper, addDays(todayOf(), 30));
  await answered(grace, paper, { answers: 60 });
  const without = await readinessOf(grace);
  expect(without).toMatchObject({ state: "estimate", need: null, answers: 60, chance: null });
  const { low, high, mark, sentence, areas } = without;
  expect(sentence).toBe(`If the exam were today: ${low} to ${high} of 100. That is above the pass mark of 50.`);
  expect(low !== null && high !== null && mark !== null && low <= mark && mark <= high).toBe(true);
  expect(areas.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  expect(without.note).toBe(
    "An estimate from your answers here, not from ACCA. Tested on simulated students; not yet on real results.",
  );
  expect(without.recall.now).toBeGreaterThan(without.recall.ifStopped ?? 1);

  await db.reviewAim.create({
    data: {
      userId: grace.id,
      courseId: id,
      examDate: dateOf(addDays(todayOf(), 30)),
      base: 0.8,
      taperDays: 20,
      minutes: 300,
      least: 200,
      recall: 0.96,
      madeOn: dateOf(todayOf()),
    },
  });
  await answered(grace, paper, { answers: 90, kind: "mock", daysAgo: 20 });
  const after = await readinessOf(grace);
  expect(after).toMatchObject({ answers: 150, chance: { words: "about 9 in 10", tested: null } });
  expect(after.recall.onDay).toBe(0.96);
  expect(after.recall.cost).toBeGreaterThan(0);
  expect(await grace.call(contract.listReadiness)).toMatchObject({
    status: 200,
    body: [{ courseId: id, title: "FA", state: "estimate", low: after.low, high: after.high, askResult: false }],
  });
});

test("200 answers of an open mock exam are not in it; those of a finished one are", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper);
  await answered(grace, paper, { answers: 60, share: (at) => at % 2 });
  const before = await readinessOf(grace);
  const open = await answered(grace, paper, { answers: 66, kind: "mock", state: "open", share: () => 1 });
  expect(await readinessOf(grace)).toEqual(before);
  await db.attempt.update({ where: { id: open.id }, data: { state: "finished", finishedAt: new Date() } });
  const after = await readinessOf(grace);
  expect(after.answers).toBe(126);
  expect(after.mark).toBeGreaterThan(before.mark ?? 100);
});

test("200 answers older than 120 days and answers to a question met before are not in it", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper);
  await answered(grace, paper, { answers: 60, daysAgo: 121 });
  const again = await answered(grace, paper, { answers: 30 });
  await db.attemptItem.updateMany({ where: { attemptId: again.id }, data: { first: false } });
  expect(await readinessOf(grace)).toMatchObject({ answers: 0, state: "thin" });
});

test("200 other people's answers are not in it, and neither reads nor lists write anything", async () => {
  const [grace, ada] = [await person("grace"), await person("ada")];
  for (const who of [grace, ada]) await enrolled(who, paper);
  await answered(grace, paper, { answers: 80 });
  expect(await readinessOf(ada)).toMatchObject({ answers: 0, history: [] });
  await readinessOf(grace);
  await grace.call(contract.listReadiness);
  expect(await db.estimate.count({ where: { userId: grace.id } })).toBe(0);
});

test("readiness takes one statement besides the session", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper);
  await answered(grace, paper, { answers: 60 });
  await grace.call(contract.getCalibration);
  expect(await statementsOf(() => readinessOf(grace))).toHaveLength(2);
  expect(await statementsOf(() => grace.call(contract.listReadiness))).toHaveLength(2);
});

test("200 finishing an attempt keeps one estimate a day and tells of the first one once", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper);
  await answered(grace, paper, { answers: 70 });
  const finish = async () => {
    const started = await grace.send<{ id: number }>("POST", "/api/attempts", {
      kind: "mixed",
      courseId: id,
      count: 10,
      tab: TAB,
    });
    await answering(grace, started.body.id, 1, await rightAnswer(started.body.id, 1));
    expect((await grace.send("POST", `/api/attempts/${started.body.id}/finish`, { tab: TAB })).status).toBe(200);
    await pendingWorkDone();
  };
  await finish();
  await finish();
  const [estimate, ...more] = await db.estimate.findMany({ where: { userId: grace.id } });
  expect(more).toEqual([]);
  const { mark, low, high, history } = await readinessOf(grace);
  expect(estimate).toMatchObject({ courseId: id, mark, low, high, day: dateOf(todayOf()) });
  expect(history).toEqual([{ day: todayOf(), mark, low, high }]);
  const { body } = await grace.call(listNotifications);
  expect(body.filter(({ title }) => title === "Your first estimate for FA")).toMatchObject([
    { type: "success", link: `/courses/${id}/readiness` },
  ]);
});

test("an answer counts with how likely its point was still known, as its card said before", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper);
  const { id: attemptId } = await answered(grace, paper, { answers: 2, daysAgo: 1 });
  const memory = { stability: 12.5, difficulty: 5, lastDay: addDays(todayOf(), -31) };
  await db.attemptItem.updateMany({
    where: { attemptId, place: 1 },
    data: { before: { memory, answers: 3, lapses: 0 } },
  });
  await db.attemptItem.updateMany({
    where: { attemptId, place: 2 },
    data: { before: { memory: null, answers: 0, lapses: 0 } },
  });
  const [evidence] = await listEvidence({ id: grace.id, timeZone: "UTC" }, { courseId: id });
  expect(evidence?.answers.map(({ recall }) => recall).sort()).toEqual([recallAfter(30, 12.5), 1]);
});

test("the nightly job follows estimates in the small hours of each student, once a day", async () => {
  const grace = await person("grace", { timeZone: "Asia/Tokyo" });
  await enrolled(grace, paper);
  await answered(grace, paper, { answers: 70, daysAgo: 2 });
  const at = new Date();
  const night = new Date(`${addDays(todayOf(), 1)}T18:30:00Z`);
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  await giveEstimate(grace.id);
  vi.setSystemTime(night);
  await keepNightlyEstimates(night);
  await keepNightlyEstimates(night);
  const days = await db.estimate.findMany({ where: { userId: grace.id }, orderBy: { day: "asc" } });
  expect(days).toHaveLength(2);
  expect(days[1]?.day).toEqual(dateOf(addDays(todayOf(), 1)));
  vi.setSystemTime(new Date(night.getTime() + 12 * 3_600_000));
  await keepNightlyEstimates(new Date());
  expect(await db.estimate.count({ where: { userId: grace.id } })).toBe(2);
  vi.useRealTimers();
});

test("the nightly job looks at a student without an estimate once a night, and one that fails stops nobody", async () => {
  const [thin, grace] = [await person("ada"), await person("grace")];
  for (const who of [thin, grace]) await enrolled(who, paper);
  await answered(thin, paper, { answers: 3, daysAgo: 2 });
  await answered(grace, paper, { answers: 70, daysAgo: 2 });
  for (const student of [thin, grace]) await giveEstimate(student.id);
  const night = new Date(`${addDays(todayOf(), 1)}T03:30:00Z`);
  vi.useFakeTimers({ toFake: ["Date"], now: night });
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  await refusing("Estimate", grace.id, () => keepNightlyEstimates(night));
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ userId: grace.id }), "an estimate was not kept");
  await keepNightlyEstimates(night);
  expect(await db.estimate.count({ where: { userId: grace.id } })).toBe(2);
  expect(await db.estimate.count({ where: { userId: thin.id } })).toBe(1);
  // The zones in use, and who is due: nobody is looked at again.
  expect(await statementsOf(() => keepNightlyEstimates(night))).toHaveLength(2);
  error.mockRestore();
  vi.useRealTimers();
});

test("409 before the exam date and without one; from the day on it is kept with the last estimate before", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper);
  const tell = (body: unknown) => grace.send("PUT", `/api/courses/${id}/exam-result`, body);
  expect(await tell({ outcome: "passed" })).toMatchObject({ status: 409, code: "conflict" });
  await enrolled(grace, paper, addDays(todayOf(), 1));
  expect(await tell({ outcome: "passed" })).toMatchObject({ status: 409, code: "conflict" });
  const examDate = addDays(todayOf(), -1);
  await enrolled(grace, paper, examDate);
  const data = { userId: grace.id, courseId: id, answers: 90, studied: 0.7 };
  await db.estimate.createMany({
    data: [
      { ...data, day: dateOf(addDays(examDate, -1)), mark: 61, low: 52, high: 70, chance: 0.9 },
      { ...data, day: dateOf(examDate), mark: 20, low: 10, high: 30, chance: 0.1 },
    ],
  });
  const params = { id };
  expect((await grace.call(contract.getExamResult, { params })).body).toMatchObject({
    examDate,
    outcome: null,
    ask: true,
  });
  expect(await tell({ outcome: "passed", mark: 64 })).toMatchObject({
    status: 200,
    body: { examDate, outcome: "passed", mark: 64, ask: false },
  });
  expect(await db.examResult.findFirstOrThrow({ where: { userId: grace.id } })).toMatchObject({
    estimate: { day: addDays(examDate, -1), mark: 61, low: 52, high: 70, chance: 0.9 },
  });
  // Telling again corrects it; only an exam that was sat has a mark.
  expect(await tell({ outcome: "absent", mark: 64 })).toMatchObject({
    status: 200,
    body: { outcome: "absent", mark: null },
  });
  expect(await db.examResult.count({ where: { userId: grace.id } })).toBe(1);
  // A new date is another exam.
  await enrolled(grace, paper, addDays(todayOf(), 90));
  expect((await grace.call(contract.getExamResult, { params })).body).toMatchObject({ outcome: null, ask: false });
});

test.each([
  [{ outcome: "won" }],
  [{}],
  [{ outcome: "passed", mark: 101 }],
  [{ outcome: "passed", mark: -1 }],
  [{ outcome: "passed", mark: 50.5 }],
  [{ outcome: "passed", mark: "64" }],
])("400 for %j", async (body) => {
  const grace = await person("grace");
  await enrolled(grace, paper, addDays(todayOf(), -1));
  expect(await grace.send("PUT", `/api/courses/${id}/exam-result`, body)).toMatchObject({
    status: 400,
    code: "invalid_body",
  });
});

test("after a pass the next paper of the body is suggested that was not taken up", async () => {
  const grace = await person("grace");
  const [one, two] = [await courseOf(1), await courseOf(1)];
  for (const [order, course] of [one, two].entries())
    await db.course.update({ where: { id: course.id }, data: { body: "A body", order: 900 + order } });
  await enrolled(grace, one, addDays(todayOf(), -1));
  const tell = (outcome: string) => grace.send("PUT", `/api/courses/${one.id}/exam-result`, { outcome });
  expect(await tell("failed")).toMatchObject({ body: { next: null } });
  expect(await tell("passed")).toMatchObject({ body: { next: { id: two.id, title: two.title } } });
  await enrolled(grace, two);
  expect(await tell("passed")).toMatchObject({ body: { next: null } });
});

test("the job asks once, from the morning after the exam on, and not who has told", async () => {
  const [ada, grace, linus] = [await person("ada"), await person("grace"), await person("linus")];
  const yesterday = addDays(todayOf(), -1);
  for (const who of [ada, grace]) await enrolled(who, paper, yesterday);
  await enrolled(linus, paper, addDays(todayOf(), 3));
  await grace.send("PUT", `/api/courses/${id}/exam-result`, { outcome: "untold" });
  const asked = async (who: Person) =>
    (await who.call(listNotifications)).body.filter(({ title }) => title === "How did it go?").length;
  await askForResults(new Date(`${todayOf()}T05:00:00Z`));
  expect(await asked(ada)).toBe(0);
  for (let round = 0; round < 2; round += 1) await askForResults(new Date(`${todayOf()}T09:00:00Z`));
  expect([await asked(ada), await asked(grace), await asked(linus)]).toEqual([1, 0, 0]);
});

test("200 the calibration shows nothing below 200 results, then tenths with 20 and more, to everybody", async () => {
  const ada = await person("ada");
  const results = async () => (await ada.call(contract.getCalibration)).body;
  const course = await courseOf(1);
  const before = (await results()).results;
  // One in each quarter of a year: of several in a quarter one counts.
  const told = (count: number, from: number, chance: number | null, outcome: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({
      userId: ada.id,
      courseId: course.id,
      examDate: dateOf(addDays("2000-01-01", 92 * (from + at))),
      outcome: outcome(at),
      estimate: chance === null ? {} : { chance },
    }));
  await db.examResult.createMany({
    data: [
      ...told(180, 0, 0.72, (at) => (at % 4 === 0 ? "failed" : "passed")),
      ...told(19 - before, 180, 0.15, () => "failed"),
      ...told(30, 200, null, () => "passed"),
      ...told(30, 230, 0.72, (at) => (at % 2 ? "absent" : "untold")),
    ],
  });
  expect(await results()).toEqual({ results: 199, brier: null, bins: [] });
  await db.examResult.createMany({ data: told(1, 260, 0.72, () => "passed") });
  const body = await results();
  expect(body).toMatchObject({ results: 200, bins: [{ from: 0.7, to: 0.8, count: 181 }] });
  expect(body.bins[0]?.happened).toBeCloseTo(136 / 181);
  expect(body.bins[0]?.said).toBeCloseTo(0.72);
  expect(body.brier).toBeGreaterThan(0);
});

test("200 whoever tells of an exam on every day of a quarter counts once in the calibration", async () => {
  const [ada, course] = [await person("ada"), await courseOf(1)];
  const results = async () => (await ada.call(contract.getCalibration)).body.results;
  const before = await results();
  const own = { userId: ada.id, courseId: course.id, outcome: "passed", estimate: { chance: 0.1 } };
  await db.examResult.createMany({
    data: Array.from({ length: 31 }, (_, at) => ({ ...own, examDate: dateOf(addDays("2026-07-01", at)) })),
  });
  expect(await results()).toBe(before + 1);
});

test("200 estimates and results are in the export of their owner; deleting the account deletes them", async () => {
  const grace = await person("grace");
  await enrolled(grace, paper, addDays(todayOf(), -1));
  await grace.send("PUT", `/api/courses/${id}/exam-result`, { outcome: "passed", mark: 64 });
  await giveEstimate(grace.id, "2027-01-01");
  const { body } = await grace.send<Record<string, object[]>>("GET", "/api/user/export");
  expect(body).toMatchObject({ estimates: [{ low: 40, high: 60 }], examResults: [{ outcome: "passed", mark: 64 }] });
  expect((await grace.send("DELETE", "/api/user", { email: grace.email })).status).toBe(200);
  expect(await db.estimate.count({ where: { userId: grace.id } })).toBe(0);
  expect(await db.examResult.count({ where: { userId: grace.id } })).toBe(0);
});
