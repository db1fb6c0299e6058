import { describe, expect, test } from "vitest";
import {
  createEvent,
  deleteEvent,
  type Event,
  listEvents,
  listRepeats,
  moveOccurrence,
  resetFeed,
  skipOccurrence,
  updateEvent,
} from "@/lib/calendar/contract";
import { eventsAndRepeats } from "@/lib/calendar/reads";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { eventsOf, readCalendar, valuesOf } from "@/tests/support/icalendar";
import { type Person, person, visitor } from "@/tests/support/people";
import { respond } from "@/tests/support/routes";
import { setting } from "@/tests/support/settings";
import { statementsOf } from "@/tests/support/statements";

/** Tuesdays at 18:00 in Berlin, over the day on which the clocks go back. */
const WEEKLY = {
  title: "Study group call",
  startDate: "2026-10-20T16:00:00.000Z",
  endDate: "2026-10-20T17:30:00.000Z",
  repeat: { until: "2026-11-10" },
};
const berliner = () => person("ada", { timeZone: "Europe/Berlin" });
const added = async (who: Person, more: object = {}) =>
  (await who.send<Event>("POST", "/api/events", { ...WEEKLY, ...more })).body;

const inRange = async (who: Person, from: string, to: string) =>
  (await who.send<Event[]>("GET", `/api/events?from=${from}&to=${to}`)).body.map(({ startDate }) => startDate);
const AUTUMN = ["2026-10-01", "2026-11-30"] as const;
const STARTS = ["2026-10-20T16:00:00.000Z", "2026-10-27T17:00:00.000Z", "2026-11-03T17:00:00.000Z"];
const LAST = "2026-11-10T17:00:00.000Z";

