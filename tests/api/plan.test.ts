import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findUserAsViewer } from "@/lib/accounts/reads/feed";
import {
  getDaysOff,
  getPlan,
  getStudyHours,
  getVerdict,
  type PlannedDay,
  type PlanVerdict,
  setDaysOff,
  setPin,
  setSkips,
  setStudyHours,
  whatIf,
} from "@/lib/plan/contract/plan";
import { getPlanSummary, getStudyPlan, setStudyMinutes } from "@/lib/plan/contract/study-plan";
import { planItems } from "@/lib/plan/feed-items";
import { studyHoursOfPlan } from "@/lib/plan/reads/hours";
import { waitingToday } from "@/lib/plan/reads/reminder";
import { notifyWhoNoLongerFits } from "@/lib/plan/writes/no-longer-fits";
import { db } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, dateOf, weekdayOf } from "@/lib/platform/time/civil";
import type { Practice } from "@/lib/practice/contract/overview";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { completeTopic, enroll, setExamDate } from "@/lib/progress/contract";
import { courseOf, type MadeCourse, nth } from "@/tests/support/courses";
import { candidate, paper } from "@/tests/support/mocks";
import { type Person, person, visitor } from "@/tests/support/people";
import { answering, choiceContent, rightAnswer, TAB } from "@/tests/support/questions";
import { refusing } from "@/tests/support/refusing";
import { giveCards } from "@/tests/support/review";
import { setting } from "@/tests/support/settings";
import { statementsOf } from "@/tests/support/statements";

const TODAY = "2027-03-22";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T10:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
});

const ahead = (days: number) => addDays(TODAY, days);
const whole = { query: { from: TODAY, to: ahead(365) } };
const week = (minutes: number) => new Array<number>(7).fill(minutes);

async function studying(who: Person, course: MadeCourse, examIn: number) {
  await who.call(enroll, { params: { id: course.id } });
  await who.call(setExamDate, { params: { id: course.id }, body: { examDate: ahead(examIn) } });
  return course;
}

/** Her course has this many topics of an hour each. */
async function withHours(minutes: number[], topics: number, examIn: number) {
  const grace = await person("grace");
  const course = await studying(grace, await courseOf(topics), examIn);
  await db.module.updateMany({ where: { courseId: course.id }, data: { duration: topics * 60 } });
  await grace.call(setStudyHours, { body: { minutes } });
  return { grace, course };
}

/** Points of the course's first topic, each answered three days ago. */
async function withCards(who: Person, course: MadeCourse, count: number) {
  const topicId = nth(course.topics, 0);
  await db.point.createMany({
    data: Array.from({ length: count }, (_, order) => ({
      topicId,
      order,
      code: `T${topicId}.point-${order}`,
      statement: `This is the point with the number ${order}.`,
    })),
  });
  await giveCardsOf(who, course.id, topicId);
}

/** A card for each point of the topic, answered three days ago. */
async function giveCardsOf(who: Person, courseId: number, topicId: number) {
  const points = await db.point.findMany({ where: { topicId }, select: { id: true } });
  const pointIds = points.map(({ id }) => id);
  await giveCards(who, courseId, pointIds, { daysAgo: 3, stability: 4, difficulty: 6 });
}

/** A question to each point of the topic, so that reviews may ask it. */
async function withQuestions(topicId: number) {
  const points = await db.point.findMany({ where: { topicId } });
  const content = (code: string) => choiceContent(`q-${topicId}-${code}`);
  for (const { id: pointId, order } of points) {
    const { key, kind, marks, seconds } = content(`${order}`);
    const question = { key, topicId, pointId, kind, source: "written", marks, seconds, state: "live" };
    const { id: questionId } = await db.question.create({ data: { ...question, content: content(`${order}`) } });
    await db.questionVersion.create({ data: { questionId, version: 1, content: content(`${order}`) } });
  }
}

const planOf = async (who: Person) => (await who.call(getPlan, whole)).body;
const lessonsOf = (days: PlannedDay[]) =>
  days.flatMap(({ date, items }) => items.filter(({ kind }) => kind === "learn").map((item) => ({ ...item, date })));

