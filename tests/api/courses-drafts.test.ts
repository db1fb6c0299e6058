import { expect, test } from "vitest";
import { getCourse, listCourses } from "@/lib/courses/contract";
import { createCourse, deleteCourse, setPublished, updateCourse } from "@/lib/courses/contract/managing";
import { createModule, createTopic } from "@/lib/courses/contract/outline";
import { inVisibleCourse, visibleCourse, visibleCourseWhere } from "@/lib/courses/reads/fragments";
import { db, queryRows } from "@/lib/platform/database/db";
import { enroll } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { endpoints } from "@/tests/support/endpoints";
import { forum, thread } from "@/tests/support/forums";
import { lessonOf } from "@/tests/support/lessons";
import { type Person, person } from "@/tests/support/people";
import { questionsIn, TAB } from "@/tests/support/questions";

const TEXTS = { title: "Taxation", description: "Income tax and VAT for a year." };
const NEWS = (id: number) => ({ where: { cause: `new-course:${id}` } });

async function draftBy(root: Person): Promise<number> {
  const { status, body } = await root.call(createCourse, { body: { ...TEXTS, published: false } });
  expect({ status, published: body.published }).toEqual({ status: 201, published: false });
  return body.id;
}

/** A draft with a module, a topic with a lesson and questions, and a forum with a thread. */
async function wholeDraft() {
  const { id, modules, topics } = await courseOf(2, 1);
  await db.course.update({ where: { id }, data: { publishedAt: null, code: `D${id}` } });
  const topicId = await lessonOf({ topicId: nth(topics, 0), text: "Text\n\n```try\nq\n```" });
  await questionsIn(topicId, 6);
  const { id: forumId } = await forum({ courseId: id });
  const { id: threadId, posts } = await thread({ forumId, replies: 1 });
  return { id, module: nth(modules, 0).id, topicId, forumId, threadId, postId: nth(posts, 1) };
}

test("201 a course is published at once unless `published` is false, and then nobody is told of it", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const open = await root.call(createCourse, { body: TEXTS });
  expect(open.body.published).toBe(true);
  expect((await ada.call(listCourses, {})).body.map(({ id }) => id)).toContain(open.body.id);
  expect(await db.notification.count(NEWS(open.body.id))).toBeGreaterThan(0);

  const draft = await draftBy(root);
  expect((await ada.call(listCourses, {})).body.map(({ id }) => id)).not.toContain(draft);
  expect((await root.call(listCourses, {})).body.map(({ id }) => id)).not.toContain(draft);
  expect(await db.notification.count(NEWS(draft))).toBe(0);
  const module = { ...TEXTS, order: 0, duration: 30, courseId: draft };
  const { body: created } = await root.call(createModule, { body: module });
  await root.call(createTopic, { body: { ...TEXTS, order: 0, moduleId: created.id } });
  expect((await root.call(getCourse, { params: { id: draft } })).body).toMatchObject({ draft: true, totalLessons: 1 });
});

test("200 publishing tells of the course once, however often it is published", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const id = await draftBy(root);
  const publish = (published: boolean) => root.call(setPublished, { params: { id }, body: { published } });
  expect(await publish(true)).toMatchObject({ status: 200, body: { published: true } });
  const first = await db.notification.count(NEWS(id));
  expect(await db.notification.count({ where: { userId: ada.id, ...NEWS(id).where } })).toBe(1);
  for (const published of [true, false, true]) expect((await publish(published)).status).toBe(200);
  expect(await db.notification.count(NEWS(id))).toBe(first);
  expect((await ada.call(getCourse, { params: { id } })).body).toMatchObject({ draft: false });
  const rows = await db.auditEntry.findMany({
    where: { targetType: "course", targetId: `${id}` },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ action }) => action)).toEqual([
    "course.create",
    "course.publish",
    "course.unpublish",
    "course.publish",
  ]);
});

