import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTimeZone } from "@/lib/accounts/contract";
import { db } from "@/lib/platform/database/db";
import { addDays } from "@/lib/platform/time/civil";
import { completeTopic, getProgress } from "@/lib/progress/contract";
import { listStudyDays } from "@/lib/progress/contract/study-days";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person } from "@/tests/support/people";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A student who completes one more topic each time `study` is called. */
async function student(timeZone: string) {
  const who = await person("ada", { timeZone });
  const { topics } = await courseOf(40);
  let next = 0;
  const study = (at: string) => {
    vi.setSystemTime(new Date(at));
    next += 1;
    return who.call(completeTopic, { params: { id: nth(topics, next - 1) }, body: { completed: true } });
  };
  return { who, topics, study };
}

async function streakAt(who: Person, at: string): Promise<number> {
  vi.setSystemTime(new Date(at));
  return (await who.call(getProgress)).body.learningStreak;
}

test("a streak counts days in a row and lasts until the end of the following day", async () => {
  const { who, study } = await student("UTC");
  expect(await streakAt(who, "2026-03-01T12:00:00Z")).toBe(0);
  for (const day of ["01", "02", "03"]) await study(`2026-03-${day}T12:00:00Z`);
  expect(await streakAt(who, "2026-03-03T23:59:00Z")).toBe(3);
  expect(await streakAt(who, "2026-03-04T23:59:00Z")).toBe(3);
  expect(await streakAt(who, "2026-03-05T00:00:00Z")).toBe(0);
  await study("2026-03-05T08:00:00Z");
  expect(await streakAt(who, "2026-03-05T09:00:00Z")).toBe(1);
});

test("several topics on one day count as one day", async () => {
  const { who, study } = await student("UTC");
  for (const hour of ["07", "12", "23"]) await study(`2026-03-01T${hour}:00:00Z`);
  expect(await streakAt(who, "2026-03-01T23:30:00Z")).toBe(1);
  expect(await db.studyDay.findMany({ where: { userId: who.id } })).toMatchObject([{ topics: 3, streak: 1 }]);
});

test.each([
  // Before and after her local midnight, which is the same day, or two days, in UTC.
  ["America/New_York", "2026-01-10T04:59:00Z", "2026-01-10T05:01:00Z"],
  ["Asia/Kolkata", "2026-01-10T18:29:00Z", "2026-01-10T18:31:00Z"],
  ["Asia/Kathmandu", "2026-01-10T18:14:00Z", "2026-01-10T18:16:00Z"],
  ["Pacific/Kiritimati", "2026-01-10T09:59:00Z", "2026-01-10T10:01:00Z"],
  ["Australia/Lord_Howe", "2026-01-10T12:59:00Z", "2026-01-10T13:01:00Z"],
  // The nights in which the clocks change.
  ["Europe/Berlin", "2026-03-29T21:59:00Z", "2026-03-29T22:01:00Z"],
  ["Europe/Berlin", "2026-03-28T22:59:00Z", "2026-03-28T23:01:00Z"],
  ["Europe/Berlin", "2026-10-25T22:59:00Z", "2026-10-25T23:01:00Z"],
  ["America/Sao_Paulo", "2026-10-18T02:59:00Z", "2026-10-18T03:01:00Z"],
])("in %s a new day starts at local midnight", async (timeZone, before, after) => {
  const { who, study } = await student(timeZone);
  await study(before);
  await study(after);
  expect(await streakAt(who, after)).toBe(2);
});

test.each([
  ["2026-03-29", "+01:00", "+02:00"],
  ["2026-10-25", "+02:00", "+01:00"],
])("a streak of late evenings in Berlin continues over the clock change on %s", async (change, before, after) => {
  const { who, study } = await student("Europe/Berlin");
  for (let day = -3; day <= 3; day += 1) await study(`${addDays(change, day)}T23:30:00${day < 0 ? before : after}`);
  expect(await streakAt(who, `${addDays(change, 3)}T23:45:00${after}`)).toBe(7);
});

test("un-completing a topic later keeps the day", async () => {
  const { who, topics, study } = await student("UTC");
  await study("2026-03-01T12:00:00Z");
  await study("2026-03-02T12:00:00Z");
  for (const id of topics.slice(0, 2)) await who.call(completeTopic, { params: { id }, body: { completed: false } });
  expect(await streakAt(who, "2026-03-02T13:00:00Z")).toBe(2);
});

test("un-completing and completing again adds no study day", async () => {
  const { who, topics, study } = await student("UTC");
  await study("2026-03-01T12:00:00Z");
  vi.setSystemTime(new Date("2026-03-02T12:00:00Z"));
  await who.call(completeTopic, { params: { id: nth(topics, 0) }, body: { completed: true } });
  await who.call(completeTopic, { params: { id: nth(topics, 0) }, body: { completed: false } });
  expect(await db.studyDay.count({ where: { userId: who.id } })).toBe(1);
});