test("401 hours, days off, plan, verdict, what-if, pins and skips need a sign-in", async () => {
  for (const [method, path] of [
    ["GET", "/api/user/study-hours"],
    ["PUT", "/api/user/study-hours"],
    ["GET", "/api/user/days-off"],
    ["PUT", "/api/user/days-off"],
    ["GET", "/api/user/plan"],
    ["GET", "/api/user/plan/verdict"],
    ["POST", "/api/user/plan/what-if"],
    ["PUT", "/api/user/plan/pins/1"],
    ["PUT", "/api/user/plan/skips"],
  ] as const)
    expect(await visitor().send(method, path)).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("200 hours are kept, read back, replaced and taken back; the answer has the verdict", async () => {
  const { grace } = await withHours([0, 30, 30, 30, 30, 120, 720], 4, 60);
  expect((await grace.call(getStudyHours)).body).toEqual({ minutes: [0, 30, 30, 30, 30, 120, 720] });
  // The dashboard takes them from the plan, which it reads anyway.
  const viewer = { id: grace.id, timeZone: "UTC" } as Viewer;
  expect(await studyHoursOfPlan(viewer)).toEqual((await grace.call(getStudyHours)).body);
  const put = await grace.call(setStudyHours, { body: { minutes: week(60) } });
  expect(put.body.verdict).toEqual((await grace.call(getVerdict)).body);
  expect(put.body.verdict).toMatchObject({ fits: true, ways: [] });
  await grace.call(setStudyHours, { body: { minutes: null } });
  expect((await grace.call(getStudyHours)).body).toEqual({ minutes: null });
  expect(await studyHoursOfPlan(viewer)).toEqual({ minutes: null });
});

test("400 for hours of six or eight days, beyond 720, below 0, in other steps, or no numbers", async () => {
  const ada = await person("ada");
  for (const minutes of [
    week(30).slice(1),
    [...week(30), 30],
    week(721),
    week(-5),
    week(7),
    week(7.5),
    ["30"],
    "30",
    undefined,
  ])
    expect(await ada.send("PUT", "/api/user/study-hours", { minutes })).toMatchObject({
      status: 400,
      code: "invalid_body",
    });
});

test("200 days off: one given twice counts once, past ones stay, and nothing is planned on them", async () => {
  const { grace } = await withHours(week(60), 10, 30);
  await db.dayOff.create({ data: { userId: grace.id, day: new Date(`${ahead(-3)}T00:00:00Z`) } });
  const set = (days: string[]) => grace.call(setDaysOff, { body: { days } });
  expect((await set([ahead(2), ahead(1), ahead(2), ahead(-1)])).body).toEqual({ days: [ahead(1), ahead(2)] });
  expect((await grace.call(getDaysOff)).body).toEqual({ days: [ahead(1), ahead(2)] });
  const days = await planOf(grace);
  expect(days.slice(1, 3)).toEqual([
    { date: ahead(1), room: 0, items: [] },
    { date: ahead(2), room: 0, items: [] },
  ]);
  expect((await set([])).body).toEqual({ days: [] });
  expect(await db.dayOff.count({ where: { userId: grace.id } })).toBe(1);
});

test("400 for 367 days off, one more than 366 days ahead, and a day that does not exist", async () => {
  const ada = await person("ada");
  const many = Array.from({ length: 367 }, (_, at) => ahead(at));
  for (const days of [many, [ahead(367)], ["2026-02-30"], ["tomorrow"], [1], "2027-04-01", undefined])
    expect(await ada.send("PUT", "/api/user/days-off", { days })).toMatchObject({ status: 400, code: "invalid_body" });
});

test("200 the plan fills the weekdays that have room, and no day beyond it", async () => {
  const { grace, course } = await withHours([0, 60, 0, 60, 0, 120, 0], 12, 60);
  const days = await planOf(grace);
  expect(lessonsOf(days).map(({ topicId }) => topicId)).toEqual(course.topics);
  for (const { date, room, items } of days) {
    const minutes = nth([0, 60, 0, 60, 0, 120, 0], weekdayOf(date));
    // The day before the exam is for its reviews.
    expect(room).toBe(date === ahead(59) ? minutes / 2 : minutes);
    expect(items.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(room);
  }
  const old = (await grace.call(getStudyPlan, whole)).body;
  expect(old.flatMap(({ date, items }) => items.map(({ topicId }) => [date, topicId]))).toEqual(
    lessonsOf(days).map(({ date, topicId }) => [date, topicId]),
  );
});

test("200 a topic completed today stands in today's list as done", async () => {
  const { grace, course } = await withHours(week(60), 6, 40);
  await grace.call(completeTopic, { params: { id: nth(course.topics, 0) }, body: { completed: true } });
  const [today] = await planOf(grace);
  expect(today?.items).toMatchObject([{ kind: "learn", topicId: nth(course.topics, 0), done: true }]);
});

test("400 for a range that is too long, reversed or invalid", async () => {
  const ada = await person("ada");
  for (const query of ["from=2027-01-01&to=2028-02-05", "from=2027-03-20&to=2027-03-19", "from=2027-02-30"])
    expect(await ada.send("GET", `/api/user/plan?${query}`), query).toMatchObject({
      status: 400,
      code: "invalid_query",
    });
});

test("200 the verdict names what is missing; each way fits when it is applied as it says", async () => {
  for (const kind of ["more-minutes", "leave-out", "later"]) {
    const { grace, course } = await withHours(week(30), 20, 33);
    const { body } = await grace.call(getVerdict);
    expect(body).toMatchObject({ fits: false, courses: [{ courseId: course.id, hoursNeeded: 20, hoursThere: 16.3 }] });
    expect(body.sentence).toBe(`It does not fit: ${course.title} needs 20 hours until 24 April, there are 16.`);
    expect(body.ways.map((way) => way.kind)).toEqual(["more-minutes", "leave-out", "later"]);
    expect(body.courses[0]?.unplaced).toBeGreaterThan(0);
    const way = body.ways.find((one) => one.kind === kind);
    const apply = way?.apply;
    if (!apply) throw new Error(`There is no way '${kind}' to apply.`);
    expect(await grace.send(apply.method, apply.path, apply.body)).toMatchObject({ status: 200 });
    expect((await grace.call(getVerdict)).body, way?.sentence).toMatchObject({ fits: true, ways: [] });
  }
});

test("200 a later date or more minutes are offered only if they fit with the reviews that they bring", async () => {
  for (const [cards, minutes, examIn] of [
    [150, 30, 40],
    [250, 25, 30],
    [400, 40, 21],
  ] as const) {
    const { grace, course } = await withHours(week(minutes), 12, examIn);
    await withCards(grace, course, cards);
    await grace.call(setStudyHours, { body: { minutes: week(minutes) } });
    const { fits, ways } = (await grace.call(getVerdict)).body;
    expect(fits).toBe(false);
    expect(ways.map(({ kind }) => kind)).toContain("later");
    for (const { kind, sentence, apply } of ways) {
      if (kind === "leave-out" || !apply) continue;
      expect(await grace.send(apply.method, apply.path, apply.body)).toMatchObject({ status: 200 });
      expect((await grace.call(getVerdict)).body, `${cards} cards: ${sentence}`).toMatchObject({ fits: true });
      await grace.call(setStudyHours, { body: { minutes: week(minutes) } });
      await grace.call(setExamDate, { params: { id: course.id }, body: { examDate: ahead(examIn) } });
    }
  }
});

test.each([
  ["with study hours", week(200)],
  ["in the even plan", null],
])("200 verdict, plan, calendar and feed have the same mock exams, day by day, %s", async (_, minutes) => {
  const [grace, { id }] = [await candidate(), await paper()];
  await grace.call(setExamDate, { params: { id }, body: { examDate: ahead(30) } });
  await grace.call(setStudyHours, { body: { minutes } });
  const viewer = (await findUserAsViewer(grace.id)) as Viewer;
  const asked: number[] = [];
  for (let day = 0; day < 30; day += 1) {
    vi.setSystemTime(new Date(`${ahead(day)}T10:00:00Z`));
    const days = (await grace.call(getPlan, { query: { from: ahead(day), to: ahead(60) } })).body;
    const planned = days.filter(({ items }) => items.some(({ kind }) => kind === "mock")).map(({ date }) => date);
    expect((await grace.call(getVerdict)).body.courses[0]?.mocks, `day ${day}`).toEqual(planned);
    const fed = (await planItems(viewer)).filter(({ category }) => category === "MOCK EXAM");
    expect(fed.map(({ when }) => "day" in when && when.day)).toEqual(planned);
    if (planned.includes(ahead(day))) asked.push(30 - day);
  }
  expect(asked).toEqual([14, 6]);
});

test("200 an exam that is set 20 days before has one mock exam, also when another date was set before", async () => {
  const [grace, { id }] = [await candidate(), await paper()];
  await grace.call(setStudyHours, { body: { minutes: week(200) } });
  for (const [days, before] of [
    [60, [46, 54]],
    [20, [15]],
    [20, [15]],
  ] as const) {
    await grace.call(setExamDate, { params: { id }, body: { examDate: ahead(days) } });
    expect((await grace.call(getVerdict)).body.courses[0]?.mocks).toEqual(before.map(ahead));
  }
  const { body } = await grace.call(whatIf, { body: { examDates: [{ courseId: id, examDate: ahead(60) }] } });
  expect(body.courses[0]?.mocks).toEqual([ahead(46), ahead(54)]);
});

test("200 the verdict says for which paper no day has room for a mock exam", async () => {
  const [grace, { id }] = [await candidate(), await paper()];
  await grace.call(setExamDate, { params: { id }, body: { examDate: ahead(60) } });
  const saved = async (minutes: number) =>
    (await grace.call(setStudyHours, { body: { minutes: week(minutes) } })).body.verdict;
  const short = await saved(90);
  expect(short).toMatchObject({ fits: true, courses: [{ mocks: [] }] });
  expect(short.sentence).toMatch(/^Everything fits\. .* No day has room for a mock exam in MA\.$/);
  const long = await saved(180);
  expect(long.courses[0]?.mocks).toHaveLength(2);
  expect(long.sentence).toMatch(/two mock exams[^.]*\.$/);
});

test("200 without study hours the verdict counts the mock exams that the plan holds", async () => {
  const [grace, { id }] = [await candidate(), await paper()];
  await grace.call(setExamDate, { params: { id }, body: { examDate: ahead(60) } });
  const planned = (await planOf(grace)).filter(({ items }) => items.some(({ kind }) => kind === "mock"));
  const lessons = lessonsOf(await planOf(grace)).reduce((sum, { minutes }) => sum + minutes, 0);
  const { sentence, courses } = (await grace.call(getVerdict)).body;
  const [course] = courses;
  expect(sentence).toMatch(/^At up to .+ Two mock exams, 3 h each with going through them, come on top\.$/);
  expect((await grace.call(getPlanSummary)).body.sentence).toBe(sentence);
  expect(course?.mocks).toEqual(planned.map(({ date }) => date));
  expect(course?.mocks).toHaveLength(2);
  expect(course?.hoursNeeded).toBe(Math.round((lessons + 120) / 6) / 10);
});

test("200 a plan that leaves out what is behind Premium does not say that everything fits", async () => {
  const ada = await person("ada");
  await studying(ada, await courseOf(4, 4), 30);
  const { verdict } = (await ada.call(setStudyHours, { body: { minutes: week(60) } })).body;
  expect(verdict).toMatchObject({ fits: true, courses: [{ closed: 4 }] });
  expect(verdict.sentence).toMatch(/^Everything fits\. Lessons end on .* \d+ topics need Premium\.$/);
  expect((await ada.call(getPlanSummary)).body.sentence).toBe(verdict.sentence);
});

test("200 the summary's sentence is the verdict's once there are study hours", async () => {
  const { grace } = await withHours(week(60), 6, 40);
  const { sentence } = (await grace.call(getVerdict)).body;
  expect(sentence).toMatch(/^Everything fits\. Lessons end on \d+ April; then \d+ days of practice/);
  expect((await grace.call(getPlanSummary)).body.sentence).toBe(sentence);
});

test("200 what-if gives what applying gives, and keeps nothing", async () => {
  const { grace, course } = await withHours(week(30), 20, 33);
  const before = (await grace.call(getVerdict)).body;
  const skips = course.topics.slice(0, 3);
  const body = {
    minutes: week(45),
    daysOff: [ahead(3)],
    examDates: [{ courseId: course.id, examDate: ahead(50) }],
    skips,
  };
  const asked = (await grace.call(whatIf, { body })).body;
  expect((await grace.call(getVerdict)).body).toEqual(before);
  expect((await grace.call(getDaysOff)).body).toEqual({ days: [] });
  await grace.call(setStudyHours, { body: { minutes: week(45) } });
  await grace.call(setDaysOff, { body: { days: [ahead(3)] } });
  await grace.call(setExamDate, { params: { id: course.id }, body: { examDate: ahead(50) } });
  await grace.call(setSkips, { body: { topicIds: skips } });
  expect((await grace.call(getVerdict)).body).toEqual(asked);
});

test("200 what-if forecasts the recall of the exam day for other hours, as saving them does", async () => {
  const { grace, course } = await withHours(week(5), 6, 40);
  await withCards(grace, course, 120);
  const recallOf = ({ courses }: PlanVerdict) => courses[0]?.recallOnDay ?? 0;
  const ask = async (minutes: number[]) => (await grace.call(whatIf, { body: { minutes } })).body;
  const saved = async (minutes: number[]) => (await grace.call(setStudyHours, { body: { minutes } })).body.verdict;
  const little = await saved(week(5));
  expect((await grace.call(getVerdict)).body).toEqual(little);
  expect(await ask(week(5))).toEqual(little);
  const much = await ask(week(90));
  expect(recallOf(much)).toBeGreaterThan(recallOf(little) + 0.05);
  expect((await grace.call(getVerdict)).body).toEqual(little);
  expect(await saved(week(90))).toEqual(much);

  // A later exam leaves more to forget; no exam leaves nothing to forecast.
  const later = { body: { examDates: [{ courseId: course.id, examDate: ahead(80) }] } };
  const asked = (await grace.call(whatIf, later)).body;
  const none = { body: { examDates: [{ courseId: course.id, examDate: null }] } };
  expect((await grace.call(whatIf, none)).body.courses[0]).toMatchObject({ examDate: null, recallOnDay: null });
  await grace.call(setExamDate, { params: { id: course.id }, body: { examDate: ahead(80) } });
  expect((await grace.call(getVerdict)).body).toEqual(asked);
});

test("400 what-if refuses what the calls refuse, and more than 20 exam dates", async () => {
  const ada = await person("ada");
  const dates = Array.from({ length: 21 }, (_, at) => ({ courseId: at + 1, examDate: ahead(30) }));
  for (const body of [
    { minutes: week(7) },
    { daysOff: ["2026-02-30"] },
    { examDates: dates },
    { skips: Array(501).fill(1) },
  ])
    expect(await ada.send("POST", "/api/user/plan/what-if", body)).toMatchObject({ status: 400, code: "invalid_body" });
});

test("what-if refuses what applying it would: foreign topics and courses, and days off too far ahead", async () => {
  const { grace, course } = await withHours(week(60), 6, 40);
  const foreign = await courseOf(1);
  const topicId = nth(foreign.topics, 0);
  const [done] = course.topics;
  await grace.call(completeTopic, { params: { id: done ?? 0 }, body: { completed: true } });
  const ask = (body: object) => grace.send("POST", "/api/user/plan/what-if", body);
  const exam = (courseId: number) => ({ examDates: [{ courseId, examDate: ahead(50) }] });
  for (const skips of [[topicId], [nth(course.topics, 1), 2_000_000_000]])
    expect(await ask({ skips })).toMatchObject({ status: 404, message: "Topic not found" });
  expect(await ask(exam(foreign.id))).toMatchObject({ status: 403, code: "not_enrolled" });
  expect(await ask(exam(2_000_000_000))).toMatchObject({ status: 404, code: "not_found" });
  expect(await ask({ daysOff: [ahead(367)] })).toMatchObject({ status: 400, code: "invalid_body" });
  expect(await ask({ skips: course.topics, daysOff: [ahead(366)], ...exam(course.id) })).toMatchObject({ status: 200 });
});

test("200 a topic is moved to another day and back; the others keep their order", async () => {
  const { grace, course } = await withHours(week(60), 6, 40);
  const before = await planOf(grace);
  const topicId = nth(course.topics, 0);
  expect(await grace.call(setPin, { params: { id: topicId }, body: { date: ahead(9) } })).toMatchObject({
    status: 200,
  });
  const moved = lessonsOf(await planOf(grace));
  expect(moved.find((item) => item.topicId === topicId)?.date).toBe(ahead(9));
  expect(moved.filter((item) => item.topicId !== topicId).map((item) => item.topicId)).toEqual(course.topics.slice(1));
  await grace.call(setPin, { params: { id: topicId }, body: { date: null } });
  expect(await planOf(grace)).toEqual(before);
});

test("200 a topic left out is not planned; without it in the list it is planned again", async () => {
  const { grace, course } = await withHours(week(60), 6, 40);
  await grace.call(setSkips, { body: { topicIds: [nth(course.topics, 1), nth(course.topics, 1)] } });
  expect(lessonsOf(await planOf(grace)).map(({ topicId }) => topicId)).not.toContain(nth(course.topics, 1));
  await grace.call(setSkips, { body: { topicIds: [] } });
  expect(lessonsOf(await planOf(grace)).map(({ topicId }) => topicId)).toEqual(course.topics);
});

test("404 for topics of courses in which the caller is not enrolled, and for unknown ones", async () => {
  const ada = await person("ada");
  const foreign = nth((await courseOf(1)).topics, 0);
  for (const topicId of [foreign, 2_000_000_000]) {
    expect(await ada.send("PUT", `/api/user/plan/pins/${topicId}`, { date: ahead(3) })).toMatchObject({ status: 404 });
    expect(await ada.send("PUT", "/api/user/plan/skips", { topicIds: [topicId] })).toMatchObject({ status: 404 });
  }
  expect(await db.planPin.count({ where: { userId: ada.id } })).toBe(0);
});

test("200 nobody's hours, days off, pins and skips touch another person's plan", async () => {
  const { grace, course } = await withHours(week(60), 6, 40);
  const before = await planOf(grace);
  const ada = await person("ada");
  await studying(ada, course, 40);
  await ada.call(setStudyHours, { body: { minutes: week(15) } });
  await ada.call(setDaysOff, { body: { days: [ahead(1)] } });
  await ada.call(setPin, { params: { id: nth(course.topics, 0) }, body: { date: ahead(5) } });
  await ada.call(setSkips, { body: { topicIds: course.topics.slice(0, 2) } });
  expect(await planOf(grace)).toEqual(before);
});

test("200 a wish of minutes for every day takes the place of study hours", async () => {
  const { grace } = await withHours(week(60), 6, 40);
  await grace.call(setStudyMinutes, { body: { minutes: 45 } });
  expect((await grace.call(getStudyHours)).body).toEqual({ minutes: null });
  expect((await grace.call(getVerdict)).body.courses[0]?.hoursThere).toBe(Math.round((45 * 39 + 22) / 6) / 10);
});

test("200 a wish for every day and the same minutes on each weekday give the same plan and verdict", async () => {
  const { grace } = await withHours(week(45), 6, 40);
  const [plan, verdict] = [await planOf(grace), (await grace.call(getVerdict)).body];
  await grace.call(setStudyMinutes, { body: { minutes: 45 } });
  expect(await planOf(grace)).toEqual(plan);
  expect((await grace.call(getVerdict)).body).toEqual(verdict);
  expect((await grace.call(getPlanSummary)).body.sentence).toBe(verdict.sentence);
});

test("200 without hours it is the even plan; a day off is free all the same", async () => {
  const grace = await person("grace");
  await studying(grace, await courseOf(10), 12);
  expect((await grace.call(getVerdict)).body).toMatchObject({ fits: true, ways: [], courses: [{ hoursThere: null }] });
  const lessons = (await grace.call(getStudyPlan, whole)).body;
  expect(lessonsOf(await planOf(grace)).map(({ date }) => date)).toEqual(
    lessons.flatMap(({ date, items }) => items.map(() => date)),
  );
  await grace.call(setDaysOff, { body: { days: [ahead(1)] } });
  const days = await planOf(grace);
  expect(days.find(({ date }) => date === ahead(1))?.items).toEqual([]);
  expect(lessonsOf(days)).toHaveLength(10);
});

const reviewOf = async (who: Person) =>
  (await planOf(who))[0]?.items.find(({ kind }) => kind === "review")?.minutes ?? 0;
const queued = async (who: Person) => (await who.send<Practice>("GET", "/api/user/practice")).body.reviews.minutes;

test.each([
  ["nothing is due", 0, 0],
  ["a few points are due", 3, 0],
  ["more is due than fits", 90, 0],
  ["more is due than fits, without study hours", 90, null],
])("200 today's reviews take as many minutes in the plan as in practice: %s", async (_, count, minutes) => {
  const { grace, course } = await withHours(week(60), 6, 40);
  if (minutes === null) await grace.call(setStudyHours, { body: { minutes } });
  await withCards(grace, course, count);
  await withQuestions(nth(course.topics, 0));
  await db.card.updateMany({ where: { userId: grace.id }, data: { stability: 1, lastDay: dateOf(ahead(-20)) } });
  const waits = await queued(grace);
  expect(waits > 0).toBe(count > 0);
  expect(await reviewOf(grace)).toBe(waits);
  await grace.call(setDaysOff, { body: { days: [TODAY] } });
  expect([await queued(grace), await reviewOf(grace)]).toEqual([0, 0]);
});

test("200 a review of today that is done stays in the plan with the minutes it took", async () => {
  const { grace, course } = await withHours(week(60), 6, 40);
  await withCards(grace, course, 2);
  const topicId = nth(course.topics, 0);
  await withQuestions(topicId);
  await db.card.updateMany({ where: { userId: grace.id }, data: { stability: 1, lastDay: dateOf(ahead(-20)) } });
  const attempt = (await grace.send<Attempt>("POST", "/api/attempts", { kind: "review", tab: TAB })).body;
  for (const { place } of attempt.items)
    await answering(grace, attempt.id, place, await rightAnswer(attempt.id, place), { seconds: 90 });
  expect(await queued(grace)).toBe(0);
  expect((await planOf(grace))[0]?.items[0]).toMatchObject({ kind: "review", minutes: 3, done: true });
});

test("200 on the day of a mock exam reviews take what it leaves of the day, and no more", async () => {
  const [grace, { id, topics }] = [await candidate(), await paper()];
  await db.module.updateMany({ where: { courseId: id }, data: { duration: 10 } });
  // Seven days before the exam only one day has room for the mock exam: today, with all of it but ten minutes.
  await grace.call(setExamDate, { params: { id }, body: { examDate: ahead(7) } });
  await grace.call(setStudyHours, { body: { minutes: [190, 0, 0, 0, 0, 0, 0] } });
  const points = await db.point.findMany({ where: { topicId: { in: topics } }, take: 40 });
  await db.card.createMany({
    data: points.map(({ id: pointId }) => ({
      userId: grace.id,
      pointId,
      courseId: id,
      stability: 1,
      difficulty: 6,
      lastDay: dateOf(ahead(-20)),
      answers: 1,
      lapses: 0,
    })),
  });
  const [today] = await planOf(grace);
  const minutes = today?.items.reduce((sum, item) => sum + item.minutes, 0) ?? 0;
  expect(today?.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["mock", "go-through"]));
  expect(await queued(grace)).toBeGreaterThan(10);
  expect(await reviewOf(grace)).toBeLessThanOrEqual(10);
  expect(minutes).toBeLessThanOrEqual(today?.room ?? 0);
});

test("200 in the even plan today is as long as what stands on it, done or not", async () => {
  const { grace, course } = await withHours(week(60), 6, 40);
  await grace.call(setStudyHours, { body: { minutes: null } });
  await withCards(grace, course, 30);
  await withQuestions(nth(course.topics, 0));
  await db.card.updateMany({ where: { userId: grace.id }, data: { stability: 1, lastDay: dateOf(ahead(-20)) } });
  await grace.call(completeTopic, { params: { id: nth(course.topics, 0) }, body: { completed: true } });
  const [today] = await planOf(grace);
  expect(today?.items.map(({ kind, done }) => [kind, done])).toEqual(
    expect.arrayContaining([
      ["review", false],
      ["learn", true],
    ]),
  );
  expect(today?.room).toBe(today?.items.reduce((sum, { minutes }) => sum + minutes, 0));
});

test("the plan and its verdict take at most three statements, the session's among them", async () => {
  const { grace } = await withHours(week(60), 6, 40);
  expect((await statementsOf(() => grace.call(getPlan))).length).toBeLessThanOrEqual(3);
  expect((await statementsOf(() => grace.call(getVerdict))).length).toBeLessThanOrEqual(3);
});

test("a verdict with ways takes at most three statements, with reviews and mock exams as well", async () => {
  const [grace, course] = [await candidate(), await paper()];
  const [first] = await db.topic.findMany({ where: { module: { courseId: course.id } }, orderBy: { id: "asc" } });
  await giveCardsOf(grace, course.id, first?.id ?? 0);
  await db.module.updateMany({ where: { courseId: course.id }, data: { duration: 200 } });
  await grace.call(setExamDate, { params: { id: course.id }, body: { examDate: ahead(25) } });
  await grace.call(setStudyHours, { body: { minutes: week(30) } });
  let ways: PlanVerdict["ways"] = [];
  const statements = await statementsOf(async () => {
    ways = (await grace.call(getVerdict)).body.ways;
  });
  expect(ways.map(({ kind }) => kind)).toContain("later");
  expect(statements.length).toBeLessThanOrEqual(3);
});

test("a plan that no longer fits over night is told once, not one that its student made too small", async () => {
  const { grace, course } = await withHours(week(60), 27, 30);
  const { grace: other } = await withHours(week(20), 27, 30);
  expect((await grace.call(getVerdict)).body.fits).toBe(true);
  const night = async (day: string) => {
    vi.setSystemTime(new Date(`${day}T03:10:00Z`));
    await notifyWhoNoLongerFits(new Date(), findUserAsViewer);
  };
  for (const days of [1, 2, 3, 3, 4, 5]) await night(ahead(days));
  const told = await db.notification.findMany({ where: { userId: { in: [grace.id, other.id] }, type: "warning" } });
  expect(told).toMatchObject([
    {
      userId: grace.id,
      title: "Your plan no longer fits",
      cause: `plan:${course.id}:${ahead(30)}`,
      link: "/calendar?plan=1",
    },
  ]);
  expect(told[0]?.message).toMatch(/^It does not fit: /);
});

const lookAt = async (day: string, hour: string, find = findUserAsViewer) => {
  vi.setSystemTime(new Date(`${day}T${hour}:10:00Z`));
  await notifyWhoNoLongerFits(new Date(), find);
};
const toldOf = ({ id: userId }: Person) => db.notification.count({ where: { userId, type: "warning" } });

test("a plan that no longer fits is told at five as well, and after nights without the hourly call", async () => {
  const { grace } = await withHours(week(60), 27, 30);
  const { grace: other } = await withHours(week(60), 27, 30);
  await db.studyHours.deleteMany({ where: { userId: other.id } });
  await lookAt(ahead(1), "05");
  expect(await toldOf(grace)).toBe(0);
  await lookAt(ahead(5), "04");
  expect(await toldOf(grace)).toBe(1);
});

test("who was not reached in the night's first call is looked at in its next one", async () => {
  const students = [await withHours(week(60), 6, 40), await withHours(week(60), 6, 40)].map(({ grace }) => grace.id);
  const clock = vi.spyOn(performance, "now");
  const seen: string[] = [];
  const slowly = async (userId: string) => {
    if (students.includes(userId)) seen.push(userId);
    const owner = await findUserAsViewer(userId);
    if (students.includes(userId)) clock.mockReturnValue(1_000_000 + seen.length * 30_000);
    return owner;
  };
  for (const hour of ["03", "04", "05"]) {
    clock.mockReturnValue(1_000_000);
    await lookAt(ahead(1), hour, slowly);
  }
  clock.mockRestore();
  expect(seen.sort()).toEqual(students.sort());
});

test("one student whose plan cannot be looked at does not keep the others from being told", async () => {
  const { grace: first } = await withHours(week(60), 27, 30);
  const { grace: second } = await withHours(week(60), 27, 30);
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  await refusing("Notification", first.id, async () => {
    for (const days of [1, 2, 3, 4, 5]) await lookAt(ahead(days), "03");
  });
  expect(await toldOf(second)).toBe(1);
  expect(await toldOf(first)).toBe(0);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ userId: first.id }), "a plan was not looked at");
  await lookAt(ahead(6), "03");
  expect(await toldOf(first)).toBe(1);
  error.mockRestore();
});

test("the reminder says what today's plan holds", async () => {
  const { grace } = await withHours(week(60), 6, 40);
  const viewer = await findUserAsViewer(grace.id);
  if (!viewer) throw new Error("Grace was not found.");
  expect(await waitingToday(viewer, { points: 17, minutes: 18 })).toBe(
    "17 points to review and 1 lesson, about 1 h 18 min.",
  );
});

test.each([
  ["forecasts", (ada: Person) => ada.call(whatIf, { body: { minutes: week(60) } })],
  ["verdicts, which try the ways out of a plan", (ada: Person) => ada.call(getVerdict)],
])("429 after sixty %s in a minute, as each takes long", async (_, call) => {
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  const ask = () => call(ada);
  const found = await Promise.all(Array.from({ length: 63 }, ask));
  expect(found.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(found.filter(({ status }) => status === 429)).toHaveLength(3);
});
