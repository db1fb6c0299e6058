import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { dayOf } from "@/lib/platform/time/civil";
import { enroll, leave, listMyCourses, setExamDate } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

async function enrolled(timeZone = "UTC") {
  const who = await person("ada", { timeZone });
  const course = await courseOf(1);
  await who.call(enroll, { params: { id: course.id } });
  const set = (examDate: string | null) => who.call(setExamDate, { params: { id: course.id }, body: { examDate } });
  return { who, course, set };
}

const eventsOf = (who: Person) => db.event.findMany({ where: { userId: who.id } });

test("403 not_enrolled without an enrolment, 404 for an unknown course", async () => {
  const ada = await person("ada");
  const { id } = await courseOf(1);
  const body = { examDate: "2027-06-03" };
  expect(await ada.call(setExamDate, { params: { id }, body })).toMatchObject({ status: 403, code: "not_enrolled" });
  expect((await ada.call(setExamDate, { params: { id: 999_999 }, body })).status).toBe(404);
  expect(await eventsOf(ada)).toEqual([]);
});

test("200 setting, moving and clearing the date updates the exam event as well", async () => {
  const { who, course, set } = await enrolled();
  expect(await set("2027-06-03")).toMatchObject({ status: 200, body: { id: course.id, examDate: "2027-06-03" } });
  const [event] = await eventsOf(who);
  expect(event).toMatchObject({
    title: `Exam: ${course.title}`,
    isExamEvent: true,
    courseId: course.id,
    startDate: null,
  });
  await set("2027-06-04");
  const events = await eventsOf(who);
  expect(events.map(({ id, day }) => [id, day && dayOf(day)])).toEqual([[event?.id, "2027-06-04"]]);
  expect((await set(null)).body.examDate).toBeNull();
  expect(await eventsOf(who)).toEqual([]);
  expect((await set(null)).status).toBe(200);
});

test("200 leaving the course removes the date and the event", async () => {
  const { who, course, set } = await enrolled();
  await set("2027-06-03");
  await who.call(leave, { params: { id: course.id } });
  expect(await eventsOf(who)).toEqual([]);
  await who.call(enroll, { params: { id: course.id } });
  expect(nth((await who.call(listMyCourses)).body, 0).examDate).toBeNull();
});

test.each([
  ["2027-06-03", "UTC", "2027-06-03"],
  ["2024-02-29", "UTC", "2024-02-29"],
  ["2000-01-01", "UTC", "2000-01-01"],
  ["2100-12-31", "UTC", "2100-12-31"],
  ["2027-06-03T23:30:00Z", "UTC", "2027-06-03"],
  ["2027-06-03T23:30:00Z", "Europe/Berlin", "2027-06-04"],
  ["2027-06-03T22:00Z", "Asia/Kathmandu", "2027-06-04"],
  ["2027-06-03T00:30:00.000+05:45", "America/New_York", "2027-06-02"],
  ["2027-06-03", "Pacific/Kiritimati", "2027-06-03"],
])("200 %s in %s is %s", async (written, timeZone, expected) => {
  const { set } = await enrolled(timeZone);
  expect(await set(written)).toMatchObject({ status: 200, body: { examDate: expected } });
});

test("400 invalid_date for days that do not exist", async () => {
  const { who, course, set } = await enrolled();
  await set("2027-06-03");
  const bad = [
    "",
    "tomorrow",
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "0000-01-01",
    "1999-12-31",
    "2101-01-01",
    "+010000-01-01",
    "9999-12-31",
    "2026-06-03T24:00:00Z",
    "2026-06-03T10:00:00",
    "2026-06-03T10:00:00+25:00",
    "2026-06-03 ",
    "03/06/2026",
    "2026-06-03T10:00:60Z",
    "２０２６-06-03",
  ];
  for (const written of bad) expect(await set(written), written).toMatchObject({ status: 400, code: "invalid_date" });
  for (const examDate of [1_780_000_000_000, {}, [], true, { set: null }, undefined])
    expect((await who.send("POST", `/api/courses/${course.id}/exam-date`, { examDate })).status).toBe(400);
  expect(nth((await who.call(listMyCourses)).body, 0).examDate).toBe("2027-06-03");
});

test("400 invalid_date when the time zone moves an instant out of the calendar", async () => {
  const east = await enrolled("Pacific/Kiritimati");
  expect(await east.set("2100-12-31T23:00:00Z")).toMatchObject({ status: 400, code: "invalid_date" });
  const west = await enrolled("America/New_York");
  expect(await west.set("2000-01-01T00:00:00Z")).toMatchObject({ status: 400, code: "invalid_date" });
});

test("the date and the event agree after thirty-two changes at once", async () => {
  const { who, set } = await enrolled();
  const wishes = Array.from({ length: 32 }, (_, at) =>
    at % 4 === 3
      ? null
      : `2027-06-${String(at + 1)
          .padStart(2, "0")
          .replace(/3[12]/, "30")}`,
  );
  const answers = await Promise.all(wishes.map(set));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { examDate } = nth((await who.call(listMyCourses)).body, 0);
  const days = (await eventsOf(who)).map(({ day }) => day && dayOf(day));
  expect(days).toEqual(examDate === null ? [] : [examDate]);
});

test("another person's event for the same course stays", async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  await other.who.call(enroll, { params: { id: one.course.id } });
  await other.who.call(setExamDate, { params: { id: one.course.id }, body: { examDate: "2027-06-03" } });
  await one.set("2027-09-09");
  await one.set(null);
  expect(await eventsOf(other.who)).toHaveLength(1);
});

test("changing the date takes at most six statements", async () => {
  const { set } = await enrolled();
  for (const date of ["2027-06-03", null]) expect((await statementsOf(() => set(date))).length).toBeLessThanOrEqual(6);
});
