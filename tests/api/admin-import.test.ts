import { expect, test } from "vitest";
import { importOutline, MOST_BYTES } from "@/lib/courses/contract/import";
import { updateCourse } from "@/lib/courses/contract/managing";
import { createModule } from "@/lib/courses/contract/outline";
import { IMPORT_SAMPLE } from "@/lib/courses/rules/import";
import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";

const HEAD = "kind,title,description,order,duration";
const DAY = "What is earned and when";

type Sent = { csv: string; dryRun?: boolean; version?: number };
const send = (who: Person, id: number, { csv, dryRun = false, version = 1 }: Sent) =>
  who.call(importOutline, { params: { id }, body: { csv, dryRun, version } });
const stateOf = (id: number) =>
  db.course.findUniqueOrThrow({
    where: { id },
    select: {
      totalLessons: true,
      totalDuration: true,
      version: true,
      modules: { orderBy: [{ order: "asc" }, { id: "asc" }], include: { topics: { orderBy: { order: "asc" } } } },
    },
  });
const auditOf = (id: number) =>
  db.auditEntry.findMany({ where: { targetType: "course", targetId: String(id) }, orderBy: { id: "asc" } });

test("401 and 403 only admins import", async () => {
  const ada = await person("ada");
  const { id } = await courseOf(1);
  const body = { csv: IMPORT_SAMPLE, dryRun: true, version: 1 };
  expect(await visitor().call(importOutline, { params: { id }, body })).toMatchObject({ status: 401 });
  expect(await send(ada, id, { csv: IMPORT_SAMPLE })).toMatchObject({ status: 403, code: "admin_only" });
});

test("200 a dry run reports what would be imported and writes nothing; 201 the import adds it after the existing content", async () => {
  const root = await person("root");
  const { id, modules } = await courseOf(2, 1);
  const before = await stateOf(id);
  const tried = await send(root, id, { csv: IMPORT_SAMPLE, dryRun: true });
  expect(tried).toMatchObject({ status: 200, body: { modules: 2, topics: 3, minutes: 135, wrong: [], wrongRows: 0 } });
  expect(await stateOf(id)).toEqual(before);
  expect(await auditOf(id)).toEqual([]);
  expect((await send(root, id, { csv: IMPORT_SAMPLE })).status).toBe(201);
  const after = await stateOf(id);
  expect(after).toMatchObject({ totalLessons: 6, totalDuration: 255, version: 2 });
  expect(after.modules.map((module) => [module.title, module.order, module.lessonCount, module.topics.length])).toEqual(
    [
      ["Module 1", 0, 2, 2],
      ["Module 2", 1, 1, 1],
      ["Revenue", 2, 2, 2],
      ["Leases", 3, 1, 1],
    ],
  );
  expect(after.modules.slice(0, 2).map((module) => module.id)).toEqual(modules.map((module) => module.id));
  expect(nth(after.modules, 2).topics.map(({ title }) => title)).toEqual(["The five steps", "Variable consideration"]);
  expect(await auditOf(id)).toMatchObject([
    { action: "course.import", actorId: root.id, after: { modules: 2, topics: 3, minutes: 135 } },
  ]);
});

test("400 one bad row rejects the whole file, and each bad row is reported with its line", async () => {
  const root = await person("root");
  const { id } = await courseOf(1);
  const before = await stateOf(id);
  const csv = [HEAD, `module,Revenue,${DAY},,`, "topic,ab,,,", "topic,Fine topic,,,", "topic,Nu\u0000l,,,"].join(
    "\r\n",
  );
  expect((await send(root, id, { csv, dryRun: true })).body).toMatchObject({
    modules: 0,
    topics: 0,
    wrongRows: 2,
    wrong: [
      { line: 3, reason: "title: Title must be at least 3 characters" },
      { line: 5, reason: "title: This text contains characters that cannot be used." },
    ],
  });
  expect(await send(root, id, { csv })).toMatchObject({
    status: 400,
    code: "invalid_body",
    message: "Nothing was imported: some rows cannot be taken.",
    fields: { "line 3": "title: Title must be at least 3 characters" },
  });
  expect(await stateOf(id)).toEqual(before);
  expect(await auditOf(id)).toEqual([]);
});

