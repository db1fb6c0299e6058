import { expect, test } from "vitest";
import { getCourse, getModuleAccess, listCourses } from "@/lib/courses/contract";
import { db } from "@/lib/platform/database/db";
import { completeTopic } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

test("401 the catalogue, a course and the access to a module need a sign-in", async () => {
  const { id, modules } = await courseOf(1);
  for (const path of ["/api/courses", `/api/courses/${id}`, `/api/modules/${nth(modules, 0).id}/access`])
    expect(await visitor().send("GET", path)).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("200 the catalogue shows every course with the true number of modules", async () => {
  const ada = await person("ada");
  const { id } = await courseOf(2, 1, 3);
  const { status, body } = await ada.call(listCourses);
  expect(status).toBe(200);
  expect(body.length).toBe(await db.course.count());
  expect(body.find((course) => course.id === id)).toMatchObject({
    moduleCount: 3,
    totalLessons: 6,
    totalDuration: 180,
  });
});

test("200 a course lists its modules and topics in order, the later modules locked on the free plan", async () => {
  const ada = await person("ada");
  const created = await courseOf(2, 1);
  const { body } = await ada.call(getCourse, { params: { id: created.id } });
  expect(body.modules.map(({ id, locked, requiresSubscription }) => ({ id, locked, requiresSubscription }))).toEqual([
    { id: nth(created.modules, 0).id, locked: false, requiresSubscription: false },
    { id: nth(created.modules, 1).id, locked: true, requiresSubscription: true },
  ]);
  expect(body.modules.flatMap((module) => module.topics.map((topic) => topic.id))).toEqual(created.topics);
});

test("200 a course without modules and a module without topics return empty lists", async () => {
  const ada = await person("ada");
  const empty = await courseOf();
  expect((await ada.call(getCourse, { params: { id: empty.id } })).body).toMatchObject({ modules: [], moduleCount: 0 });
  const bare = await courseOf(0);
  expect(nth((await ada.call(getCourse, { params: { id: bare.id } })).body.modules, 0).topics).toEqual([]);
});

test("200 each student sees only her own completed topics", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const { id, topics } = await courseOf(1);
  await ada.call(completeTopic, { params: { id: nth(topics, 0) }, body: { completed: true } });
  const tickOf = async (who: typeof ada) => {
    const { body } = await who.call(getCourse, { params: { id } });
    return nth(nth(body.modules, 0).topics, 0).completed;
  };
  expect([await tickOf(ada), await tickOf(linus)]).toEqual([true, false]);
});

test("200 the free module is the one with the lowest order, then the lowest id", async () => {
  const ada = await person("ada");
  const { id, modules } = await courseOf(1, 1, 1);
  await db.module.updateMany({ where: { courseId: id }, data: { order: 4 } });
  for (const [index, module] of modules.entries())
    expect((await ada.call(getModuleAccess, { params: { id: module.id } })).body).toEqual({
      requiresSubscription: index > 0,
      hasAccess: index === 0,
    });
  await db.module.update({ where: { id: nth(modules, 2).id }, data: { order: 0 } });
  const { body } = await ada.call(getModuleAccess, { params: { id: nth(modules, 2).id } });
  expect(body.hasAccess).toBe(true);
});

test("200 Premium and admins may open every module", async () => {
  const { id, modules } = await courseOf(1, 1);
  for (const name of ["grace", "root"]) {
    const who = await person(name);
    const access = await who.call(getModuleAccess, { params: { id: nth(modules, 1).id } });
    expect(access.body).toEqual({ requiresSubscription: true, hasAccess: true });
    const { body } = await who.call(getCourse, { params: { id } });
    expect(body.modules.map((module) => module.locked)).toEqual([false, false]);
  }
});

test("404 for a course and a module that do not exist", async () => {
  const ada = await person("ada");
  expect(await ada.call(getCourse, { params: { id: 999_999 } })).toMatchObject({
    status: 404,
    code: "not_found",
    message: "Course not found",
  });
  expect(await ada.call(getModuleAccess, { params: { id: 999_999 } })).toMatchObject({
    status: 404,
    message: "Module not found",
  });
});

test("a course takes two statements, the session's included, whatever its size", async () => {
  const grace = await person("grace");
  for (const course of [await courseOf(1), await courseOf(...Array.from({ length: 12 }, () => 10))]) {
    const statements = await statementsOf(() => grace.call(getCourse, { params: { id: course.id } }));
    expect(statements).toHaveLength(2);
  }
  expect(await statementsOf(() => grace.call(listCourses))).toHaveLength(2);
});
