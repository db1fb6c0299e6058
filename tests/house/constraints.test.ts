import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { migrate } from "@/prisma/migrate.mjs";
import { emptyDatabase } from "@/tests/support/postgres";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

beforeEach(async () => {
  await client.query("BEGIN");
  await client.query(WORLD);
});

afterEach(async () => {
  await client.query("ROLLBACK");
});

const WORLD = `
  INSERT INTO "User" (id, username, name, email) VALUES ('ada', 'ada', 'Ada', 'ada@example.org'), ('grace', 'grace', 'Grace', 'grace@example.org');
  INSERT INTO "Course" (id, title, description) VALUES (1, 'Financial Accounting', 'Double entry from the start');
  INSERT INTO "Module" (id, "courseId", title, description) VALUES (1, 1, 'Recording', 'Recording transactions');
  INSERT INTO "Topic" (id, "moduleId", title, description) VALUES (1, 1, 'Depreciation', 'Spreading a cost over years');
  INSERT INTO "Enrollment" ("userId", "courseId", "examDate") VALUES ('ada', 1, '2027-06-08');
  INSERT INTO "Progress" ("userId", "topicId", completed, "completedAt") VALUES ('ada', 1, true, now());
  INSERT INTO "Event" (id, "userId", title, "isExamEvent", day, "courseId") VALUES (1, 'ada', 'Exam', true, '2027-06-08', 1);
  INSERT INTO "Forum" (id, name, description, slug, "courseId") VALUES (1, 'FA', '', 'fa', 1);
  INSERT INTO "Thread" (id, "forumId", "userId", title, slug) VALUES (1, 1, 'ada', 'Why credit?', 'why-credit');
  INSERT INTO "Post" (id, "threadId", "userId", content, "isAnswer") VALUES (1, 1, 'ada', 'Why?', false), (2, 1, 'grace', 'So', true);
  INSERT INTO "Group" (id, name, description, "createdBy") VALUES (1, 'Ledger', 'We study', 'ada');
  INSERT INTO "GroupMember" ("groupId", "userId", role) VALUES (1, 'ada', 'admin');
  INSERT INTO "GroupMessage" (id, "groupId", "userId", content) VALUES (1, 1, 'ada', 'Hello');
  INSERT INTO "Notification" ("userId", title, message, cause) VALUES ('ada', 'Enrolled', '', 'enrolled:1');
  INSERT INTO "Estimate" ("userId", "courseId", day, mark, low, high, answers, studied) VALUES ('ada', 1, '2027-06-01', 55, 48, 62, 120, 0.8);
  INSERT INTO "ExamResult" ("userId", "courseId", "examDate", outcome, mark) VALUES ('ada', 1, '2027-06-08', 'passed', 61);
  INSERT INTO "AuditEntry" (id, "actorId", action, "targetType", after) VALUES (1, 'ada', 'course.create', 'course', '{"title": "FA"}');
`;

