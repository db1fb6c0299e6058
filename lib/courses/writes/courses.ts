import "server-only";
import { notifyNewCourse } from "@/lib/notifications/writes";
import { audit } from "@/lib/platform/audit";
import { now } from "@/lib/platform/clock";
import { type Db, Prisma, transaction } from "@/lib/platform/db";
import { lockOrder, writeOrder } from "@/lib/platform/locks";
import { notFound } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import { editConflict } from "../edit-conflict";
import { listManaged } from "../reads";
import { COURSE_MISSING } from "../rules/words";
import { DEFAULT_IMAGE, given, lockCourse, otherRows } from "./totals";

type CourseForm = { title: string; description: string; imageUrl?: string | undefined };
type CourseChange = Partial<CourseForm> & { version?: number | undefined };

async function shown(tx: Db, id: number) {
  const [course] = await listManaged(tx, id);
  if (!course) throw notFound(COURSE_MISSING);
  return course;
}

/** Adds the course at the end and notifies everybody who subscribed to news about new courses. */
export async function createCourse(viewer: Viewer, { title, description, imageUrl }: CourseForm) {
  return transaction(async (tx) => {
    const data = { title, description, imageUrl: imageUrl || DEFAULT_IMAGE };
    const last = await tx.course.aggregate({ _max: { order: true } });
    const order = (last._max.order ?? -1) + 1;
    const { id } = await tx.course.create({ data: { ...data, order }, select: { id: true } });
    await audit(tx, viewer, { action: "course.create", targetType: "course", targetId: id, after: data });
    await notifyNewCourse(tx, { id, title }, viewer.id, now());
    return shown(tx, id);
  });
}

/** Throws 404, 409 `edit_conflict`. */
export async function updateCourse(viewer: Viewer, id: number, { version, ...fields }: CourseChange) {
  return transaction(async (tx) => {
    const before = await tx.course.findUnique({
      where: { id },
      select: { title: true, description: true, imageUrl: true },
    });
    if (!before) throw notFound(COURSE_MISSING);
    const change = { ...fields, ...(fields.imageUrl === "" ? { imageUrl: DEFAULT_IMAGE } : {}) };
    const { count } = await tx.course.updateMany({
      where: { id, version: version ?? Prisma.skip },
      data: { ...given(change), version: { increment: 1 } },
    });
    if (count === 0) throw editConflict();
    const after = change as Prisma.InputJsonObject;
    await audit(tx, viewer, { action: "course.update", targetType: "course", targetId: id, before, after });
    return shown(tx, id);
  });
}

/** Deleting a course with ten thousand learners deletes their rows too; readers of other courses do not wait for it. */
const LONG = 60_000;

/** Deletes everything below the course; its forums and events stay without a course. Throws 404. */
export async function deleteCourse(viewer: Viewer, id: number) {
  return transaction(async (tx) => {
    const course = await shown(tx, id);
    const { title, modules, totalLessons, enrollments } = course;
    const before = { title, modules, topics: totalLessons, enrollments };
    await audit(tx, viewer, { action: "course.delete", targetType: "course", targetId: id, before });
    // SQL: a setting of this transaction.
    await tx.$executeRaw`set local statement_timeout = '60s'`;
    // Module by module: the progress of ten thousand learners in all of them would take too long for one statement.
    const below = await tx.module.findMany({ where: { courseId: id }, select: { id: true } });
    for (const module of below) await tx.module.deleteMany({ where: { id: module.id } });
    await tx.course.delete({ where: { id } });
    return { id, deleted: true as const };
  }, LONG);
}

/** Throws 404, and 409 if the ids are not exactly the course's modules. */
export async function orderModules(viewer: Viewer, courseId: number, ids: number[]): Promise<void> {
  await transaction(async (tx) => {
    if (!(await lockCourse(tx, courseId))) throw notFound(COURSE_MISSING);
    const there = await tx.module.findMany({
      where: { courseId },
      select: { id: true },
      orderBy: [{ order: "asc" }, { id: "asc" }],
    });
    const before = there.map(({ id }) => id);
    if (new Set(ids).size !== ids.length || [...ids].sort().join() !== [...before].sort().join()) throw otherRows();
    await writeOrder(tx, "Module", ids, Prisma.sql`, version = version + 1, "updatedAt" = ${now()}`);
    const row = { targetType: "course", targetId: courseId, before: { ids: before }, after: { ids } };
    await audit(tx, viewer, { action: "module.order", ...row });
  });
}

/** Throws 409 if the ids are not exactly the existing courses. */
export async function orderCourses(viewer: Viewer, ids: number[]) {
  return transaction(async (tx) => {
    const before = await lockOrder(tx, "Course");
    if (new Set(ids).size !== ids.length || [...ids].sort().join() !== [...before].sort().join()) throw otherRows();
    await writeOrder(tx, "Course", ids);
    const row = { targetType: "course", targetId: "all", before: { ids: before }, after: { ids } };
    await audit(tx, viewer, { action: "course.order", ...row });
    return listManaged(tx);
  });
}
