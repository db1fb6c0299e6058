import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getPlanSummary, getStudyPlan, type PlanDay, setStudyMinutes } from "@/lib/plan/contract/study-plan";
import { db } from "@/lib/platform/database/db";
import { addDays, dayIn } from "@/lib/platform/time/civil";
import { completeTopic, enroll, setExamDate } from "@/lib/progress/contract";
import { courseOf, type MadeCourse, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const TODAY = "2027-03-20";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T10:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
});

const ahead = (days: number) => addDays(TODAY, days);
const whole = { query: { from: TODAY, to: ahead(365) } };

async function studying(who: Person, course: MadeCourse, examIn: number | null) {
  await who.call(enroll, { params: { id: course.id } });
  const examDate = examIn === null ? null : ahead(examIn);
  await who.call(setExamDate, { params: { id: course.id }, body: { examDate } });
  return course;
}

const tick = (who: Person, id: number, completed = true) =>
  who.call(completeTopic, { params: { id }, body: { completed } });

const planOf = async (who: Person) => (await who.call(getStudyPlan, whole)).body;
const topicsOf = (days: PlanDay[]) => days.flatMap(({ items }) => items.map(({ topicId }) => topicId));

test("401 the plan, its summary and its minutes need a sign-in", async () => {
  for (const [method, path] of [
    ["GET", "/api/user/study-plan"],
    ["GET", "/api/user/study-plan/summary"],
    ["PUT", "/api/user/study-plan"],
  ] as const)
    expect(await visitor().send(method, path)).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("200 each open topic is planned once, in course order, spread evenly until two days before the exam", async () => {
  const grace = await person("grace");
  const course = await studying(grace, await courseOf(4, 4), 9);
  const days = await planOf(grace);
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 8 }, (_, day) => ahead(day)));
  expect(topicsOf(days)).toEqual(course.topics);
  expect(nth(days, 0)).toEqual({
    date: TODAY,
    items: [
      {
        topicId: nth(course.topics, 0),
        courseId: course.id,
        moduleId: nth(course.modules, 0).id,
        title: "Topic 1",
        courseTitle: course.title,
        minutes: 15,
        link: `/courses/${course.id}#topic-${nth(course.topics, 0)}`,
      },
    ],
  });
});

test("200 the plan has only the topics that the free plan opens, and all with Premium", async () => {
  const ada = await person("ada");
  const course = await studying(ada, await courseOf(3, 5), 20);
  expect(topicsOf(await planOf(ada))).toEqual(nth(course.modules, 0).topics);
  expect((await ada.call(getPlanSummary)).body.sentence).toContain("you finish what is open to you on");
  await db.user.update({ where: { id: ada.id }, data: { subscriptionStatus: "active" } });
  expect(topicsOf(await planOf(ada))).toEqual(course.topics);
});

test("200 a student who has completed all free topics learns how much is left and that it needs Premium", async () => {
  const ada = await person("ada");
  const course = await studying(ada, await courseOf(2, 5), 20);
  for (const id of nth(course.modules, 0).topics) await tick(ada, id);
  const { body } = await ada.call(getPlanSummary);
  expect(body).toMatchObject({ courses: [{ topics: 0, closed: 5, next: null }] });
  expect(body.sentence).toBe("You have completed every topic that is open to you.");
  expect(body.locked).toMatch(/ on 9 April: 5 topics left, all behind Premium\.$/);
  await ada.call(setExamDate, { params: { id: course.id }, body: { examDate: null } });
  expect((await ada.call(getPlanSummary)).body).toMatchObject({
    locked: null,
    sentence: "You have completed every topic that is open to you. 5 of 7 topics remain and need Premium.",
  });
});

