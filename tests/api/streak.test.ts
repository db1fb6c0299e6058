import { afterEach, expect, test, vi } from "vitest";
import { db, pgTransaction } from "@/lib/platform/database/db";
import { dateOf } from "@/lib/platform/time/civil";
import { completeTopic, enroll, getProgress } from "@/lib/progress/contract";
import { getStreak } from "@/lib/progress/contract/streak";
import { countAnswers } from "@/lib/progress/writes/answers";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";

afterEach(() => {
  vi.useRealTimers();
});

const setTime = (at: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });

/** Study days with the length of the streak that ends on each. */
const studied = (who: Person, days: [string, number][]) =>
  db.studyDay.createMany({ data: days.map(([day, streak]) => ({ userId: who.id, day: dateOf(day), streak })) });

const causesOf = async (who: Person) =>
  (await db.notification.findMany({ where: { userId: who.id, cause: { startsWith: "streak:" } } })).map(
    ({ cause }) => cause,
  );

test("401 without a session; 200 nothing studied yet", async () => {
  expect((await visitor().call(getStreak)).status).toBe(401);
  setTime("2026-11-25T12:00:00Z");
  const { body } = await (await person("ada")).call(getStreak);
  expect(body).toMatchObject({ streak: 0, best: 0, withRest: 0, studiedToday: false });
  expect(body.week.map(({ state }) => state)).toEqual(["missed", "missed", "open", "ahead", "ahead", "ahead", "ahead"]);
});

test("200 the week, the best streak and the rest day; the streak is the number of GET /api/user/progress", async () => {
  setTime("2026-11-25T12:00:00Z");
  const ada = await person("ada");
  await studied(ada, [
    ["2026-10-01", 9],
    ["2026-11-21", 1],
    ["2026-11-22", 2],
    ["2026-11-23", 3],
    ["2026-11-25", 1],
  ]);
  // Ten answers make a study day; fewer are none.
  await db.studyDay.create({ data: { userId: ada.id, day: dateOf("2026-11-24"), topics: 0, answers: 9, streak: 0 } });
  const { body } = await ada.call(getStreak);
  expect(body).toMatchObject({ streak: 1, best: 9, withRest: 4, studiedToday: true });
  expect(body.week.map(({ state }) => state).slice(0, 4)).toEqual(["studied", "rest", "studied", "ahead"]);
  expect((await ada.call(getProgress)).body.learningStreak).toBe(body.streak);
});

test("200 today is the day on the student's own wall", async () => {
  setTime("2026-11-24T20:00:00Z");
  const [kolkata, utc] = [await person("ada", { timeZone: "Asia/Kolkata" }), await person("ada", { timeZone: "UTC" })];
  for (const who of [kolkata, utc]) await studied(who, [["2026-11-24", 1]]);
  expect((await utc.call(getStreak)).body.studiedToday).toBe(true);
  expect((await kolkata.call(getStreak)).body).toMatchObject({ studiedToday: false, streak: 1 });
});

test("200 a day studied before a flight to the west is tomorrow there, and counts as in the other calls", async () => {
  setTime("2026-11-24T20:00:00Z");
  const ada = await person("ada", { timeZone: "Europe/London" });
  await studied(ada, [
    ["2026-11-23", 1],
    ["2026-11-24", 2],
    ["2026-11-25", 3],
  ]);
  const { body } = await ada.call(getStreak);
  expect(body).toMatchObject({ streak: 3, studiedToday: true });
  expect(body.week.map(({ state }) => state).slice(0, 4)).toEqual(["studied", "studied", "studied", "ahead"]);
  expect((await ada.call(getProgress)).body.learningStreak).toBe(body.streak);
});

test("a streak of 7, 30 and 100 is told once, by a topic as by ten answers", async () => {
  setTime("2026-11-25T12:00:00Z");
  const [ada, linus] = [await person("ada", { timeZone: "UTC" }), await person("linus", { timeZone: "UTC" })];
  const course = await courseOf(3);
  await ada.call(enroll, { params: { id: course.id } });
  await studied(ada, [["2026-11-24", 6]]);
  for (const at of [0, 1])
    await ada.call(completeTopic, { params: { id: nth(course.topics, at) }, body: { completed: true } });
  expect(await causesOf(ada)).toEqual(["streak:7"]);
  await studied(linus, [["2026-11-24", 29]]);
  const student = { id: linus.id, timeZone: "UTC" };
  await pgTransaction((tx) => countAnswers(tx, student, { count: 9, day: "2026-11-25" }));
  expect(await causesOf(linus)).toEqual([]);
  await pgTransaction((tx) => countAnswers(tx, student, { count: 1, day: "2026-11-25" }));
  await pgTransaction((tx) => countAnswers(tx, student, { count: 1, day: "2026-11-25" }));
  expect(await causesOf(linus)).toEqual(["streak:30"]);
});
