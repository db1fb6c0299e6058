import { describe, expect, test } from "vitest";
import { createEvent, deleteEvent, type Event, listEvents, syncExams, updateEvent } from "@/lib/calendar/contract";
import { db } from "@/lib/platform/database/db";
import { enroll, leave, listMyCourses, setExamDate } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf, withFailing } from "@/tests/support/statements";

const START = "2026-12-08T09:00:00.000Z";
const LATER = "2026-12-08T10:30:00.000Z";
const body = (more: object = {}) => ({ title: "Revision", startDate: START, endDate: LATER, ...more });
const sent = (who: Person, more: object) => who.send<Event>("POST", "/api/events", { ...body(), ...more });

/** A person enrolled in a course of her own. */
async function student(name = "ada", more = {}) {
  const who = await person(name, more);
  const course = await courseOf(1);
  await who.call(enroll, { params: { id: course.id } });
  return { who, course };
}

const examEvents = async (who: Person) => (await who.call(listEvents)).body.filter((event) => event.isExamEvent);
const examDateOf = async (who: Person) => nth((await who.call(listMyCourses)).body, 0).examDate;

describe("events", () => {
  test("200 an event does not name a course that became a draft again, but to admins, and can be changed", async () => {
    const [ada, root] = await Promise.all([person("ada"), person("root")]);
    const { id: courseId, title } = await courseOf(1);
    const named = await Promise.all([ada, root].map((who) => sent(who, { courseId })));
    await db.course.update({ where: { id: courseId }, data: { publishedAt: null, title: "A secret course" } });
    const [own] = (await ada.call(listEvents)).body;
    expect([named[0]?.body.courseTitle, own?.courseId, own?.courseTitle]).toEqual([title, null, null]);
    expect((await root.call(listEvents)).body).toMatchObject([{ courseId, courseTitle: "A secret course" }]);
    const params = { id: own?.id ?? 0 };
    expect((await ada.call(updateEvent, { params, body: body({ courseId: own?.courseId }) })).status).toBe(200);
  });

  test("401 reading and writing events needs a sign-in", async () => {
    expect((await visitor().call(listEvents)).status).toBe(401);
    const calls = [
      ["POST", "/api/events"],
      ["PUT", "/api/events/1"],
      ["DELETE", "/api/events/1"],
      ["POST", "/api/events/sync-exams"],
    ] as const;
    for (const [method, path] of calls)
      expect(await visitor().send(method, path, body())).toMatchObject({ status: 401, code: "unauthenticated" });
  });

  test("201 the response shows the event as it is read later, and the owner is the author whatever the body says", async () => {
    const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
    const course = await courseOf(1);
    const created = await sent(ada, {
      title: " Revision ",
      description: "Page 4",
      courseId: course.id,
      userId: linus.id,
    });
    expect(created).toMatchObject({
      status: 201,
      body: { title: "Revision", description: "Page 4", startDate: START, endDate: LATER, day: null },
    });
    expect(created.body).toMatchObject({ isExamEvent: false, courseId: course.id, courseTitle: course.title });
    expect((await ada.call(listEvents)).body).toEqual([created.body]);
    expect((await linus.call(listEvents)).body).toEqual([]);
  });

  test("304 for a list that has not changed", async () => {
    const ada = await person("ada");
    const first = await ada.call(listEvents);
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await ada.raw("GET", "/api/events", { headers })).status).toBe(304);
  });

  test("201 the end may be missing, null or equal to the start; offsets mean the same instant", async () => {
    const ada = await person("ada");
    expect((await sent(ada, { endDate: null })).body.endDate).toBeNull();
    expect((await sent(ada, { endDate: undefined })).status).toBe(201);
    expect((await sent(ada, { endDate: START })).body.endDate).toBe(START);
    expect((await sent(ada, { startDate: "2026-12-08T10:00:00+01:00" })).body.startDate).toBe(START);
  });

  test("400 an invalid event is refused with the error on its field", async () => {
    const ada = await person("ada");
    const missing = (await courseOf()).id + 5000;
    const refusals: [object, string, string][] = [
      [{ endDate: "2026-12-08T08:59:59.999Z" }, "end_before_start", "endDate"],
      [{ endDate: "2036-12-08T09:00:00Z" }, "invalid_date", "endDate"],
      [{ endDate: "2027-12-09T09:00:00.001Z" }, "invalid_date", "endDate"],
      [{ startDate: "2027-03-28T02:30" }, "invalid_date", "startDate"],
      [{ startDate: "2027-03-28T02:30:00[Mars/Phobos]" }, "invalid_date", "startDate"],
      [{ startDate: "2026-02-30T09:00:00Z" }, "invalid_date", "startDate"],
      [{ startDate: "1999-12-31T09:00:00Z", endDate: null }, "invalid_date", "startDate"],
      [{ startDate: "2101-01-01T09:00:00Z", endDate: null }, "invalid_date", "startDate"],
      [{ startDate: "2026-12-08" }, "invalid_date", "startDate"],
      [{ startDate: "" }, "invalid_body", "startDate"],
      [{ startDate: 1765184400000 }, "invalid_body", "startDate"],
      [{ title: "" }, "invalid_body", "title"],
      [{ title: "x".repeat(201) }, "invalid_body", "title"],
      [{ title: "x".repeat(10_000) }, "invalid_body", "title"],
      [{ title: "nul\u0000" }, "invalid_characters", "title"],
      [{ description: "x".repeat(2001) }, "invalid_body", "description"],
      [{ isExamEvent: "yes" }, "invalid_body", "isExamEvent"],
      [{ isExamEvent: true }, "invalid_body", "courseId"],
      [{ courseId: missing }, "unknown_reference", "courseId"],
      [{ courseId: missing, isExamEvent: true }, "unknown_reference", "courseId"],
      [{ courseId: "1" }, "invalid_body", "courseId"],
    ];
    for (const [more, code, field] of refusals) {
      const answer = await sent(ada, more);
      expect({ more, status: answer.status, code: answer.code }).toEqual({ more, status: 400, code });
      expect(answer.fields).toHaveProperty(field);
    }
    expect((await sent(ada, { startDate: undefined })).message).toBe("Start date is required");
    expect((await sent(ada, { title: undefined })).message).toBe("Title is required");
    expect((await ada.call(listEvents)).body).toEqual([]);
  });

  test("201 an event may last exactly 366 days", async () => {
    const ada = await person("ada");
    expect((await sent(ada, { endDate: "2027-12-09T09:00:00.000Z" })).status).toBe(201);
  });

  test("200 the owner changes and deletes an event", async () => {
    const ada = await person("ada");
    const { id } = (await sent(ada, {})).body;
    const changed = await ada.call(updateEvent, { params: { id }, body: body({ title: "Moved" }) });
    expect(changed).toMatchObject({ status: 200, body: { id, title: "Moved", isExamEvent: false } });
    expect(await ada.call(deleteEvent, { params: { id } })).toMatchObject({ status: 200, body: { id } });
    expect(await ada.call(deleteEvent, { params: { id } })).toMatchObject({ status: 404 });
  });

  test("200 a change never makes an event an exam event; 400 without a time or with an unknown course", async () => {
    const { who, course } = await student();
    const params = { id: (await sent(who, {})).body.id };
    const exam = { ...body(), isExamEvent: true, courseId: course.id };
    const changed = await who.call(updateEvent, { params, body: exam });
    expect(changed.body).toMatchObject({ isExamEvent: false, courseId: course.id });
    const dated = { ...exam, startDate: "2026-12-08" };
    expect(await who.call(updateEvent, { params, body: dated })).toMatchObject({ code: "invalid_date" });
    const lost = { ...body(), courseId: course.id + 5000 };
    expect(await who.call(updateEvent, { params, body: lost })).toMatchObject({ code: "unknown_reference" });
  });

  test("404 for another person's event, also for an admin", async () => {
    const ada = await person("ada");
    const params = { id: (await sent(ada, {})).body.id };
    for (const name of ["linus", "root"]) {
      const other = await person(name);
      const change = await other.call(updateEvent, { params, body: body() });
      expect(change).toMatchObject({ status: 404, message: "Event not found" });
      expect((await other.call(deleteEvent, { params })).status).toBe(404);
    }
    expect((await ada.call(listEvents)).body).toHaveLength(1);
  });

  test("409 of 32 events added at once only as many are created as the limit allows", async () => {
    const ada = await person("ada");
    const data = Array.from({ length: 1990 }, () => ({ userId: ada.id, title: "Filler", startDate: START }));
    await db.event.createMany({ data });
    const responses = await Promise.all(Array.from({ length: 32 }, () => ada.call(createEvent, { body: body() })));
    const refused = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(refused).toHaveLength(22);
    expect(nth(refused, 0).code).toBe("limit_reached");
    expect((await ada.call(listEvents)).body).toHaveLength(2000);
  });

  test("a list takes two statements, the session's included, and a new event at most four", async () => {
    const ada = await person("ada");
    expect(await statementsOf(() => ada.call(listEvents))).toHaveLength(2);
    expect((await statementsOf(() => sent(ada, {}))).length).toBeLessThanOrEqual(4);
  });
});

