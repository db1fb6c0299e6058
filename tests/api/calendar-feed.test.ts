import { expect, test } from "vitest";
import { createEvent, getFeed, resetFeed, revokeFeed } from "@/lib/calendar/contract";
import { db } from "@/lib/platform/database/db";
import { addDays } from "@/lib/platform/time/civil";
import { enroll, setExamDate } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { eventsOf, readCalendar, textOf, valuesOf } from "@/tests/support/icalendar";
import { candidate, paper } from "@/tests/support/mocks";
import { type Person, person, visitor } from "@/tests/support/people";
import { giveCards, todayHere } from "@/tests/support/review";
import { respond } from "@/tests/support/routes";
import { setting } from "@/tests/support/settings";
import { statementsOf } from "@/tests/support/statements";

/** Requests the feed as a calendar program does: without a session. */
const fetched = (address: string | null, headers: Record<string, string> = {}) =>
  respond(new Request(address ?? "", { headers }));

const addressFor = async (who: Person) => (await who.call(resetFeed)).body.address;
const calendarAt = async (address: string | null) => readCalendar(await (await fetched(address)).text());

test("401 only the owner sees the address", async () => {
  for (const spec of [getFeed, resetFeed, revokeFeed]) expect((await visitor().call(spec)).status).toBe(401);
});

test("201 an address is created, shown again, replaced and deleted", async () => {
  const ada = await person("ada");
  expect((await ada.call(getFeed)).body).toEqual({ address: null });
  const created = await ada.call(resetFeed);
  expect(created.status).toBe(201);
  expect(created.body.address).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
  expect((await ada.call(getFeed)).body).toEqual(created.body);
  expect((await fetched(created.body.address)).status).toBe(200);

  const second = await addressFor(ada);
  expect(second).not.toBe(created.body.address);
  expect((await fetched(created.body.address)).status).toBe(404);
  expect((await fetched(second)).status).toBe(200);

  expect((await ada.call(revokeFeed)).body).toEqual({ address: null });
  expect((await fetched(second)).status).toBe(404);
  expect((await ada.call(getFeed)).body).toEqual({ address: null });
});

test("the address cannot be read from the database", async () => {
  const ada = await person("ada");
  const [, secret = ""] = /([\w-]{43})\.ics$/.exec((await addressFor(ada)) ?? "") ?? [];
  expect(secret).not.toBe("");
  expect(JSON.stringify(await db.user.findUniqueOrThrow({ where: { id: ada.id } }))).not.toContain(secret);
});