describe("events that repeat", () => {
  test("401 they need a sign-in", async () => {
    const calls = [
      ["GET", "/api/events/repeats"],
      ["PUT", "/api/events/1/skipped"],
      ["POST", "/api/events/1/moved"],
    ] as const;
    for (const [method, path] of calls) expect((await visitor().raw(method, path)).status).toBe(401);
  });

  test("201 an event repeats by its owner's clock, and its own call says how", async () => {
    const ada = await berliner();
    const event = await added(ada);
    const plain = await added(ada, { repeat: undefined });
    expect(Object.keys(event).sort()).toEqual(Object.keys(plain).sort());
    expect((await ada.call(listRepeats)).body).toEqual([
      { eventId: event.id, timeZone: "Europe/Berlin", until: "2026-11-10", skippedDays: [] },
    ]);
    expect((await (await person("linus")).call(listRepeats)).body).toEqual([]);
    // The page reads both in one statement, and shows the same.
    const page = { events: (await ada.call(listEvents)).body, repeats: (await ada.call(listRepeats)).body };
    expect(await eventsAndRepeats({ id: ada.id, isAdmin: false })).toEqual(page);
  });

  test("200 a range shows each occurrence; without one each event is listed once, as before", async () => {
    const ada = await berliner();
    const event = await added(ada);
    expect(await inRange(ada, ...AUTUMN)).toEqual([...STARTS, LAST]);
    expect(await inRange(ada, "2026-10-27", "2026-10-27")).toEqual([STARTS[1]]);
    expect(await inRange(ada, "2026-10-28", "2026-11-02")).toEqual([]);
    expect((await ada.call(listEvents)).body).toEqual([event]);
  });

  test("200 a range has what touches its days by its owner's clock, however far that is from UTC", async () => {
    const events = [
      { startDate: "2026-10-01T10:30:00.000Z", endDate: "2026-10-01T11:30:00.000Z" },
      { startDate: "2026-09-01T10:00:00.000Z", endDate: "2026-10-20T10:00:00.000Z" },
      { startDate: "2026-11-02T12:00:00.000Z", endDate: null },
    ].map((times) => ({ ...times, repeat: undefined }));
    const [short, long] = events.map(({ startDate }) => startDate);
    const east = await person("ada", { timeZone: "Pacific/Kiritimati" });
    const west = await person("linus", { timeZone: "Pacific/Pago_Pago" });
    for (const who of [east, west]) for (const event of events) await added(who, event);
    expect(await inRange(east, "2026-10-02", "2026-10-02")).toEqual([long, short]);
    expect(await inRange(east, "2026-10-01", "2026-10-01")).toEqual([long]);
    expect(await inRange(west, "2026-09-30", "2026-09-30")).toEqual([long, short]);
    expect(await inRange(west, "2026-10-21", "2026-10-31")).toEqual([]);
  });

  test("400 a range is one to a hundred days, and has both of its ends", async () => {
    const ada = await person("ada");
    for (const query of ["from=2026-10-01", "from=2026-10-02&to=2026-10-01", "from=2026-01-01&to=2026-04-11", "to=x"])
      expect((await ada.raw("GET", `/api/events?${query}`)).status).toBe(400);
    expect((await ada.raw("GET", "/api/events?from=2026-01-01&to=2026-04-10")).status).toBe(200);
  });

  test("400 no exam repeats, nor an event of a week; the last day is not before the first", async () => {
    const ada = await berliner();
    const refused = [
      { endDate: "2026-10-27T16:00:00.000Z" },
      { repeat: { until: "2026-10-19" } },
      { repeat: { until: "never" } },
      { repeat: { timeZone: "Mars/Phobos" } },
      { repeat: { skippedDays: Array.from({ length: 201 }, () => "2026-10-27") } },
      { isExamEvent: true, courseId: 1, startDate: "2026-10-20" },
    ];
    for (const more of refused)
      expect((await ada.send("POST", "/api/events", { ...WEEKLY, ...more })).status).toBe(400);
    expect((await ada.call(listEvents)).body).toEqual([]);
  });

  test("200 a change keeps how an event repeats unless it says otherwise", async () => {
    const ada = await berliner();
    const { id } = await added(ada);
    const params = { id };
    const { title, startDate, endDate } = WEEKLY;
    await ada.call(updateEvent, { params, body: { title: "Call", startDate, endDate } });
    expect((await ada.call(listRepeats)).body).toMatchObject([{ eventId: id, until: "2026-11-10" }]);
    await ada.call(updateEvent, { params, body: { title, startDate, endDate, repeat: {} } });
    expect((await ada.call(listRepeats)).body).toMatchObject([{ eventId: id, until: null }]);
    await ada.call(updateEvent, { params, body: { title, startDate, endDate, repeat: null } });
    expect((await ada.call(listRepeats)).body).toEqual([]);
    expect(await inRange(ada, ...AUTUMN)).toEqual([STARTS[0]]);
  });

  test("200 days that were left out move with the first day", async () => {
    const ada = await berliner();
    const { id } = await added(ada);
    const params = { id };
    await ada.call(skipOccurrence, { params, body: { day: "2026-10-27", skipped: true } });
    const wednesday = { startDate: "2026-10-21T16:00:00.000Z", endDate: "2026-10-21T17:30:00.000Z" };
    await ada.call(updateEvent, { params, body: { title: WEEKLY.title, ...wednesday } });
    expect(nth((await ada.call(listRepeats)).body, 0).skippedDays).toEqual(["2026-10-28"]);
    expect(await inRange(ada, ...AUTUMN)).toEqual(["2026-10-21T16:00:00.000Z", "2026-11-04T17:00:00.000Z"]);
  });

  test("200 one occurrence is left out, again and again the same, and comes back", async () => {
    const ada = await berliner();
    const { id } = await added(ada);
    const params = { id };
    for (let time = 0; time < 2; time += 1)
      expect((await ada.call(skipOccurrence, { params, body: { day: "2026-10-27", skipped: true } })).status).toBe(200);
    expect(await inRange(ada, ...AUTUMN)).toEqual([STARTS[0], STARTS[2], LAST]);
    await ada.call(skipOccurrence, { params, body: { day: "2026-10-27", skipped: false } });
    expect(await inRange(ada, ...AUTUMN)).toEqual([...STARTS, LAST]);
  });

  test("201 one occurrence moves to another day at the same time of the clock, once for one press", async () => {
    const ada = await berliner();
    const { id } = await added(ada, { description: "Bring a question" });
    const params = { id };
    const body = { day: "2026-10-27", to: "2026-10-23" };
    const moved = await ada.call(moveOccurrence, { params, body });
    expect(moved).toMatchObject({ status: 201, body: { title: WEEKLY.title, description: "Bring a question" } });
    expect(moved.body).toMatchObject({ startDate: "2026-10-23T16:00:00.000Z", endDate: "2026-10-23T17:30:00.000Z" });
    expect(await inRange(ada, ...AUTUMN)).toEqual([STARTS[0], "2026-10-23T16:00:00.000Z", STARTS[2], LAST]);
    expect((await ada.call(moveOccurrence, { params, body })).status).toBe(404);
  });

  test("404 for another day, an event that does not repeat, and another person's event", async () => {
    const [ada, linus] = await Promise.all([berliner(), person("linus")]);
    const { id } = await added(ada);
    const plain = await added(ada, { repeat: undefined });
    const tries: [Person, number, string][] = [
      [ada, id, "2026-10-28"],
      [ada, id, "2026-10-13"],
      [ada, id, "2026-11-17"],
      [ada, plain.id, "2026-10-27"],
      [linus, id, "2026-10-27"],
    ];
    for (const [who, event, day] of tries) {
      const params = { id: event };
      expect((await who.call(skipOccurrence, { params, body: { day, skipped: true } })).status).toBe(404);
      expect((await who.call(moveOccurrence, { params, body: { day, to: "2026-12-01" } })).status).toBe(404);
    }
    expect(await inRange(ada, ...AUTUMN)).toEqual([STARTS[0], ...STARTS, LAST]);
  });

  test("200 deleting the event deletes every occurrence; it can be added again as it was", async () => {
    const ada = await berliner();
    const { id } = await added(ada);
    await ada.call(skipOccurrence, { params: { id }, body: { day: "2026-10-27", skipped: true } });
    const [before] = (await ada.call(listRepeats)).body;
    await ada.call(deleteEvent, { params: { id } });
    expect(await inRange(ada, ...AUTUMN)).toEqual([]);
    const { eventId: _id, ...repeat } = before ?? { eventId: 0 };
    await ada.call(createEvent, { body: { ...WEEKLY, repeat } });
    expect(await inRange(ada, ...AUTUMN)).toEqual([STARTS[0], STARTS[2], LAST]);
  });

  test("409 a hundred events repeat at most, also when they are added at once", async () => {
    const ada = await berliner();
    const start = { startDate: new Date(WEEKLY.startDate), repeatZone: "Europe/Berlin" };
    await db.event.createMany({
      data: Array.from({ length: 98 }, (_, at) => ({ ...start, userId: ada.id, title: `Call ${at}` })),
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.send("POST", "/api/events", WEEKLY)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === "limit_reached")).toHaveLength(6);
    const { id } = await added(ada, { repeat: undefined });
    expect((await ada.send("PUT", `/api/events/${id}`, WEEKLY)).code).toBe("limit_reached");
  });

  test("429 after a hundred and twenty lists in a minute, as one may weigh megabytes", async () => {
    setting("RATE_LIMITS", "on");
    const ada = await person("ada");
    const list = async (count: number) => {
      const responses = await Promise.all(Array.from({ length: count }, () => ada.call(listEvents)));
      return responses.filter(({ status }) => status === 429).length;
    };
    expect([await list(120), await list(2)]).toEqual([0, 2]);
  });

  test("a range of a hundred days takes two statements, the session's included", async () => {
    const ada = await berliner();
    await added(ada);
    expect(await statementsOf(() => inRange(ada, "2026-10-01", "2027-01-08"))).toHaveLength(2);
    expect(await statementsOf(() => ada.call(listRepeats))).toHaveLength(2);
  });
});

