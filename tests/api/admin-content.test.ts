import { expect, test } from "vitest";
import {
  createCourse,
  deleteCourse,
  getManagedCourse,
  orderCourses,
  orderModules,
  updateCourse,
} from "@/lib/courses/contract/managing";
import * as outline from "@/lib/courses/contract/outline";
import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "@/tests/support/courses";
import { person, visitor } from "@/tests/support/people";

const TEXTS = { title: "Revenue", description: "What is earned, and when." };

const auditOf = (targetType: string, targetId: number) =>
  db.auditEntry.findMany({ where: { targetType, targetId: String(targetId) }, orderBy: { id: "asc" } });

const totalsOf = (id: number) =>
  db.course.findUniqueOrThrow({ where: { id }, select: { totalLessons: true, totalDuration: true } });

test("401 and 403 only admins write content; others do not learn what exists", async () => {
  const ada = await person("ada");
  const { id } = await courseOf(1);
  for (const path of [`/api/admin/courses/${id}`, "/api/admin/courses/2147483647", "/api/admin/modules/abc"]) {
    expect(await visitor().send("DELETE", path)).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(await ada.send("DELETE", path)).toMatchObject({ status: 403, code: "admin_only" });
  }
  expect(await db.course.count({ where: { id } })).toBe(1);
});

test("201 a course without a picture gets the default one, and those who want course news are notified", async () => {
  const [root, ada, linus] = await Promise.all([person("root"), person("ada"), person("linus", { newCourses: false })]);
  const { status, body } = await root.call(createCourse, { body: { ...TEXTS, imageUrl: "" } });
  expect({ status, ...body }).toMatchObject({
    status: 201,
    ...TEXTS,
    imageUrl: "/uploads/default-course.jpg",
    totalLessons: 0,
    version: 1,
    modules: 0,
  });
  const notices = await db.notification.findMany({ where: { cause: `new-course:${body.id}` } });
  const whom = notices.map(({ userId }) => userId);
  expect([root, ada, linus].map(({ id }) => whom.includes(id))).toEqual([false, true, false]);
  expect(await auditOf("course", body.id)).toMatchObject([{ action: "course.create", actorId: root.id, after: TEXTS }]);
});

const NO_PICTURES = [
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.test/a.png",
  "http://169.254.169.254/a.png",
  "https://user:pw@host.test/a.png",
  "\\\\host\\a.png",
  `https://host.test/${"a".repeat(3000)}`,
  "/uploads/../../etc/passwd",
  "https://pictures.test/a b.png",
  "https://pictures.test/a\tb.png",
  "https://pictures.test/a\u200bb.png",
];

const WRONG_FORMS: [body: object, field: string, message: string][] = [
  [{ title: "ab" }, "title", "Title must be at least 3 characters"],
  [{ description: "too short" }, "description", "Description must be at least 10 characters"],
  ...NO_PICTURES.map((imageUrl): [object, string, string] => [
    { imageUrl },
    "imageUrl",
    "Please enter a valid image URL",
  ]),
];

test.each(WRONG_FORMS)("400 form %#: the error is on the field that is wrong", async (wrong, field, message) => {
  const root = await person("root");
  const before = await db.auditEntry.count();
  const response = await root.send("POST", "/api/admin/courses", { ...TEXTS, ...wrong });
  expect(response).toMatchObject({ status: 400, code: "invalid_body", fields: { [field]: message } });
  expect(await db.auditEntry.count()).toBe(before);
});

test("200 and 409 the second editor of a course gets a conflict, and none of her changes are written", async () => {
  const [root, other] = await Promise.all([person("root"), person("root")]);
  const { id } = await courseOf(1);
  const imageUrl = "https://pictures.test/a.png";
  const first = await root.call(updateCourse, { params: { id }, body: { title: "Taxation", imageUrl, version: 1 } });
  expect(first).toMatchObject({ status: 200, body: { title: "Taxation", imageUrl, version: 2 } });
  const second = await other.call(updateCourse, { params: { id }, body: { title: "Audit", version: 1 } });
  expect(second).toMatchObject({ status: 409, code: "edit_conflict" });
  const rows = await auditOf("course", id);
  expect(rows).toMatchObject([{ action: "course.update", before: { title: expect.any(String) }, after: { imageUrl } }]);
});