test("404 unknown, malformed and incomplete addresses get the same JSON", async () => {
  const ada = await person("ada");
  const address = (await addressFor(ada)) ?? "";
  const base = address.slice(0, address.lastIndexOf("/"));
  const wrong = ["x".repeat(43), "..%2f..%2fetc", "%00", "%E0%A4%A", "x".repeat(10_000)];
  for (const path of [...wrong.map((secret) => `${base}/${secret}.ics`), address.replace(/\.ics$/, "")]) {
    const answer = await fetched(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("405 a feed is read-only", async () => {
  const response = await respond(new Request("http://localhost:3000/api/calendar/x.ics", { method: "POST" }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

test("200 the feed is a valid calendar of the owner's own events, exams and planned topics", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const course = await courseOf(1);
  await ada.call(enroll, { params: { id: course.id } });
  await ada.call(setExamDate, { params: { id: course.id }, body: { examDate: "2027-03-02" } });
  const written = { title: "Revision; 1, 2", description: "Line one\nC:\\books", startDate: "2026-12-08T09:00Z" };
  await ada.send("POST", "/api/events", { ...written, endDate: "2026-12-08T12:00:00+01:00" });
  await linus.send("POST", "/api/events", { ...written, title: "Not hers" });

  const answer = await fetched(await addressFor(ada));
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const [revision, exam, planned, ...more] = eventsOf(readCalendar(await answer.text()));
  if (!revision || !exam || !planned) throw new Error("An event is missing");
  expect(more).toEqual([]);
  expect([textOf(planned, "SUMMARY"), ...valuesOf(planned, "CATEGORIES")]).toEqual(["Study: Topic 1", "STUDY"]);
  expect(valuesOf(planned, "UID")).toEqual([`plan-learn-${nth(course.topics, 0)}-${ada.id}@pacioli`]);
  expect([textOf(revision, "SUMMARY"), textOf(revision, "DESCRIPTION")]).toEqual([written.title, written.description]);
  expect(["DTSTART", "DTEND"].map((name) => valuesOf(revision, name))).toEqual([
    ["20261208T090000Z"],
    ["20261208T110000Z"],
  ]);
  expect([textOf(exam, "SUMMARY"), ...valuesOf(exam, "DTSTART")]).toEqual([`Exam: ${course.title}`, "20270302"]);
});

test("200 the feed holds the plan's reviews, practice and mock exams too, each with an id that stays", async () => {
  const [grace, { id }] = [await candidate(), await paper()];
  const points = await db.point.findMany({ where: { topic: { module: { courseId: id } } }, take: 30 });
  await giveCards(
    grace,
    id,
    points.map((point) => point.id),
  );
  await grace.call(setExamDate, { params: { id }, body: { examDate: addDays(todayHere(), 30) } });
  await grace.send("PUT", "/api/user/study-hours", { minutes: new Array<number>(7).fill(240) });
  const events = eventsOf(await calendarAt(await addressFor(grace))).map((event) => ({
    title: textOf(event, "SUMMARY") ?? "",
    uid: valuesOf(event, "UID")[0] ?? "",
  }));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const uidOf = (title: RegExp) => events.find((one) => title.test(one.title))?.uid;
  expect(uidOf(/^Review: \d+ min$/)).toMatch(new RegExp(`^plan-review-\\d{4}-\\d\\d-\\d\\d-${grace.id}@pacioli$`));
  expect(uidOf(/^Practice: MA: /)).toMatch(/^plan-practise-\d{4}-/);
  expect(uidOf(/^Mock exam: MA$/)).toBe(`plan-mock-${id}-${grace.id}@pacioli`);
  expect(uidOf(/^Go through the mock exam: MA: 1 h$/)).toBe(`plan-go-through-${id}-${grace.id}@pacioli`);
  expect(events.filter(({ title }) => title === "Mock exam: MA")).toHaveLength(2);
});

test("200 an unchanged feed has the same bytes, or 304; a change updates its stamp", async () => {
  const ada = await person("ada");
  const written = { title: "A", startDate: "2026-12-08T09:00Z" };
  const { body } = await ada.send<{ id: number }>("POST", "/api/events", written);
  await db.event.update({ where: { id: body.id }, data: { updatedAt: new Date("2026-01-01T00:00:00Z") } });
  const address = await addressFor(ada);
  const first = await fetched(address);
  const tag = first.headers.get("etag") ?? "";
  expect((await fetched(address, { "if-none-match": `W/"other", ${tag}` })).status).toBe(304);
  const before = nth(eventsOf(readCalendar(await first.text())), 0);
  await ada.send("PUT", `/api/events/${body.id}`, { ...written, title: "B" });
  const after = nth(eventsOf(await calendarAt(address)), 0);
  expect(valuesOf(after, "UID")).toEqual(valuesOf(before, "UID"));
  expect(nth(valuesOf(after, "LAST-MODIFIED"), 0) > nth(valuesOf(before, "LAST-MODIFIED"), 0)).toBe(true);
  expect((await fetched(address, { "if-none-match": tag })).status).toBe(200);
});

test("an exam keeps its UID when its date is cleared and set again", async () => {
  const ada = await person("ada");
  const course = await courseOf(1);
  await ada.call(enroll, { params: { id: course.id } });
  const address = await addressFor(ada);
  const uids: string[][] = [];
  for (const examDate of ["2027-03-02", null, "2027-03-09"]) {
    await ada.call(setExamDate, { params: { id: course.id }, body: { examDate } });
    const exams = eventsOf(await calendarAt(address)).filter((event) => valuesOf(event, "CATEGORIES")[0] === "EXAM");
    uids.push(exams.flatMap((event) => valuesOf(event, "UID")));
  }
  expect(uids[0]).toHaveLength(1);
  expect(uids).toEqual([uids[0], [], uids[0]]);
});

test("a feed of 500 items takes three statements: its owner, the events, the plan", async () => {
  const ada = await person("ada");
  const data = Array.from({ length: 500 }, (_, at) => ({
    userId: ada.id,
    title: `Revision ${at}`,
    startDate: new Date(Date.parse("2026-12-01T09:00:00Z") + at * 3_600_000),
  }));
  await db.event.createMany({ data });
  const address = await addressFor(ada);
  expect(await statementsOf(() => fetched(address))).toHaveLength(3);
  expect(eventsOf(await calendarAt(address))).toHaveLength(500);
});

test("200 an event of whole days in its owner's time zone is one of days in the feed", async () => {
  const ada = await person("ada", { timeZone: "Europe/Berlin" });
  const body = { title: "Revision course", startDate: "2027-03-26T23:00:00Z", endDate: "2027-03-28T22:00:00Z" };
  expect((await ada.call(createEvent, { body })).status).toBe(201);
  const [event] = eventsOf(await calendarAt(await addressFor(ada)));
  if (!event) throw new Error("The event is missing");
  expect([valuesOf(event, "DTSTART"), valuesOf(event, "DTEND")]).toEqual([["20270327"], ["20270329"]]);
});

test("429 after twelve reads of one feed in a minute, from whatever address; another feed is not limited", async () => {
  setting("RATE_LIMITS", "on");
  const [ada, grace] = [await addressFor(await person("ada")), await addressFor(await person("grace"))];
  for (let reads = 0; reads < 12; reads += 1) expect((await fetched(ada)).status).toBe(200);
  expect((await fetched(ada)).status).toBe(429);
  expect((await fetched(grace)).status).toBe(200);
});
