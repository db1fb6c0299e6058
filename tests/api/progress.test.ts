import { expect, test } from "vitest";
import { getCourse } from "@/lib/courses/contract";
import { db } from "@/lib/platform/database/db";
import { addDays, dayIn } from "@/lib/platform/time/civil";
import { completeTopic, enroll, getProgress, leave, listMyCourses, setExamDate } from "@/lib/progress/contract";
import { recordVisit } from "@/lib/progress/writes";
import { courseOf, type MadeCourse, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const tick = (who: Person, id: number, completed = true) =>
  who.call(completeTopic, { params: { id }, body: { completed } });

const join = (who: Person, { id }: MadeCourse) => who.call(enroll, { params: { id } });

/** The nth topic of the first module, and a topic of the second. */
const free = (course: MadeCourse, at = 0) => nth(nth(course.modules, 0).topics, at);
const paid = (course: MadeCourse) => nth(nth(course.modules, 1).topics, 0);

test("401 studying needs a sign-in", async () => {
  const course = await courseOf(1);
  const calls = [
    ["POST", `/api/courses/${course.id}/enroll`],
    ["DELETE", `/api/courses/${course.id}/enroll`],
    ["POST", `/api/courses/${course.id}/exam-date`],
    ["POST", `/api/topics/${free(course)}/complete`],
    ["GET", "/api/user/courses"],
    ["GET", "/api/user/progress"],
  ] as const;
  for (const [method, path] of calls)
    expect(await visitor().send(method, path)).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("201 enrolling returns the course as the list shows it; 200 again, with nothing changed", async () => {
  const ada = await person("ada");
  const course = await courseOf(2, 1);
  const first = await join(ada, course);
  expect(first).toMatchObject({ status: 201, body: { id: course.id, progress: 0, totalTopics: 3, examDate: null } });
  expect((await ada.call(listMyCourses)).body).toEqual([first.body]);
  const again = await join(ada, course);
  expect(again).toMatchObject({ status: 200, body: first.body });
});

test("201 for one of thirty-two enrolments at once, and one row", async () => {
  const ada = await person("ada");
  const course = await courseOf(1);
  const answers = await Promise.all(Array.from({ length: 32 }, () => join(ada, course)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(31).fill(200), 201]);
  expect(await db.enrollment.count({ where: { userId: ada.id } })).toBe(1);
});

test("404 enrolling while the course is deleted leaves no row behind", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => person("ada")));
  const course = await courseOf(1);
  const enrolling = people.map((who) => join(who, course));
  await db.course.delete({ where: { id: course.id } });
  const answers = await Promise.all(enrolling);
  expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
  expect(await db.enrollment.count({ where: { courseId: course.id } })).toBe(0);
});

test("404 for a course or topic that does not exist", async () => {
  const ada = await person("ada");
  expect(await ada.call(enroll, { params: { id: 999_999 } })).toMatchObject({
    status: 404,
    message: "Course not found",
  });
  expect(await ada.call(leave, { params: { id: 999_999 } })).toMatchObject({
    status: 404,
    message: "Course not found",
  });
  expect(await tick(ada, 999_999)).toMatchObject({ status: 404, message: "Topic not found" });
});

test("200 leaving keeps the progress, and it counts again after enrolling again", async () => {
  const ada = await person("ada");
  const course = await courseOf(2);
  await join(ada, course);
  await tick(ada, free(course));
  expect(await ada.call(leave, { params: { id: course.id } })).toMatchObject({
    status: 200,
    body: { id: course.id, enrolled: false },
  });
  expect((await ada.call(listMyCourses)).body).toEqual([]);
  expect((await ada.call(getProgress)).body).toMatchObject({ enrolledCourses: 0, completedTopics: 0, totalTopics: 0 });
  expect((await ada.call(leave, { params: { id: course.id } })).status).toBe(200);
  expect((await join(ada, course)).body).toMatchObject({ progress: 50, completedTopics: 1 });
});