test("200 an exam behind Premium is named, with what the free plan covers, although another course is planned", async () => {
  const ada = await person("ada");
  const near = await studying(ada, await courseOf(1, 5), 10);
  const far = await studying(ada, await courseOf(3), 40);
  expect((await ada.call(getPlanSummary)).body.locked).toBeNull();
  await tick(ada, nth(near.topics, 0));
  const { body } = await ada.call(getPlanSummary);
  expect(body.locked).toBe(
    `${near.title} on 30 March: 5 topics left, all behind Premium. The free plan covers ${far.title} only.`,
  );
  expect(body.sentence).toContain(`before the exam in ${far.title}.`);
  await ada.call(setExamDate, { params: { id: far.id }, body: { examDate: null } });
  expect((await ada.call(getPlanSummary)).body).toMatchObject({ sentence: null, locked: body.locked });
  await db.user.update({ where: { id: ada.id }, data: { subscriptionStatus: "active" } });
  expect((await ada.call(getPlanSummary)).body.locked).toBeNull();
});

test("200 the plan ends with the last exam of a course that still has open topics", async () => {
  const grace = await person("grace");
  const done = await studying(grace, await courseOf(2), 30);
  for (const id of done.topics) await tick(grace, id);
  const left = await studying(grace, await courseOf(8), 9);
  expect((await grace.call(getPlanSummary)).body.sentence).toMatch(
    new RegExp(`on 27 March, two days before the exam in ${left.title}\\.$`),
  );
});

test("200 no plan without a future exam: no date, a past one, today's, or another person's", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  for (const examIn of [null, -3, 0]) await studying(ada, await courseOf(3), examIn);
  await studying(grace, await courseOf(3), 30);
  expect(await planOf(ada)).toEqual([]);
  expect((await ada.call(getPlanSummary)).body).toMatchObject({ sentence: null, completedToday: 0 });
});

test("200 completing a topic plans anew: the topic is gone, today has nothing more, and un-completing brings it back", async () => {
  const grace = await person("grace");
  const course = await studying(grace, await courseOf(20), 11);
  const first = await planOf(grace);
  expect(nth(first, 0).items).toHaveLength(2);
  await tick(grace, nth(course.topics, 0));
  const second = await planOf(grace);
  expect(topicsOf(second)).toEqual(course.topics.slice(1));
  expect(nth(second, 0)).toMatchObject({ date: TODAY, items: [{ topicId: nth(course.topics, 1) }] });
  await tick(grace, nth(course.topics, 1));
  expect(nth(await planOf(grace), 0).date).toBe(ahead(1));
  expect((await grace.call(getPlanSummary)).body.completedToday).toBe(2);
  await tick(grace, nth(course.topics, 0), false);
  await tick(grace, nth(course.topics, 1), false);
  expect(await planOf(grace)).toEqual(first);
});

test("200 what was not done yesterday is planned from today on", async () => {
  const grace = await person("grace");
  const course = await studying(grace, await courseOf(10), 12);
  vi.setSystemTime(new Date(`${ahead(5)}T10:00:00Z`));
  const days = (await grace.call(getStudyPlan, { query: { from: TODAY, to: ahead(30) } })).body;
  expect(nth(days, 0).date).toBe(ahead(5));
  expect(topicsOf(days)).toEqual(course.topics);
  expect(nth(days, -1).date <= ahead(10)).toBe(true);
});

test("200 today is the student's local day", async () => {
  vi.setSystemTime(new Date(`${TODAY}T23:30:00Z`));
  const away = await person("grace", { timeZone: "Asia/Kolkata" });
  await studying(away, await courseOf(3), 20);
  expect(nth((await away.call(getStudyPlan)).body, 0).date).toBe(dayIn("Asia/Kolkata", new Date()));
});

test("200 from and to select a part of the same plan; without them the response covers four weeks", async () => {
  const grace = await person("grace");
  await studying(grace, await courseOf(60), 70);
  const days = await planOf(grace);
  const cut = (await grace.call(getStudyPlan, { query: { from: ahead(3), to: ahead(9) } })).body;
  expect(cut).toEqual(days.filter(({ date }) => date >= ahead(3) && date <= ahead(9)));
  expect((await grace.call(getStudyPlan)).body).toEqual(days.filter(({ date }) => date <= ahead(27)));
  expect((await grace.call(getStudyPlan, { query: { from: ahead(-60), to: ahead(-30) } })).body).toEqual([]);
});