test("200 a change without a version overwrites whatever is there", async () => {
  const root = await person("root");
  const { id, modules } = await courseOf(1);
  const { id: module, topics } = nth(modules, 0);
  const body = { title: "Taxation" };
  for (let times = 0; times < 2; times += 1) {
    expect(await root.call(updateCourse, { params: { id }, body })).toMatchObject({ status: 200, body });
    expect(await root.call(outline.updateModule, { params: { id: module }, body })).toMatchObject({
      status: 200,
      body,
    });
    const topic = { id: nth(topics, 0) };
    expect(await root.call(outline.updateTopic, { params: topic, body })).toMatchObject({ status: 200, body });
  }
});

test("201 a hundred pasted topics of the maximum length, and not one more", async () => {
  const root = await person("root");
  const params = { id: nth((await courseOf(0)).modules, 0).id };
  const topics = (many: number) =>
    Array.from({ length: many }, () => ({ title: "ß".repeat(200), description: "ß".repeat(2000) }));
  const created = await root.call(outline.createTopics, { params, body: { topics: topics(100) } });
  expect([created.status, created.body.length]).toEqual([201, 100]);
  const refused = await root.call(outline.createTopics, { params, body: { topics: topics(101) } });
  expect(refused).toMatchObject({ status: 400, message: "At most 100 at once." });
});

test("409 of many editors at once exactly one succeeds", async () => {
  const root = await person("root");
  const { id } = await courseOf(1);
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      root.call(updateCourse, { params: { id }, body: { title: `Title ${at}`, version: 1 } }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await auditOf("course", id)).toHaveLength(1);
});

test("totals stay correct through every change of modules and topics, also with many at once", async () => {
  const root = await person("root");
  const { id } = await courseOf();
  const created = await root.call(outline.createModule, { body: { ...TEXTS, courseId: id } as never });
  expect(created).toMatchObject({ status: 201, body: { order: 0, duration: 60, lessonCount: 0 } });
  const module = { id: created.body.id };
  expect(await totalsOf(id)).toEqual({ totalLessons: 0, totalDuration: 60 });
  const topics = await Promise.all(
    Array.from({ length: 6 }, (_, order) =>
      root.call(outline.createTopic, { body: { ...TEXTS, order, moduleId: module.id } }),
    ),
  );
  expect(await totalsOf(id)).toEqual({ totalLessons: 6, totalDuration: 60 });
  await root.call(outline.createTopics, { params: module, body: { topics: [TEXTS, TEXTS] } });
  await root.call(outline.deleteTopic, { params: { id: nth(topics, 0).body.id } });
  await root.call(outline.updateModule, { params: module, body: { duration: 45, version: 1 } });
  expect(await totalsOf(id)).toEqual({ totalLessons: 7, totalDuration: 45 });
  expect((await db.module.findUniqueOrThrow({ where: module })).lessonCount).toBe(7);
  await root.call(outline.deleteModule, { params: module });
  expect(await totalsOf(id)).toEqual({ totalLessons: 0, totalDuration: 0 });
  const actions = (await auditOf("module", module.id)).map(({ action }) => action);
  expect(actions).toEqual(["module.create", "topic.create", "module.update", "module.delete"]);
});

test("201 pasted topics are added after the existing ones, and one bad line rejects all of them", async () => {
  const root = await person("root");
  const { id, modules } = await courseOf(2);
  const module = { id: nth(modules, 0).id };
  const bad = await root.call(outline.createTopics, {
    params: module,
    body: { topics: [TEXTS, { ...TEXTS, title: "ab" }] },
  });
  expect(bad.status).toBe(400);
  expect(await totalsOf(id)).toMatchObject({ totalLessons: 2 });
  const { body } = await root.call(outline.createTopics, { params: module, body: { topics: [TEXTS, TEXTS] } });
  expect(body.map(({ order }) => order)).toEqual([2, 3]);
});