test("200 in the feed an event repeats by a rule on the clock of its zone, without the days that are left out", async () => {
  const ada = await berliner();
  const { id } = await added(ada);
  await ada.call(skipOccurrence, { params: { id }, body: { day: "2026-10-27", skipped: true } });
  const { address } = (await ada.call(resetFeed)).body;
  const calendar = readCalendar(await (await respond(new Request(address ?? ""))).text());
  const event = nth(eventsOf(calendar), 0);
  const start = event.properties.find(({ name }) => name === "DTSTART");
  expect(start).toEqual({ name: "DTSTART", params: { TZID: "Europe/Berlin" }, value: "20261020T180000" });
  expect(valuesOf(event, "RRULE")).toEqual(["FREQ=WEEKLY;UNTIL=20261110T225900Z"]);
  expect(valuesOf(event, "EXDATE")).toEqual(["20261027T180000"]);

  const zone = nth(
    calendar.components.filter(({ name }) => name === "VTIMEZONE"),
    0,
  );
  expect(valuesOf(zone, "TZID")).toEqual(["Europe/Berlin"]);
  const back = zone.components.find((part) => valuesOf(part, "DTSTART")[0] === "20261025T030000");
  expect(back && [back.name, valuesOf(back, "TZOFFSETFROM"), valuesOf(back, "TZOFFSETTO")]).toEqual([
    "STANDARD",
    ["+0200"],
    ["+0100"],
  ]);
});

test("200 whole days repeat by days in the feed, without a time zone", async () => {
  const ada = await berliner();
  const whole = { startDate: "2026-10-19T22:00:00.000Z", endDate: "2026-10-20T22:00:00.000Z" };
  const { id } = await added(ada, whole);
  await ada.call(skipOccurrence, { params: { id }, body: { day: "2026-10-27", skipped: true } });
  const { address } = (await ada.call(resetFeed)).body;
  const event = nth(eventsOf(readCalendar(await (await respond(new Request(address ?? ""))).text())), 0);
  const found = ["DTSTART", "DTEND", "RRULE", "EXDATE"].map((name) => valuesOf(event, name)[0]);
  expect(found).toEqual(["20261020", "20261021", "FREQ=WEEKLY;UNTIL=20261110", "20261027"]);
});
