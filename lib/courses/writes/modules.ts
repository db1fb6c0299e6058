import "server-only";
import { notifyNewModule } from "@/lib/notifications/writes";
import { fieldProblem, notFound } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { Prisma, skipUndefined, transaction } from "@/lib/platform/database/db";
import { writeOrder } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { editConflict } from "../edit-conflict";
import { IN_ORDER } from "../reads";
import { lockCourse, requireSameIds, updateTotals } from "./totals";

const MISSING = "Module not found";

type ModuleForm = { title: string; description: string; order: number; duration: number; courseId: number };
type ModuleChange = Partial<Record<"title" | "description", string | undefined>> &
  Partial<Record<"order" | "duration", number | undefined>> & { version?: number | undefined };

const SHOWN = {
  id: true,
  courseId: true,
  title: true,
  description: true,
  order: true,
  lessonCount: true,
  duration: true,
  version: true,
} as const;

/** Notifies enrolled students who subscribed to such news. Throws 400 for an unknown course. */
export async function createModule(viewer: Viewer, form: ModuleForm) {
  return transaction(async (tx) => {
    if (!(await lockCourse(tx, form.courseId)))
      throw fieldProblem("unknown_reference", "courseId", "This course does not exist.");
    const module = await tx.module.create({ data: form, select: SHOWN });
    await updateTotals(tx, form.courseId);
    await audit(tx, viewer, { action: "module.create", targetType: "module", targetId: module.id, after: form });
    await notifyNewModule(tx, module, viewer.id, now());
    return module;
  });
}

/** Throws 404, 409 `edit_conflict`. */
export async function updateModule(viewer: Viewer, id: number, { version, ...fields }: ModuleChange) {
  return transaction(async (tx) => {
    const before = await tx.module.findUnique({ where: { id }, select: SHOWN });
    if (!before) throw notFound(MISSING);
    await lockCourse(tx, before.courseId);
    const [module] = await tx.module.updateManyAndReturn({
      where: { id, version: version ?? Prisma.skip },
      data: { ...skipUndefined(fields), version: { increment: 1 } },
      select: SHOWN,
    });
    if (!module) throw editConflict();
    await updateTotals(tx, before.courseId);
    const after = fields as Prisma.InputJsonObject;
    await audit(tx, viewer, { action: "module.update", targetType: "module", targetId: id, before, after });
    return module;
  });
}

/** Throws 404. */
export async function deleteModule(viewer: Viewer, id: number) {
  return transaction(async (tx) => {
    const before = await tx.module.findUnique({ where: { id }, select: SHOWN });
    if (!before) throw notFound(MISSING);
    await lockCourse(tx, before.courseId);
    const { count } = await tx.module.deleteMany({ where: { id } });
    if (count === 0) throw notFound(MISSING);
    await updateTotals(tx, before.courseId);
    await audit(tx, viewer, { action: "module.delete", targetType: "module", targetId: id, before });
    return { id, deleted: true as const };
  });
}

/** Throws 404, and 409 if the ids are not exactly the module's topics. */
export async function orderTopics(viewer: Viewer, moduleId: number, ids: number[]) {
  return transaction(async (tx) => {
    const module = await tx.module.findUnique({ where: { id: moduleId }, select: { courseId: true } });
    if (!module) throw notFound(MISSING);
    await lockCourse(tx, module.courseId);
    const topics = await tx.topic.findMany({ where: { moduleId }, select: { id: true }, orderBy: IN_ORDER });
    const before = topics.map((topic) => topic.id);
    requireSameIds(ids, before);
    await writeOrder(tx, "Topic", ids, Prisma.sql`, version = version + 1, "updatedAt" = ${now()}`);
    await audit(tx, viewer, {
      action: "topic.order",
      targetType: "module",
      targetId: moduleId,
      before: { ids: before },
      after: { ids },
    });
    return tx.topic.findMany({ where: { moduleId }, orderBy: IN_ORDER, take: 500 });
  });
}