test("404 nobody brings back the news of a course that is a draft again", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const id = await draftBy(root);
  const publish = (published: boolean) => root.call(setPublished, { params: { id }, body: { published } });
  await publish(true);
  const told = await db.notification.findFirstOrThrow({ where: { userId: ada.id, ...NEWS(id).where } });
  const restore = () => ada.send<object>("POST", `/api/notifications/${told.id}/restore`);
  await ada.send("DELETE", `/api/notifications/${told.id}`);
  expect(await restore()).toMatchObject({ status: 200, body: { id: told.id, message: TEXTS.title } });
  await publish(false);
  expect((await restore()).status).toBe(404);
});

test("404 of publishing a course that is not there", async () => {
  const root = await person("root");
  const response = await root.call(setPublished, { params: { id: 2147483647 }, body: { published: true } });
  expect(response.status).toBe(404);
});

test("409 a course with students stays published, and one in which students have studied", async () => {
  const [root, ada, linus] = await Promise.all([person("root"), person("ada"), person("linus")]);
  const { id, topics } = await courseOf(1);
  const unpublish = () => root.send("PUT", `/api/admin/courses/${id}/published`, { published: false });
  await ada.call(enroll, { params: { id } });
  expect(await unpublish()).toMatchObject({
    status: 409,
    message: "One student is enrolled in this course. It can become a draft only while nobody is.",
  });
  await linus.call(enroll, { params: { id } });
  expect((await unpublish()).message).toMatch(/^2 students are enrolled/);
  await ada.send("POST", `/api/topics/${nth(topics, 0)}/complete`, { completed: true });
  for (const who of [ada, linus]) await who.send("DELETE", `/api/courses/${id}/enroll`);
  expect(await unpublish()).toMatchObject({
    status: 409,
    message: expect.stringMatching(/already studied in this course/),
  });
  expect((await db.course.findUniqueOrThrow({ where: { id } })).publishedAt).not.toBeNull();
});

