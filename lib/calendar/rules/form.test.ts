import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Event, eventBody } from "../contract";
import { clockNote, type EventForm, eventBodyOf, eventForm, formOf, movedEnd, newForm } from "./form";

const BERLIN = "Europe/Berlin";
const now = { day: "2026-12-08", time: "14:20" };

const raw = (more: Partial<EventForm> = {}): EventForm => ({
  ...newForm("2026-12-10", now),
  title: "Revision",
  ...more,
});
const complaints = (form: EventForm) =>
  Object.fromEntries(
    (z.safeParse(eventForm, form).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

function stored(startDate: string, endDate: string | null = null): Event {
  const at = "2026-11-20T09:00:00.000Z";
  const words = { id: 1, title: "Revision", description: "", createdAt: at, updatedAt: at };
  return { ...words, startDate, endDate, day: null, isExamEvent: false, courseId: null, courseTitle: null };
}

test("a new event lasts an hour: the next one today, else at nine", () => {
  expect(newForm("2026-12-08", now)).toMatchObject({ startTime: "15:00", endDate: "2026-12-08", endTime: "16:00" });
  expect(newForm("2026-12-09", now)).toMatchObject({ startTime: "09:00", endTime: "10:00" });
  expect(newForm("2026-12-08", { day: "2026-12-08", time: "23:50" })).toMatchObject({ startTime: "22:00" });
});

test("what is amiss is said at its field, first each field by itself, then what they say together", () => {
  expect(complaints(raw())).toEqual({});
  expect(complaints(raw({ title: "", startDate: "", isExamEvent: true }))).toEqual({
    title: "Title is required",
    startDate: "Start date is required",
  });
  expect(complaints(raw({ isExamEvent: true }))).toEqual({ courseId: "Please choose the course of this exam." });
  expect(complaints(raw({ startTime: "", endTime: "" }))).toEqual({
    startTime: "Please enter the start time.",
    endTime: "Please enter the end time.",
  });
  expect(complaints(raw({ endDate: "2026-12-09" }))).toEqual({ endDate: "The end cannot be before the start." });
  expect(complaints(raw({ endTime: "08:59", endDate: "" }))).toHaveProperty("endDate");
  expect(complaints(raw({ endTime: "09:00" }))).toEqual({});
});

test("the API takes whatever the form lets through, in the student's zone", () => {
  const body = eventBodyOf(raw({ endDate: "2026-12-11" }), BERLIN);
  expect(body).toMatchObject({ startDate: "2026-12-10T08:00:00.000Z", endDate: "2026-12-11T09:00:00.000Z" });
  expect(z.parse(eventBody, body)).toEqual(body);
  expect(eventBodyOf(raw({ endDate: "", endTime: "" }), BERLIN).endDate).toBeNull();
  const exam = eventBodyOf(raw({ isExamEvent: true, courseId: "7" }), BERLIN);
  expect(exam).toMatchObject({ startDate: "2026-12-10", endDate: null, courseId: 7 });
  expect(z.parse(eventBody, exam)).toEqual(exam);
});

test("a moment that was not touched goes back as it came", () => {
  // The second 02:30 of the night when the clocks go back, with seconds that the form does not show.
  const event = stored("2027-10-31T01:30:20.000Z", "2027-10-31T01:45:40.500Z");
  const form = formOf(event, BERLIN);
  expect(form).toMatchObject({ startDate: "2027-10-31", startTime: "02:30", endTime: "02:45" });
  expect(eventBodyOf({ ...form, title: "Other" }, BERLIN, event)).toMatchObject({
    startDate: event.startDate,
    endDate: event.endDate,
  });
  expect(eventBodyOf({ ...form, startTime: "02:31" }, BERLIN, event).startDate).toBe("2027-10-31T00:31:00.000Z");
});

test("moving the start takes the end along", () => {
  const form = raw();
  expect(movedEnd(form, { startDate: "2026-12-31", startTime: "23:30" })).toEqual({
    endDate: "2027-01-01",
    endTime: "00:30",
  });
  const cleared = { ...form, startDate: "" };
  expect(movedEnd(cleared, { startDate: "2026-12-12", startTime: "09:00" })).toEqual({
    endDate: "2026-12-12",
    endTime: "10:00",
  });
});

test("the dialog says so when the clocks skip a time or show it twice", () => {
  expect(clockNote(BERLIN, "2027-03-28", "02:30")).toMatch(/skip 02:30.*03:30 will be used/);
  expect(clockNote(BERLIN, "2027-10-31", "02:30")).toMatch(/twice/);
  expect(clockNote(BERLIN, "2027-10-31", "12:00")).toBeUndefined();
});

test("an event of whole days goes from midnight to midnight, and comes back as whole days", () => {
  const body = eventBodyOf(
    raw({ isAllDay: true, startDate: "2027-03-27", endDate: "2027-03-28", startTime: "" }),
    BERLIN,
  );
  // The clocks change in between: two days of 47 hours.
  expect(body).toMatchObject({ startDate: "2027-03-26T23:00:00.000Z", endDate: "2027-03-28T22:00:00.000Z" });
  const event = stored(body.startDate, body.endDate);
  const form = formOf(event, BERLIN);
  expect(form).toMatchObject({ isAllDay: true, startDate: "2027-03-27", endDate: "2027-03-28" });
  expect(eventBodyOf(form, BERLIN, event)).toEqual({ ...body, title: "Revision" });
  expect(formOf(event, "Europe/London").isAllDay).toBe(false);
  expect(eventBodyOf({ ...form, isAllDay: false }, BERLIN, event)).toMatchObject({
    startDate: "2027-03-27T08:00:00.000Z",
    endDate: "2027-03-28T08:00:00.000Z",
  });
  expect(complaints(raw({ isAllDay: true, startTime: "", endTime: "" }))).toEqual({});
  expect(complaints(raw({ isAllDay: true, endDate: "2026-12-09" }))).toHaveProperty("endDate");
});

test("a time that is none is refused, says nothing about the end, and does not matter for whole days", () => {
  expect(complaints(raw({ startTime: "half nine", isAllDay: true }))).toEqual({});
  expect(complaints(raw({ startTime: "half nine" }))).toEqual({ startTime: "Please enter a time such as 17:30." });
});

test("there is no note about a time while it is being typed", () => {
  expect([clockNote(BERLIN, "2027-03-28", "half nine"), clockNote(BERLIN, "soon", "02:30")]).toEqual([
    undefined,
    undefined,
  ]);
});