test("200 every signed-in user may complete topics of the first module", async () => {
  const ada = await person("ada");
  const course = await courseOf(4, 1);
  const { status, body } = await tick(ada, free(course));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    topicId: free(course),
    completed: true,
    course: { id: course.id, progress: 20, completedTopics: 1, totalTopics: 5 },
  });
  expect(Date.parse(body.completedAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("403 not_enrolled for a later module, with Premium and for admins too", async () => {
  const course = await courseOf(1, 1);
  for (const name of ["ada", "grace", "root"]) {
    const who = await person(name);
    expect(await tick(who, paid(course))).toMatchObject({ status: 403, code: "not_enrolled" });
    expect(await db.progress.count({ where: { userId: who.id } })).toBe(0);
  }
});

test("403 a free student can neither complete nor un-complete a topic behind Premium", async () => {
  const ada = await person("ada");
  const course = await courseOf(1, 1);
  await join(ada, course);
  const refusal = {
    status: 403,
    code: "subscription_required",
    message: "This content requires a premium subscription.",
  };
  expect(await tick(ada, paid(course))).toMatchObject(refusal);
  await db.progress.create({
    data: { userId: ada.id, topicId: paid(course), completed: true, completedAt: new Date() },
  });
  expect(await tick(ada, paid(course), false)).toMatchObject(refusal);
  expect((await ada.call(listMyCourses)).body).toMatchObject([{ completedTopics: 1 }]);
});

test("200 with Premium and an enrolment every module is open", async () => {
  const grace = await person("grace");
  const course = await courseOf(1, 1);
  await join(grace, course);
  expect((await tick(grace, paid(course))).body.course).toMatchObject({ progress: 50, completedTopics: 1 });
});

test("200 completing sets and never toggles; the first completion time stays", async () => {
  const ada = await person("ada");
  const course = await courseOf(1);
  const first = await tick(ada, free(course));
  expect((await tick(ada, free(course))).body).toEqual(first.body);
  const taken = await tick(ada, free(course), false);
  expect(taken.body).toMatchObject({ completed: false, completedAt: null, course: { completedTopics: 0 } });
  expect((await tick(ada, free(course), false)).body).toEqual(taken.body);
});

test("sixteen completions against sixteen un-completions leave one row that every summary agrees with", async () => {
  const ada = await person("ada");
  const course = await courseOf(2);
  await join(ada, course);
  const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => tick(ada, free(course), at % 2 === 0)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const [row] = await db.progress.findMany({ where: { userId: ada.id } });
  expect(await db.progress.count({ where: { userId: ada.id } })).toBe(1);
  expect(row?.completed).toBe(row?.completedAt !== null);
  const done = Number(row?.completed);
  expect((await ada.call(getProgress)).body.completedTopics).toBe(done);
  expect((await ada.call(listMyCourses)).body).toMatchObject([{ completedTopics: done, progress: done * 50 }]);
  const topics = nth((await ada.call(getCourse, { params: { id: course.id } })).body.modules, 0).topics;
  expect(topics.filter((topic) => topic.completed)).toHaveLength(done);
});

test("200 the next topic is the first open one, and none when only Premium topics are left", async () => {
  const ada = await person("ada");
  const course = await courseOf(2, 1);
  await join(ada, course);
  const next = async (who: Person) => nth((await who.call(listMyCourses)).body, 0).nextTopic?.id ?? null;
  expect(await next(ada)).toBe(free(course));
  await tick(ada, free(course));
  expect(await next(ada)).toBe(free(course, 1));
  await tick(ada, free(course, 1));
  expect(await next(ada)).toBeNull();
  await db.user.update({ where: { id: ada.id }, data: { subscriptionStatus: "active" } });
  expect(await next(ada)).toBe(paid(course));
});

test("200 the nearest exam comes first, and opening a course, recorded at most once a minute, moves nothing", async () => {
  const ada = await person("ada");
  const [far, near, dateless, past] = [await courseOf(1), await courseOf(1), await courseOf(1), await courseOf(1)];
  for (const course of [past, far, near, dateless]) await join(ada, course);
  for (const [course, days] of [
    [far, 60],
    [near, 0],
    [past, -1],
  ] as const) {
    const examDate = addDays(dayIn("Europe/London", new Date()), days);
    await ada.call(setExamDate, { params: { id: course.id }, body: { examDate } });
  }
  const order = async () => (await ada.call(listMyCourses)).body.map(({ id }) => id);
  expect(await order()).toEqual([near.id, far.id, dateless.id, past.id]);
  const viewer = { id: ada.id } as Parameters<typeof recordVisit>[0];
  await recordVisit(viewer, past.id);
  const list = (await ada.call(listMyCourses)).body;
  expect(list.find(({ id }) => id === past.id)?.lastAccessedAt).not.toBeNull();
  expect(await order()).toEqual([near.id, far.id, dateless.id, past.id]);
  await recordVisit(viewer, past.id);
  expect((await ada.call(listMyCourses)).body).toEqual(list);
});

test("200 the next topic links to its lesson where there is one, else to its row", async () => {
  const ada = await person("ada");
  const course = await courseOf(2);
  await join(ada, course);
  const link = async () => nth((await ada.call(listMyCourses)).body, 0).nextTopic?.link;
  expect(await link()).toBe(`/courses/${course.id}#topic-${free(course)}`);
  await db.topic.update({ where: { id: free(course) }, data: { lessonMinutes: 7 } });
  expect(await link()).toBe(`/courses/${course.id}/topics/${free(course)}`);
});

test("400 completed has to be true or false", async () => {
  const ada = await person("ada");
  const course = await courseOf(1);
  for (const completed of ["true", 1, 0, null, {}, [], { set: true }, undefined]) {
    const response = await ada.send("POST", `/api/topics/${free(course)}/complete`, { completed });
    expect(response).toMatchObject({ status: 400, code: "invalid_body", fields: { completed: expect.any(String) } });
  }
  expect(await db.progress.count({ where: { userId: ada.id } })).toBe(0);
});

test("200 achievements keep the day on which they were first reached", async () => {
  const ada = await person("ada");
  const course = await courseOf(25);
  for (const topic of course.topics) await tick(ada, topic);
  const kinds = async () => (await ada.call(getProgress)).body.achievements.map(({ kind }) => kind).sort();
  expect(await kinds()).toEqual(["first-step", "getting-started", "learning-enthusiast"]);
  await db.achievement.updateMany({ where: { userId: ada.id }, data: { reachedOn: new Date("2026-01-02") } });
  await tick(ada, free(course), false);
  await tick(ada, free(course));
  const { body } = await ada.call(getProgress);
  expect(new Set(body.achievements.map(({ reachedOn }) => reachedOn))).toEqual(new Set(["2026-01-02"]));
});

test("reads take two statements and completing a topic at most six, whatever the size", async () => {
  const small = await person("grace");
  const large = await person("grace");
  const course = await courseOf(...Array.from({ length: 12 }, () => 10));
  await join(small, await courseOf(1));
  for (let at = 0; at < 20; at += 1) await join(large, await courseOf(3, 3));
  await join(large, course);
  await db.progress.createMany({
    data: course.topics
      .slice(0, 60)
      .map((topicId) => ({ userId: large.id, topicId, completed: true, completedAt: new Date() })),
  });
  for (const who of [small, large]) {
    expect(await statementsOf(() => who.call(listMyCourses))).toHaveLength(2);
    expect(await statementsOf(() => who.call(getProgress))).toHaveLength(2);
  }
  const topic = nth(course.topics, 100);
  for (const completed of [true, false])
    expect((await statementsOf(() => tick(large, topic, completed))).length).toBeLessThanOrEqual(6);
});
