import "server-only";
import { hideAbout, notifyNewCourse } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, Prisma, skipUndefined, transaction } from "@/lib/platform/database/db";
import { lockOrder, writeOrder } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { editConflict } from "../edit-conflict";
import { IN_ORDER, listManaged } from "../reads";
import { COURSE_MISSING } from "../rules/words";
import { DEFAULT_IMAGE, lockCourse, requireSameIds } from "./totals";

type CourseFields = { title: string; description: string; imageUrl?: string | undefined };
type CourseForm = CourseFields & { published: boolean };
type CourseChange = Partial<CourseFields> & { version?: number | undefined };

async function getManagedItem(tx: Db, id: number) {
  const [course] = await listManaged(tx, id);
  if (!course) throw notFound(COURSE_MISSING);
  return course;
}

/**
 * Adds the course at the end. A published one is announced to everybody who subscribed to news about new courses; a draft
 * is announced when it is published.
 */
export async function createCourse(viewer: Viewer, { title, description, imageUrl, published }: CourseForm) {
  return transaction(async (tx) => {
    const data = { title, description, imageUrl: imageUrl || DEFAULT_IMAGE };
    const last = await tx.course.aggregate({ _max: { order: true } });
    const order = (last._max.order ?? -1) + 1;
    const { id } = await tx.course.create({
      data: { ...data, order, publishedAt: published ? now() : null },
      select: { id: true },
    });
    await audit(tx, viewer, {
      action: "course.create",
      targetType: "course",
      targetId: id,
      after: { ...data, published },
    });
    if (published) await notifyNewCourse(tx, { id, title }, viewer.id, now());
    return getManagedItem(tx, id);
  });
}

/**
 * Publishes a draft and announces it, or makes a draft of a course that nobody studies. A course is announced only once to
 * each person. Throws 404, 409 `conflict`.
 */
export async function setPublished(viewer: Viewer, id: number, published: boolean) {
  return transaction(async (tx) => {
    // Enrolling locks the row against this lock, so that nobody enrols in a course that becomes a draft.
    if (!(await lockCourse(tx, id))) throw notFound(COURSE_MISSING);
    const before = await getManagedItem(tx, id);
    if (before.published === published) return before;
    if (!published) await refuseStudied(tx, before);
    await tx.course.update({ where: { id }, data: { publishedAt: published ? now() : null } });
    const action = published ? "course.publish" : "course.unpublish";
    await audit(tx, viewer, { action, targetType: "course", targetId: id, after: { title: before.title } });
    if (published) await notifyNewCourse(tx, before, viewer.id, now());
    else await hideAbout(tx, "course", id, now());
    return getManagedItem(tx, id);
  });
}

const STUDIED = "Students have already studied in this course and would lose sight of their work. It stays published.";

/** What students have done stays visible to them, so the course cannot become a draft any more. Throws 409. */
async function refuseStudied(tx: Db, { id, enrollments }: { id: number; enrollments: number }): Promise<void> {
  if (enrollments > 0) {
    const students = enrollments === 1 ? "One student is" : `${enrollments} students are`;
    throw new Problem("conflict", `${students} enrolled in this course. It can become a draft only while nobody is.`);
  }
  const studiedTopic = { OR: [{ progress: { some: {} } }, { lessonPlaces: { some: {} } }] };
  const studied = await tx.course.findFirst({
    where: { id, OR: [{ attempts: { some: {} } }, { modules: { some: { topics: { some: studiedTopic } } } }] },
    select: { id: true },
  });
  if (studied) throw new Problem("conflict", STUDIED);
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
      data: { ...skipUndefined(change), version: { increment: 1 } },
    });
    if (count === 0) throw editConflict();
    const after = change as Prisma.InputJsonObject;
    await audit(tx, viewer, { action: "course.update", targetType: "course", targetId: id, before, after });
    return getManagedItem(tx, id);
  });
}

/** Deleting a course with ten thousand learners deletes their rows too; readers of other courses do not wait for it. */
const DELETION_MS = 60_000;

/** Deletes everything below the course; its forums and events stay without a course. Throws 404. */
export async function deleteCourse(viewer: Viewer, id: number) {
  return transaction(async (tx) => {
    const course = await getManagedItem(tx, id);
    const { title, modules, totalLessons, enrollments } = course;
    const before = { title, modules, topics: totalLessons, enrollments };
    await audit(tx, viewer, { action: "course.delete", targetType: "course", targetId: id, before });
    // SQL: a setting of this transaction.
    await tx.$executeRaw`set local statement_timeout = '60s'`;
    // Module by module: the progress of ten thousand learners in all of them would take too long for one statement.
    const courseModules = await tx.module.findMany({ where: { courseId: id }, select: { id: true } });
    for (const module of courseModules) await tx.module.deleteMany({ where: { id: module.id } });
    // Nobody could see the forum of a draft, which stays so without its course.
    if (!course.published) await tx.forum.updateMany({ where: { courseId: id }, data: { isActive: false } });
    await tx.course.delete({ where: { id } });
    return { id, deleted: true as const };
  }, DELETION_MS);
}

/** Throws 404, and 409 if the ids are not exactly the course's modules. */
export async function orderModules(viewer: Viewer, courseId: number, ids: number[]): Promise<void> {
  await transaction(async (tx) => {
    if (!(await lockCourse(tx, courseId))) throw notFound(COURSE_MISSING);
    const modules = await tx.module.findMany({ where: { courseId }, select: { id: true }, orderBy: IN_ORDER });
    const before = modules.map(({ id }) => id);
    requireSameIds(ids, before);
    await writeOrder(tx, "Module", ids, Prisma.sql`, version = version + 1, "updatedAt" = ${now()}`);
    await audit(tx, viewer, {
      action: "module.order",
      targetType: "course",
      targetId: courseId,
      before: { ids: before },
      after: { ids },
    });
  });
}

/** Throws 409 if the ids are not exactly the existing courses. */
export async function orderCourses(viewer: Viewer, ids: number[]) {
  return transaction(async (tx) => {
    const before = await lockOrder(tx, "Course");
    requireSameIds(ids, before);
    await writeOrder(tx, "Course", ids);
    await audit(tx, viewer, {
      action: "course.order",
      targetType: "course",
      targetId: "all",
      before: { ids: before },
      after: { ids },
    });
    return listManaged(tx);
  });
}