test("nobody is enrolled in a draft, however enrolling and unpublishing race", async () => {
  const root = await person("root");
  const students = await Promise.all(Array.from({ length: 6 }, (_, at) => person(`racer${at}`)));
  for (let round = 0; round < 6; round += 1) {
    const { id } = await courseOf(1);
    const answers = await Promise.all([
      ...students.slice(0, 3).map((who) => who.send("POST", `/api/courses/${id}/enroll`)),
      root.send("PUT", `/api/admin/courses/${id}/published`, { published: false }),
      ...students.slice(3).map((who) => who.send("POST", `/api/courses/${id}/enroll`)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const course = await db.course.findUniqueOrThrow({
      where: { id },
      include: { _count: { select: { enrollments: true } } },
    });
    expect(course.publishedAt === null && course._count.enrollments > 0).toBe(false);
  }
});

type Draft = Awaited<ReturnType<typeof wholeDraft>>;

/** The draft's id for each address with one; undefined where an address names nothing of a course. */
function idIn(path: string, { id, module, topicId, forumId, threadId, postId }: Draft): number | undefined {
  const starts: [string, number][] = [
    ["/api/courses/{id}", id],
    ["/api/modules/{id}", module],
    ["/api/topics/{id}", topicId],
    ["/api/user/plan/topics/{id}", topicId],
    ["/api/forums/{id}", forumId],
    ["/api/threads/{id}", threadId],
    ["/api/posts/{id}", postId],
  ];
  return starts.find(([start]) => path.startsWith(start))?.[1];
}

const BODIES: Record<string, object> = {
  "POST /api/topics/{id}/complete": { completed: true },
  "PUT /api/topics/{id}/place": { block: 0, seconds: 1 },
  "POST /api/courses/{id}/exam-date": { examDate: "2027-06-03" },
  "PUT /api/courses/{id}/exam-result": { outcome: "passed", mark: 61 },
  "PUT /api/courses/{id}/keep-fresh": { keep: true },
  "POST /api/forums/{id}/threads": { title: "Why?", content: "Why?" },
  "POST /api/threads/{id}/posts": { content: "Because" },
  "PUT /api/forums/{id}/watching": { watching: true },
  "PUT /api/threads/{id}/watching": { watching: true },
  "PUT /api/threads/{id}/reading": { seen: 1 },
  "PATCH /api/threads/{id}": { title: "Why not?" },
  "PATCH /api/posts/{id}": { content: "Because" },
  "POST /api/posts/{id}/report": { reason: "spam" },
};

test("404 of every call that names a draft, its modules, topics, forum or thread", async () => {
  const [grace, draft] = await Promise.all([person("grace"), wholeDraft()]);
  const found: string[] = [];
  let asked = 0;
  for (const { endpoint } of endpoints) {
    const { method, path, access } = endpoint;
    const id = idIn(path, draft);
    if (access === "admin" || id === undefined) continue;
    asked += 1;
    const body = BODIES[`${method} ${path}`] ?? (method === "GET" || method === "DELETE" ? undefined : {});
    const { status } = await grace.send(method, path.replace("{id}", `${id}`), body);
    if (status !== 404) found.push(`${status} ${method} ${path}`);
  }
  expect(found).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

test("404 and 400 of calls whose body names a draft", async () => {
  const [grace, draft] = await Promise.all([person("grace"), wholeDraft()]);
  const start = (body: object) => grace.send("POST", "/api/attempts", { tab: TAB, ...body });
  const quiz = await start({ kind: "quiz", topicId: draft.topicId });
  const kinds = ["mock", "mini", "mixed", "weak", "mistakes"].map((kind) => start({ kind, courseId: draft.id }));
  expect([quiz, ...(await Promise.all(kinds))].map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  const event = { title: "Exam", description: "", startDate: "2026-12-08T09:00:00Z", courseId: draft.id };
  const made = await grace.send("POST", "/api/events", event);
  const exam = await grace.send("POST", "/api/events", { ...event, isExamEvent: true });
  expect([made, exam].map(({ status }) => status)).toEqual([400, 400]);
});

test("200 an admin opens a draft's page and lesson before students do", async () => {
  const [root, draft] = await Promise.all([person("root"), wholeDraft()]);
  const paths = [
    `courses/${draft.id}`,
    `topics/${draft.topicId}/lesson`,
    `forums/${draft.forumId}`,
    `threads/${draft.threadId}`,
  ];
  for (const path of paths) expect((await root.send("GET", `/api/${path}`)).status, path).toBe(200);
});

test("200 a draft's forum stays unseen when the draft is deleted", async () => {
  const [root, ada, draft] = await Promise.all([person("root"), person("ada"), wholeDraft()]);
  expect((await root.call(updateCourse, { params: { id: draft.id }, body: { title: "Taxation II" } })).status).toBe(
    200,
  );
  expect((await root.call(deleteCourse, { params: { id: draft.id } })).status).toBe(200);
  expect((await ada.send("GET", `/api/forums/${draft.forumId}`)).status).toBe(404);
});

test("the rule for drafts says the same in SQL and in Prisma", async () => {
  await wholeDraft();
  for (const viewer of [null, { isAdmin: false }, { isAdmin: true }]) {
    const courses = await queryRows<{
      id: number;
    }>`select c.id from "Course" c where ${visibleCourse(viewer)} order by 1`;
    const modules = await queryRows<{
      id: number;
    }>`select m.id from "Module" m where ${inVisibleCourse(viewer)} order by 1`;
    const where = visibleCourseWhere(viewer);
    expect(courses).toEqual(await db.course.findMany({ where, select: { id: true }, orderBy: { id: "asc" } }));
    expect(modules).toEqual(
      await db.module.findMany({ where: { course: where }, select: { id: true }, orderBy: { id: "asc" } }),
    );
    expect(courses.length < (await db.course.count())).toBe(!viewer?.isAdmin);
  }
});