test("409 for whoever imports or edits second, also for a second press of the button", async () => {
  const [root, other] = await Promise.all([person("root"), person("root")]);
  const { id } = await courseOf(1);
  const presses = await Promise.all(Array.from({ length: 8 }, () => send(root, id, { csv: IMPORT_SAMPLE })));
  expect(presses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect((await stateOf(id)).modules).toHaveLength(3);
  await other.call(updateCourse, { params: { id }, body: { title: "Changed meanwhile", version: 2 } });
  for (const dryRun of [true, false])
    expect(await send(root, id, { csv: IMPORT_SAMPLE, dryRun, version: 2 })).toMatchObject({
      status: 409,
      code: "edit_conflict",
    });
  expect((await send(root, id, { csv: IMPORT_SAMPLE, version: 3 })).status).toBe(201);
  expect((await stateOf(id)).totalLessons).toBe(7);
});

test("totals stay correct while others write into the course", async () => {
  const root = await person("root");
  const { id } = await courseOf(1);
  const module = { title: "Beside it", description: DAY, order: 9, duration: 10, courseId: id };
  await Promise.all([
    send(root, id, { csv: IMPORT_SAMPLE }),
    ...Array.from({ length: 4 }, () => root.call(createModule, { body: module })),
  ]);
  const { totalLessons, totalDuration, modules } = await stateOf(id);
  expect({ totalLessons, totalDuration }).toEqual({
    totalLessons: modules.reduce((sum, { topics }) => sum + topics.length, 0),
    totalDuration: modules.reduce((sum, { duration }) => sum + duration, 0),
  });
  expect(modules).toHaveLength(7);
});

test("201 many modules send one notification to each who wants it, a single module is named in it", async () => {
  const [root, ada, linus] = await Promise.all([
    person("root"),
    person("ada"),
    person("linus", { courseUpdates: false }),
  ]);
  const { id: courseId } = await courseOf(1);
  await db.enrollment.createMany({ data: [root, ada, linus].map(({ id: userId }) => ({ userId, courseId })) });
  await send(root, courseId, { csv: IMPORT_SAMPLE });
  await send(root, courseId, { csv: `${HEAD}\nmodule,Only one,${DAY},,`, version: 2 });
  const notices = await db.notification.findMany({ where: { relatedEntityType: "module" }, orderBy: { id: "asc" } });
  const ours = notices.filter(({ userId }) => [root, ada, linus].some(({ id }) => id === userId));
  const { modules } = await stateOf(courseId);
  expect(ours.map(({ userId, title, message, link }) => [userId, title, message, link])).toEqual([
    [ada.id, "New modules", "Revenue and 1 more", `/courses/${courseId}#module-${nth(modules, 1).id}`],
    [ada.id, "New module", "Only one", `/courses/${courseId}#module-${nth(modules, 3).id}`],
  ]);
});

test("201 two thousand rows are imported at once; 5,000 rows and too many bytes are refused", async () => {
  const root = await person("root");
  const { id } = await courseOf(1);
  const rows = Array.from({ length: 2000 }, (_, at) =>
    at % 20 === 0 ? `module,Module ${at},${DAY},,30` : `topic,Topic number ${at},Words about topic ${at} of the file,,`,
  );
  expect(await send(root, id, { csv: [HEAD, ...rows].join("\n") })).toMatchObject({
    status: 201,
    body: { modules: 100, topics: 1900, minutes: 3000 },
  });
  expect(await stateOf(id)).toMatchObject({ totalLessons: 1901, totalDuration: 3060 });
  const five = [HEAD, ...Array(5000).fill(`module,Revenue,${DAY},,`)].join("\n");
  expect((await send(root, id, { csv: five, dryRun: true, version: 2 })).body.wrong).toEqual([
    { line: 1, reason: "At most 2,000 rows at once; these are 5,000." },
  ]);
  expect(await send(root, id, { csv: five, version: 2 })).toMatchObject({ status: 400 });
  const large = `${HEAD}\n${"ä".repeat(MOST_BYTES / 2)}`;
  expect(await send(root, id, { csv: large, version: 2 })).toMatchObject({
    status: 400,
    fields: { csv: "A file has at most 512 kB." },
  });
  expect((await send(root, id, { csv: '"'.repeat(3 * MOST_BYTES), version: 2 })).status).toBe(413);
  expect((await stateOf(id)).version).toBe(2);
});

test("400, 404 and 409 for invalid input, and nothing is written", async () => {
  const root = await person("root");
  const { id } = await courseOf(1);
  const good = { csv: IMPORT_SAMPLE, dryRun: false, version: 1 };
  const nonsense = [{}, { csv: 1 }, { csv: null }, { dryRun: "false" }, { version: 0 }, { version: "1" }];
  for (const part of nonsense) {
    const body = Object.keys(part).length === 0 ? {} : { ...good, ...part };
    expect((await root.send("POST", `/api/admin/courses/${id}/import`, body)).status, JSON.stringify(part)).toBe(400);
  }
  for (const dryRun of [true, false])
    expect(await send(root, 2_147_483_647, { csv: IMPORT_SAMPLE, dryRun })).toMatchObject({
      status: 404,
      message: "Course not found",
    });
  for (const csv of ["", "\uFEFF", HEAD]) expect((await send(root, id, { csv })).status).toBe(400);
  await db.module.updateMany({ where: { courseId: id }, data: { order: 10_000 } });
  expect(await send(root, id, { csv: IMPORT_SAMPLE })).toMatchObject({ status: 409, code: "limit_reached" });
  expect((await stateOf(id)).modules).toHaveLength(1);
});
