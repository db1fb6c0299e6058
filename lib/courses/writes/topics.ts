import "server-only";
import { fieldProblem, notFound } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { Prisma, skipUndefined, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { editConflict } from "../edit-conflict";
import { lockCourse, updateTotals } from "./totals";

const MISSING = "Topic not found";

type TopicForm = { title: string; description: string; order: number; moduleId: number };
type TopicChange = {
  title?: string | undefined;
  description?: string | undefined;
  order?: number | undefined;
  version?: number | undefined;
};

const SHOWN = { id: true, moduleId: true, title: true, description: true, order: true, version: true } as const;

const unknownModule = () => fieldProblem("unknown_reference", "moduleId", "This module does not exist.");

/** Throws 400 for an unknown module. */
export async function createTopic(viewer: Viewer, form: TopicForm) {
  return transaction(async (tx) => {
    const module = await tx.module.findUnique({ where: { id: form.moduleId }, select: { courseId: true } });
    if (!module || !(await lockCourse(tx, module.courseId))) throw unknownModule();
    const topic = await tx.topic.create({ data: form, select: SHOWN });
    await updateTotals(tx, module.courseId);
    await audit(tx, viewer, { action: "topic.create", targetType: "topic", targetId: topic.id, after: form });
    return topic;
  });
}

/** Adds a pasted list after the existing topics, all or none. Throws 404. */
export async function createTopics(viewer: Viewer, moduleId: number, list: Pick<TopicForm, "title" | "description">[]) {
  return transaction(async (tx) => {
    const module = await tx.module.findUnique({ where: { id: moduleId }, select: { courseId: true } });
    if (!module || !(await lockCourse(tx, module.courseId))) throw notFound("Module not found");
    const last = await tx.topic.aggregate({ where: { moduleId }, _max: { order: true } });
    const first = (last._max.order ?? -1) + 1;
    const data = list.map((topic, index) => ({ ...topic, moduleId, order: first + index }));
    const topics = await tx.topic.createManyAndReturn({ data, select: SHOWN });
    await updateTotals(tx, module.courseId);
    const after = { titles: list.map(({ title }) => title) };
    await audit(tx, viewer, { action: "topic.create", targetType: "module", targetId: moduleId, after });
    return topics;
  });
}

/** Throws 404, 409 `edit_conflict`. */
export async function updateTopic(viewer: Viewer, id: number, { version, ...fields }: TopicChange) {
  return transaction(async (tx) => {
    const before = await tx.topic.findUnique({ where: { id }, select: SHOWN });
    if (!before) throw notFound(MISSING);
    const [topic] = await tx.topic.updateManyAndReturn({
      where: { id, version: version ?? Prisma.skip },
      data: { ...skipUndefined(fields), version: { increment: 1 } },
      select: SHOWN,
    });
    if (!topic) throw editConflict();
    const after = fields as Prisma.InputJsonObject;
    await audit(tx, viewer, { action: "topic.update", targetType: "topic", targetId: id, before, after });
    return topic;
  });
}

/** Throws 404. */
export async function deleteTopic(viewer: Viewer, id: number) {
  return transaction(async (tx) => {
    const before = await tx.topic.findUnique({ where: { id }, include: { module: { select: { courseId: true } } } });
    if (!before) throw notFound(MISSING);
    const { title, moduleId, module } = before;
    await lockCourse(tx, module.courseId);
    const { count } = await tx.topic.deleteMany({ where: { id } });
    if (count === 0) throw notFound(MISSING);
    await updateTotals(tx, module.courseId);
    await audit(tx, viewer, { action: "topic.delete", targetType: "topic", targetId: id, before: { title, moduleId } });
    return { id, deleted: true as const };
  });
}