test.each([
  [
    "a second account with the same address",
    `INSERT INTO "User" (id, username, name, email) VALUES ('x', 'x', 'X', 'ada@example.org')`,
    "User_email_key",
  ],
  ["an address in capitals", `UPDATE "User" SET email = 'Ada@example.org' WHERE id = 'ada'`, "User_email_check"],
  ["a username in capitals", `UPDATE "User" SET username = 'Grace' WHERE id = 'ada'`, "User_username_check"],
  [
    "a session token in plain text",
    `INSERT INTO "Session" ("sessionToken", "userId", expires) VALUES ('secret', 'ada', now())`,
    "Session_sessionToken_check",
  ],
  [
    "a second enrolment",
    `INSERT INTO "Enrollment" ("userId", "courseId") VALUES ('ada', 1)`,
    "Enrollment_userId_courseId_key",
  ],
  [
    "a second progress row",
    `INSERT INTO "Progress" ("userId", "topicId") VALUES ('ada', 1)`,
    "Progress_userId_topicId_key",
  ],
  ["a completion without its time", `UPDATE "Progress" SET "completedAt" = NULL`, "Progress_completedAt_check"],
  ["an exam in the year 10000", `UPDATE "Enrollment" SET "examDate" = '10000-01-01'`, "Enrollment_examDate_check"],
  ["a negative order", `UPDATE "Module" SET "order" = -1`, "Module_order_check"],
  [
    "a second exam event of a course",
    `INSERT INTO "Event" (id, "userId", title, "isExamEvent", day, "courseId") VALUES (2, 'ada', 'Exam', true, '2027-06-09', 1)`,
    "Event_one_exam_per_course_key",
  ],
  ["an exam event with an instant", `UPDATE "Event" SET "startDate" = now()`, "Event_when_check"],
  [
    "an event that ends before it starts",
    `INSERT INTO "Event" ("userId", title, "startDate", "endDate") VALUES ('ada', 'Mock', '2027-06-02', '2027-06-01')`,
    "Event_endDate_check",
  ],
  ["an exam that repeats", `UPDATE "Event" SET "repeatZone" = 'UTC'`, "Event_repeat_check"],
  [
    "a week of which an event lasts all days, every week",
    `INSERT INTO "Event" ("userId", title, "startDate", "endDate", "repeatZone") VALUES ('ada', 'Mock', '2027-06-01', '2027-06-08', 'UTC')`,
    "Event_repeat_check",
  ],
  [
    "days left out of what does not repeat",
    `INSERT INTO "Event" ("userId", title, "startDate", "skippedDays") VALUES ('ada', 'Mock', '2027-06-01', '{2027-06-08}')`,
    "Event_repeat_check",
  ],
  [
    "a repetition that ends before it begins",
    `INSERT INTO "Event" ("userId", title, "startDate", "repeatZone", "repeatUntil") VALUES ('ada', 'Mock', '2027-06-05', 'UTC', '2027-06-01')`,
    "Event_repeatUntil_check",
  ],
  [
    "a second notification of the same event",
    `INSERT INTO "Notification" ("userId", title, message, cause) VALUES ('ada', 'Enrolled', '', 'enrolled:1')`,
    "Notification_userId_cause_key",
  ],
  [
    "a notification that leads off the site",
    `UPDATE "Notification" SET link = '/\\evil.example'`,
    "Notification_link_check",
  ],
  ["a second answer in a thread", `UPDATE "Post" SET "isAnswer" = true WHERE id = 1`, "Post_one_answer_per_thread_key"],
  ["a forum slug in capitals", `UPDATE "Forum" SET slug = 'FA'`, "Forum_slug_check"],
  [
    "a second membership",
    `INSERT INTO "GroupMember" ("groupId", "userId") VALUES (1, 'ada')`,
    "GroupMember_groupId_userId_key",
  ],
  ["a count below zero", `UPDATE "Group" SET "memberCount" = -1`, "Group_counts_check"],
  [
    "a second estimate on one day",
    `INSERT INTO "Estimate" ("userId", "courseId", day, mark, low, high, answers, studied) VALUES ('ada', 1, '2027-06-01', 5, 4, 6, 1, 1)`,
    "Estimate_pkey",
  ],
  ["an estimate outside its range", `UPDATE "Estimate" SET mark = 63`, "Estimate_range_check"],
  ["a chance above 1", `UPDATE "Estimate" SET chance = 1.1`, "Estimate_chance_check"],
  ["a mark above 100", `UPDATE "ExamResult" SET mark = 101`, "ExamResult_mark_check"],
  ["a mark without an exam", `UPDATE "ExamResult" SET outcome = 'absent'`, "ExamResult_mark_check"],
  ["an outcome nobody knows", `UPDATE "ExamResult" SET outcome = 'won', mark = NULL`, "ExamResult_outcome_check"],
  ["hours of six days", `INSERT INTO "StudyHours" VALUES ('ada', '{60,60,60,60,60,60}')`, "StudyHours_minutes_check"],
  ["a day of 725 minutes", `INSERT INTO "StudyHours" VALUES ('ada', '{0,0,0,0,0,0,725}')`, "StudyHours_minutes_check"],
  ["seven minutes a day", `INSERT INTO "StudyHours" VALUES ('ada', '{7,0,0,0,0,0,0}')`, "StudyHours_minutes_check"],
  ["an invitation for nobody", `INSERT INTO "GroupInvitation" ("groupId") VALUES (1)`, "GroupInvitation_kind_check"],
])("the database refuses %s", async (_, sql, constraint) => {
  await expect(client.query(sql)).rejects.toMatchObject({ constraint });
});

test.each([`UPDATE "AuditEntry" SET action = 'nothing'`, `DELETE FROM "AuditEntry"`])(
  "the audit cannot be changed: %s",
  async (sql) => {
    await expect(client.query(sql)).rejects.toThrow("AuditEntry is append-only");
  },
);

test("a deleted user's posts stay without a name, everything else is deleted", async () => {
  await client.query(`DELETE FROM "User" WHERE id = 'ada'`);
  expect(await only(`SELECT "userId" FROM "Thread"`)).toEqual({ userId: null });
  expect(await only(`SELECT "userId" FROM "Post" WHERE id = 1`)).toEqual({ userId: null });
  expect(await only(`SELECT "userId" FROM "GroupMessage"`)).toEqual({ userId: null });
  expect(await only(`SELECT "createdBy" FROM "Group"`)).toEqual({ createdBy: null });
  expect(await only(`SELECT "actorId", action FROM "AuditEntry"`)).toEqual({ actorId: null, action: "course.create" });
  for (const table of ["Enrollment", "Progress", "Event", "Notification", "GroupMember"])
    expect(await count(table)).toBe(0);
});

test("deleting a course deletes modules, topics, enrolments and progress; forum and events stay", async () => {
  await client.query(`DELETE FROM "Course"`);
  for (const table of ["Module", "Topic", "Enrollment", "Progress"]) expect(await count(table)).toBe(0);
  expect(await only(`SELECT "courseId" FROM "Forum"`)).toEqual({ courseId: null });
  expect(await only(`SELECT "courseId" FROM "Event"`)).toEqual({ courseId: null });
});

async function only(sql: string) {
  return (await client.query(sql)).rows[0];
}

async function count(table: string) {
  return Number((await client.query(`SELECT count(*) FROM "${table}"`)).rows[0].count);
}
