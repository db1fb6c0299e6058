import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { getUser, requestMagicLink } from "@/lib/accounts/contract";
import { db, pool } from "@/lib/platform/database/db";
import { completeTopic, enroll, listMyCourses, setExamDate } from "@/lib/progress/contract";
import { courseOf, type MadeCourse, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";
import { proxyTo } from "@/tests/support/proxy";
import { mailsTo } from "@/tests/support/sign-in";

const direct = process.env.DATABASE_URL ?? "";
const proxy = await proxyTo(direct);
// The time limits of production: this test is about them.
Object.assign(process.env, { DATABASE_URL: proxy.url, DATABASE_WAIT_MS: "1000" });

const AWAY = {
  status: 503,
  code: "unavailable",
  message: "The service cannot reach its data right now. Please try again in a moment.",
};

let ada: Person;
let course: MadeCourse;

beforeAll(async () => {
  ada = await person("ada");
  course = await courseOf(3);
  await ada.call(enroll, { params: { id: course.id } });
});

afterEach(() => proxy.resume());

afterAll(async () => {
  process.env.DATABASE_URL = direct;
  await db.$disconnect();
  await proxy.close();
});

/** The first calls may still get connections that were closed. */
const recovered = () => vi.waitFor(async () => expect((await ada.call(getUser)).status).toBe(200), { timeout: 60_000 });

const tick = (at: number) =>
  ada.call(completeTopic, { params: { id: nth(course.topics, at) }, body: { completed: true } });

test("503 with a sentence while the database is stopped, 200 as soon as it runs again", async () => {
  proxy.stop();
  for (let round = 0; round < 3; round += 1) {
    const refused = await ada.call(getUser);
    expect(refused).toMatchObject(AWAY);
    expect(refused.headers.get("retry-after")).toBe("5");
  }
  expect(await tick(0)).toMatchObject(AWAY);
  proxy.resume();
  expect((await ada.call(getUser)).status).toBe(200);
  expect((await tick(0)).status).toBe(200);
});

test("503 when somebody requests a link, and no mail is sent", async () => {
  const email = "waits@example.test";
  proxy.stop();
  expect(await visitor().call(requestMagicLink, { body: { email } })).toMatchObject(AWAY);
  proxy.resume();
  expect(mailsTo(email)).toEqual([]);
  expect((await visitor().call(requestMagicLink, { body: { email } })).status).toBe(200);
});

test("200 from health and 503 from ready while the database is stopped", async () => {
  proxy.stop();
  expect(await visitor().raw("GET", "/api/health")).toMatchObject({ status: 200, body: { ok: true } });
  expect(await visitor().raw("GET", "/api/ready")).toMatchObject({ status: 503, code: "unavailable" });
  proxy.resume();
  expect(await visitor().raw("GET", "/api/ready")).toMatchObject({ status: 200, body: { ready: true } });
});

test("connections closed by the database are replaced, with at most one failed request", async () => {
  await Promise.all(Array.from({ length: 10 }, () => ada.call(getUser)));
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  const statuses = [];
  for (let round = 0; round < 12; round += 1) statuses.push((await ada.call(listMyCourses)).status);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.slice(-2)).toEqual([200, 200]);
});

test("503 and nothing half-written when the database stops in the middle of a write", async () => {
  for (let cut = 0; cut < 60; cut += 1) {
    const writing = Promise.all([
      ada.call(setExamDate, { params: { id: course.id }, body: { examDate: `2027-06-${10 + (cut % 20)}` } }),
      tick(1 + (cut % 2)),
    ]);
    await new Promise((resolve) => setTimeout(resolve, (cut % 40) / 3));
    proxy.stop();
    for (const { status } of await writing) expect([200, 503]).toContain(status);
    proxy.resume();
    await recovered();
    const [enrolment] = await db.enrollment.findMany({ where: { userId: ada.id } });
    const events = await db.event.findMany({ where: { userId: ada.id, isExamEvent: true } });
    expect(events.map(({ day }) => day)).toEqual(enrolment?.examDate ? [enrolment.examDate] : []);
  }
});

test("503 `busy` while every connection is in use", async () => {
  // The default of the pool (lib/platform/database/db.ts).
  const held = await Promise.all(Array.from({ length: 10 }, () => pool().connect()));
  const responses = await Promise.all(Array.from({ length: 20 }, () => ada.call(getUser)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(503));
  expect((await visitor().raw("GET", "/api/health")).status).toBe(200);
  for (const connection of held) connection.release();
  expect((await ada.call(getUser)).status).toBe(200);
});

test("503 while the database is frozen, and normal responses when it runs again", async () => {
  proxy.freeze();
  // It stays frozen until the test continues it, so the response can only come from the app's own time limit.
  expect((await ada.call(getUser)).status).toBe(503);
  proxy.resume();
  await recovered();
});