test("400 for a range that is invalid, too long or reversed", async () => {
  const ada = await person("ada");
  for (const query of [
    "from=2027-02-30",
    "to=tomorrow",
    "from=",
    "from=2027-03-20T10:00:00Z",
    "from=1999-12-31",
    "from=2027-03-20&from=2027-03-21",
    "from=2027-03-20&to=2027-03-19",
    "from=2027-03-20&to=2028-03-20",
    "to=2100-12-31",
  ])
    expect(await ada.send("GET", `/api/user/study-plan?${query}`), query).toMatchObject({
      status: 400,
      code: "invalid_query",
    });
});

test("200 the summary has the totals of the plan, and the next topic of each course with its day", async () => {
  const grace = await person("grace");
  const later = await studying(grace, await courseOf(6), 40);
  const sooner = await studying(grace, await courseOf(8), 9);
  const dateless = await studying(grace, await courseOf(2), null);
  const { body } = await grace.call(getPlanSummary);
  expect(body.courses.map(({ courseId, next, topics }) => [courseId, next?.topicId, next?.date, topics])).toEqual([
    [sooner.id, sooner.topics[0], TODAY, 8],
    [later.id, later.topics[0], ahead(1), 6],
    [dateless.id, dateless.topics[0], null, 2],
  ]);
  expect(body.sentence).toMatch(/^At up to \d+ min a day you finish on \d+ April, \w+ days before the exam in /);
  expect(body.sentence).toContain(later.title);
  expect(nth(body.courses, 0).finishOn).toBe(ahead(7));
});

test("200 the pace is computed from the last four weeks", async () => {
  const grace = await person("grace");
  const course = await studying(grace, await courseOf(20), 60);
  await db.enrollment.updateMany({
    where: { userId: grace.id },
    data: { enrolledAt: new Date(`${ahead(-90)}T10:00:00Z`) },
  });
  for (const [at, topicId] of course.topics.slice(0, 10).entries())
    await db.progress.create({
      data: {
        userId: grace.id,
        topicId,
        completed: true,
        completedAt: new Date(`${ahead(at < 8 ? -at * 3 - 1 : -40)}T10:00:00Z`),
      },
    });
  const { body } = await grace.call(getPlanSummary);
  expect(nth(body.courses, 0).pace).toBe("At 2 topics a week you finish 25 days before the exam.");
});

test("200 the minutes a day that a student sets are stored and used, and the plan reports when they are too few", async () => {
  const grace = await person("grace");
  const course = await studying(grace, await courseOf(4, 4), 9);
  const put = (minutes: number | null) => grace.call(setStudyMinutes, { body: { minutes } });
  const wished = await put(60);
  expect(wished).toMatchObject({
    status: 200,
    body: {
      minutes: 60,
      sentence: "Everything fits. Lessons end on 25 March; then 3 days of practice.",
      fits: true,
      offer: null,
    },
  });
  const days = await planOf(grace);
  expect([...new Set(topicsOf(days))]).toEqual(course.topics);
  // Evenly over the days that hold lessons, as with the same minutes on each weekday.
  expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5].map(ahead));
  expect((await grace.call(getPlanSummary)).body).toEqual(wished.body);
  expect((await put(10)).body).toMatchObject({
    sentence: `It does not fit: ${course.title} needs 2 hours until 29 March, there is 1.`,
    fits: false,
    offer: 30,
  });
  expect((await put(30)).body).toMatchObject({ fits: true, offer: null });
  expect((await put(null)).body).toMatchObject({ minutes: null });
  expect(await planOf(grace)).toHaveLength(8);
});

test("400 for an invalid number of minutes", async () => {
  const ada = await person("ada");
  for (const minutes of [0, 9, 601, -45, 45.5, "45", undefined, [45]])
    expect(await ada.send("PUT", "/api/user/study-plan", { minutes })).toMatchObject({
      status: 400,
      code: "invalid_body",
    });
});

test("the plan and its summary take one statement each besides the session", async () => {
  const grace = await person("grace");
  for (const examIn of [20, 40, 60]) await studying(grace, await courseOf(10, 10), examIn);
  expect(await statementsOf(() => grace.call(getStudyPlan))).toHaveLength(2);
  expect(await statementsOf(() => grace.call(getPlanSummary))).toHaveLength(2);
});
