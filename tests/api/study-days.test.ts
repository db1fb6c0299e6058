import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, dateOf, dayIn, weekdayOf } from "@/lib/platform/time/civil";
import { completeTopic } from "@/lib/progress/contract";
import { listStudyDays } from "@/lib/progress/contract/study-days";
import { latestStudyDays } from "@/lib/progress/reads/study-days";
import { heatFrom } from "@/lib/progress/rules/day-range";
import { courseOf, nth } from "@/tests/support/courses";
import { person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const today = () => dayIn("UTC", new Date());

test("401 study days need a sign-in", async () => {
  expect(await visitor().send("GET", "/api/user/study-days")).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("200 the caller's study days of the last 26 weeks, oldest first, with what was done on each", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  const first = heatFrom(today());
  const data = [addDays(first, -1), first, addDays(first, 100)].map((day, index) => ({
    day: dateOf(day),
    topics: index + 1,
  }));
  await db.studyDay.createMany({ data: data.map((one) => ({ ...one, userId: ada.id })) });
  const [ten, nine] = [addDays(first, 101), addDays(first, 102)];
  await db.studyDay.createMany({
    data: [
      { userId: grace.id, day: dateOf(first), topics: 9 },
      { userId: ada.id, day: dateOf(ten), topics: 0, answers: 10, streak: 2 },
      { userId: ada.id, day: dateOf(nine), topics: 0, answers: 9, streak: 0 },
    ],
  });
  const course = await courseOf(2);
  await ada.call(completeTopic, { params: { id: nth(course.topics, 0) }, body: { completed: true } });
  expect((await ada.call(listStudyDays)).body).toEqual([
    { date: first, topics: 2, answers: 0 },
    { date: addDays(first, 100), topics: 3, answers: 0 },
    { date: ten, topics: 0, answers: 10 },
    { date: today(), topics: 1, answers: 0 },
  ]);
  const viewer = { id: ada.id, timeZone: "UTC" } as Viewer;
  // The page, which reads the streak from the same rows, shows the same.
  expect(await latestStudyDays(viewer)).toEqual((await ada.call(listStudyDays)).body);
  const one = { from: first, to: first };
  expect((await ada.call(listStudyDays, { query: one })).body).toEqual([{ date: first, topics: 2, answers: 0 }]);
});

test("200 the period begins on a Monday and holds 26 weeks, this one included", async () => {
  for (let day = 0; day < 7; day += 1) {
    const on = addDays("2027-03-15", day);
    expect(heatFrom(on)).toBe("2026-09-21");
    expect(weekdayOf(heatFrom(on))).toBe(0);
  }
});

test("400 for a range that is invalid, too long or reversed", async () => {
  const ada = await person("ada");
  for (const query of ["from=2027-02-30", "to=x", "from=2020-01-01&to=2027-01-01", "from=2027-01-02&to=2027-01-01"])
    expect(await ada.send("GET", `/api/user/study-days?${query}`), query).toMatchObject({
      status: 400,
      code: "invalid_query",
    });
});

test("the days take one statement besides the session", async () => {
  const ada = await person("ada");
  expect(await statementsOf(() => ada.call(listStudyDays))).toHaveLength(2);
});