const set = (who: Person, id: number, completed: boolean) =>
  who.call(completeTopic, { params: { id }, body: { completed } });

const daysOf = async (who: Person) =>
  (await db.studyDay.findMany({ where: { userId: who.id }, orderBy: { day: "asc" } })).map(({ topics, streak }) => [
    topics,
    streak,
  ]);

test("a topic un-completed on the same local day no longer counts for it, until it is completed again", async () => {
  const { who, topics, study } = await student("Asia/Kolkata");
  await study("2026-03-01T12:00:00Z");
  // Half past midnight in her time zone, which is still the day before in UTC.
  await study("2026-03-01T19:00:00Z");
  await study("2026-03-02T12:00:00Z");
  expect(await daysOf(who)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  await set(who, nth(topics, 1), false);
  await set(who, nth(topics, 1), false);
  expect(await daysOf(who)).toEqual([
    [1, 1],
    [1, 2],
  ]);
  await set(who, nth(topics, 1), true);
  expect(await daysOf(who)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  await set(who, nth(topics, 0), false);
  expect(await daysOf(who)).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test("a day whose topics were all un-completed stays in the streak, but has no topics", async () => {
  const { who, topics, study } = await student("UTC");
  await study("2026-03-01T12:00:00Z");
  await study("2026-03-02T12:00:00Z");
  await set(who, nth(topics, 1), false);
  expect(await daysOf(who)).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(await streakAt(who, "2026-03-03T12:00:00Z")).toBe(2);
  expect((await who.call(listStudyDays)).body).toEqual([
    { date: "2026-03-01", topics: 1, answers: 0 },
    { date: "2026-03-02", topics: 0, answers: 0 },
  ]);
  await study("2026-03-03T12:00:00Z");
  expect(await streakAt(who, "2026-03-03T13:00:00Z")).toBe(3);
});

test("thirty-two changes of one topic at once count it at most once, as its final state says", async () => {
  const { who, topics } = await student("UTC");
  vi.setSystemTime(new Date("2026-03-02T12:00:00Z"));
  const id = nth(topics, 0);
  for (let round = 0; round < 4; round += 1) {
    const all = await Promise.all(Array.from({ length: 32 }, (_, at) => set(who, id, at % 2 === 0)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    const { completed } = await db.progress.findUniqueOrThrow({
      where: { userId_topicId: { userId: who.id, topicId: id } },
    });
    expect(await daysOf(who)).toEqual([[completed ? 1 : 0, 1]]);
  }
});

test("moving to another time zone changes today, and never counts a day twice", async () => {
  const { who, study } = await student("Pacific/Kiritimati");
  await study("2026-03-01T11:00:00Z");
  await who.call(setTimeZone, { body: { timeZone: "Pacific/Honolulu" } });
  expect(await streakAt(who, "2026-03-01T11:05:00Z")).toBe(1);
  await study("2026-03-01T11:10:00Z");
  expect(await streakAt(who, "2026-03-01T11:15:00Z")).toBe(1);
});

test("thirty-two topics completed at once on a new day add one day to the streak", async () => {
  const { who, topics, study } = await student("UTC");
  await study("2026-03-01T12:00:00Z");
  vi.setSystemTime(new Date("2026-03-02T12:00:00Z"));
  const ticks = topics.slice(1, 33).map((id) => who.call(completeTopic, { params: { id }, body: { completed: true } }));
  expect((await Promise.all(ticks)).every(({ status }) => status === 200)).toBe(true);
  expect(await streakAt(who, "2026-03-02T13:00:00Z")).toBe(2);
  const days = await db.studyDay.findMany({ where: { userId: who.id }, orderBy: { day: "asc" } });
  expect(days).toMatchObject([
    { topics: 1, streak: 1 },
    { topics: 32, streak: 2 },
  ]);
});

test("three days in a row earn 'Consistent learner', dated in the student's time zone", async () => {
  const { who, study } = await student("Asia/Tokyo");
  for (const day of ["01", "02", "03"]) await study(`2026-03-${day}T16:00:00Z`);
  const { achievements } = (await who.call(getProgress)).body;
  expect(achievements).toContainEqual({ kind: "consistent-learner", reachedOn: "2026-03-04" });
});

test("the streak is read from one row, however long the history is", async () => {
  const { who } = await student("UTC");
  const start = Date.parse("2020-01-01");
  await db.studyDay.createMany({
    data: Array.from({ length: 2000 }, (_, at) => ({
      userId: who.id,
      day: new Date(start + at * 86_400_000),
      streak: at + 1,
    })),
  });
  expect(await streakAt(who, "2025-06-23T12:00:00Z")).toBe(2000);
});