test("201 enrolled students who want course news are notified of a new module", async () => {
  const [root, ada, linus, grace] = await Promise.all([
    person("root"),
    person("ada"),
    person("linus", { courseUpdates: false }),
    person("grace"),
  ]);
  const { id: courseId } = await courseOf(1);
  await db.enrollment.createMany({ data: [ada, linus].map(({ id: userId }) => ({ userId, courseId })) });
  const { body } = await root.call(outline.createModule, { body: { ...TEXTS, order: 1, duration: 30, courseId } });
  const notices = await db.notification.findMany({ where: { cause: `new-module:${body.id}` } });
  expect(notices.map(({ userId }) => userId)).toEqual([ada.id]);
  expect(grace.id).not.toBe(ada.id);
});

test("400 unknown_reference for a course or module that does not exist", async () => {
  const root = await person("root");
  const module = { ...TEXTS, order: 0, duration: 60, courseId: 2147483647 };
  expect(await root.call(outline.createModule, { body: module })).toMatchObject({
    status: 400,
    code: "unknown_reference",
    fields: { courseId: "This course does not exist." },
  });
  expect(await root.call(outline.createTopic, { body: { ...TEXTS, order: 0, moduleId: 2147483647 } })).toMatchObject({
    status: 400,
    code: "unknown_reference",
  });
});

test.each([
  [{ order: -1 }, "order", "Order must be a non-negative number"],
  [{ order: 1.5 }, "order", "Order must be a non-negative number"],
  [{ duration: 0 }, "duration", "Must be a positive number"],
])("400 a module with %o is refused", async (wrong, field, message) => {
  const root = await person("root");
  const { id: courseId } = await courseOf();
  const response = await root.send("POST", "/api/admin/modules", { ...TEXTS, courseId, ...wrong });
  expect(response).toMatchObject({ status: 400, fields: { [field]: message } });
});

test("200 and 409 modules, topics and courses are reordered when the list names all of them", async () => {
  const root = await person("root");
  const { id, modules } = await courseOf(3, 1);
  const turned = modules.map((module) => module.id).reverse();
  const ordered = await root.call(orderModules, { params: { id }, body: { ids: turned } });
  expect(ordered.body.outline.map((module) => module.id)).toEqual(turned);
  const { id: moduleId, topics } = nth(modules, 0);
  const back = [...topics].reverse();
  const list = await root.call(outline.orderTopics, { params: { id: moduleId }, body: { ids: back } });
  expect(list.body.map((topic) => topic.id)).toEqual(back);
  for (const ids of [topics.slice(1), [...topics, nth(topics, 0)], [1]])
    expect(await root.call(outline.orderTopics, { params: { id: moduleId }, body: { ids } })).toMatchObject({
      status: 409,
      code: "edit_conflict",
    });
  const all = (await db.course.findMany({ select: { id: true } })).map((course) => course.id).reverse();
  const courses = await root.call(orderCourses, { body: { ids: all } });
  expect(courses.body.map((course) => course.id)).toEqual(all);
  expect((await auditOf("course", id)).map(({ action }) => action)).toEqual(["module.order"]);
});

test("200 deleting a course deletes its content; its forums and events stay without a course", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const { id, topics } = await courseOf(2, 1);
  await db.enrollment.create({ data: { userId: ada.id, courseId: id } });
  await db.progress.create({
    data: { userId: ada.id, topicId: nth(topics, 0), completed: true, completedAt: new Date() },
  });
  const event = await db.event.create({
    data: { userId: ada.id, title: "Revision", startDate: new Date(), courseId: id },
  });
  const forum = await db.forum.create({
    data: { name: "Questions", description: "Of this course", slug: `questions-${id}`, courseId: id },
  });
  const seen = await root.call(getManagedCourse, { params: { id } });
  expect(seen.body).toMatchObject({ modules: 2, totalLessons: 3, enrollments: 1, learners: 1 });
  expect(await root.call(deleteCourse, { params: { id } })).toMatchObject({ status: 200, body: { id, deleted: true } });
  expect(await root.call(deleteCourse, { params: { id } })).toMatchObject({ status: 404, message: "Course not found" });
  expect(await db.event.findUnique({ where: { id: event.id } })).toMatchObject({ courseId: null });
  expect(await db.forum.findUnique({ where: { id: forum.id } })).toMatchObject({ courseId: null });
  expect(await db.topic.count({ where: { id: { in: topics } } })).toBe(0);
  expect(await auditOf("course", id)).toMatchObject([
    { action: "course.delete", before: { modules: 2, topics: 3, enrollments: 1 } },
  ]);
});