describe("exam events", () => {
  test("201 an event marked as an exam sets the exam date of its course and keeps its own title", async () => {
    const { who, course } = await student();
    const exam = { title: "Sitting in Dublin", isExamEvent: true, courseId: course.id, startDate: "2027-03-02" };
    const created = await sent(who, exam);
    expect(created).toMatchObject({
      status: 201,
      body: { title: exam.title, startDate: "2027-03-02", day: "2027-03-02", endDate: null, isExamEvent: true },
    });
    expect(await examDateOf(who)).toBe("2027-03-02");
    await who.call(setExamDate, { params: { id: course.id }, body: { examDate: "2027-03-09" } });
    expect(await examEvents(who)).toMatchObject([{ id: created.body.id, day: "2027-03-09", title: exam.title }]);
  });

  test("201 the exam date is the instant's day in the student's time zone", async () => {
    const { who, course } = await student("ada", { timeZone: "Asia/Kolkata" });
    const created = await sent(who, { isExamEvent: true, courseId: course.id, startDate: "2027-03-01T19:00:00Z" });
    expect(created.body.day).toBe("2027-03-02");
  });

  test("500 when the event cannot be stored, the exam date is not set either", async () => {
    const { who, course } = await student();
    const before = await examDateOf(who);
    const exam = { title: "Sitting in Dublin", isExamEvent: true, courseId: course.id, startDate: "2027-03-02" };
    const created = await withFailing(/update "(public"\.")?Event" set "?title/i, () => sent(who, exam));
    expect(created.status).toBe(500);
    expect([await examDateOf(who), await examEvents(who)]).toEqual([before, []]);
  });

  test("201 thirty-two equal requests set one exam and get the same response", async () => {
    const { who, course } = await student();
    const exam = { title: "Sitting in Dublin", isExamEvent: true, courseId: course.id, startDate: "2027-03-02" };
    const headers = { "idempotency-key": `exam-${course.id}` };
    const responses = await Promise.all(
      Array.from({ length: 32 }, () => who.send("POST", "/api/events", exam, { headers })),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await examEvents(who)).toMatchObject([{ title: exam.title, day: "2027-03-02" }]);
  });

  test("403 for an exam of a course without an enrolment", async () => {
    const ada = await person("ada");
    const { id } = await courseOf(1);
    expect(await sent(ada, { isExamEvent: true, courseId: id })).toMatchObject({ status: 403, code: "not_enrolled" });
  });

  test("403 an exam event cannot be changed or deleted, not even with its own unchanged fields", async () => {
    const { who, course } = await student();
    await who.call(setExamDate, { params: { id: course.id }, body: { examDate: "2027-03-02" } });
    const exam = nth(await examEvents(who), 0);
    expect(exam).toMatchObject({ title: `Exam: ${course.title}`, startDate: "2027-03-02" });
    const refusal = {
      status: 403,
      code: "exam_event_readonly",
      message: "Exam events follow the exam date of their course.",
    };
    const params = { id: exam.id };
    expect(await who.call(updateEvent, { params, body: exam })).toMatchObject(refusal);
    expect(await who.call(updateEvent, { params, body: body() })).toMatchObject(refusal);
    expect(await who.call(deleteEvent, { params })).toMatchObject(refusal);
    expect((await (await person("linus")).call(deleteEvent, { params })).status).toBe(404);
    expect(await examEvents(who)).toEqual([exam]);
  });

  test("200 clearing the date and leaving the course remove the event", async () => {
    const { who, course } = await student();
    const params = { id: course.id };
    await who.call(setExamDate, { params, body: { examDate: "2027-03-02" } });
    await who.call(setExamDate, { params, body: { examDate: null } });
    expect(await examEvents(who)).toEqual([]);
    await who.call(setExamDate, { params, body: { examDate: "2027-03-02" } });
    await who.call(leave, { params });
    expect(await examEvents(who)).toEqual([]);
  });

  test("200 a sync repairs differences, reports how many, and then finds none", async () => {
    const { who, course } = await student();
    const [moved, gone] = [await courseOf(1), await courseOf(1)];
    for (const { id } of [moved, gone]) await who.call(enroll, { params: { id } });
    for (const { id } of [course, moved, gone])
      await who.call(setExamDate, { params: { id }, body: { examDate: "2027-03-02" } });
    const of = (courseId: number) => ({ where: { userId: who.id, courseId } });
    await db.event.deleteMany(of(course.id));
    await db.event.updateMany({ ...of(moved.id), data: { day: new Date("2027-04-01") } });
    await db.enrollment.updateMany({ ...of(gone.id), data: { examDate: null } });
    const stranded = { title: "Exam: a deleted course", day: new Date("2027-01-01"), isExamEvent: true };
    await db.event.create({ data: { userId: who.id, ...stranded } });
    expect((await who.call(syncExams)).body).toEqual({ created: 1, updated: 1, removed: 2 });
    expect(await examEvents(who)).toMatchObject([{ day: "2027-03-02" }, { day: "2027-03-02" }]);
    expect((await who.call(syncExams)).body).toEqual({ created: 0, updated: 0, removed: 0 });
  });

  test("200 the date and the event agree after syncs, changes and clearings at once", async () => {
    const { who, course } = await student();
    for (let round = 0; round < 4; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 32 }, (_, at) => {
          const examDate = at % 3 === 0 ? null : `2027-03-${String((at % 28) + 1).padStart(2, "0")}`;
          if (at % 2 === 0) return who.call(syncExams);
          return who.call(setExamDate, { params: { id: course.id }, body: { examDate } });
        }),
      );
      const statuses = new Set<number>(responses.map(({ status }) => status));
      statuses.delete(409);
      expect([...statuses]).toEqual([200]);
      const examDate = await examDateOf(who);
      expect((await examEvents(who)).map(({ day }) => day)).toEqual(examDate === null ? [] : [examDate]);
    }
  });
});
