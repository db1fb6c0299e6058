import "server-only";
import { notifyNewModules } from "@/lib/notifications/writes";
import type { Body } from "@/lib/platform/contract/endpoint";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import type { Db } from "@/lib/platform/database/db";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { importOutline as contract } from "../contract/import";
import { editConflict } from "../edit-conflict";
import { requireVersion } from "../reads";
import {
  type ImportedModule,
  importedMinutes,
  MOST_MODULES,
  type Outline,
  outlineFrom,
  resultOf,
} from "../rules/import";
import { COURSE_MISSING } from "../rules/words";
import { lockCourse, updateTotals } from "./totals";

type NewModules = { version: number; modules: ImportedModule[] };

/** Enough for two thousand topics with their search index. */
const IMPORT_MS = 20_000;

/**
 * Throws 400 with a field for each line with an error, 404, 409 `edit_conflict`; a dry run returns the errors and
 * writes nothing.
 */
export async function importOutline(
  viewer: Viewer,
  id: number,
  { csv, dryRun, version }: Body<typeof contract>,
  key: IdempotencyKey | null,
) {
  const outline = outlineFrom(csv);
  if (dryRun) await requireVersion(id, version);
  else if (outline.errors.length > 0) throw importProblem(outline);
  else await addOutline(viewer, id, { version, modules: outline.modules }, key);
  return resultOf(outline);
}

function importProblem(outline: Outline): Problem {
  const fields = Object.fromEntries(
    resultOf(outline)
      .wrong.toReversed()
      .map(({ line, reason }) => [`line ${line}`, reason]),
  );
  return new Problem("invalid_body", "Nothing was imported: some rows cannot be taken.", { fields });
}

/**
 * Adds the modules with their topics at the end of the course, all or none. Sends one notification to each enrolled
 * student who subscribed to such news. Throws 404, and 409 `edit_conflict` if the course was changed since it was read.
 */
async function addOutline(
  viewer: Viewer,
  courseId: number,
  { version, modules }: NewModules,
  key: IdempotencyKey | null,
): Promise<void> {
  const work = async (tx: Db) => {
    if (!(await lockCourse(tx, courseId))) throw notFound(COURSE_MISSING);
    const { count } = await tx.course.updateMany({
      where: { id: courseId, version },
      data: { version: { increment: 1 } },
    });
    if (count === 0) throw editConflict();
    const added = await addModules(tx, courseId, modules);
    await updateTotals(tx, courseId);
    const after = {
      modules: modules.length,
      topics: added.topics,
      minutes: importedMinutes(modules),
    };
    await audit(tx, viewer, { action: "course.import", targetType: "course", targetId: courseId, after });
    await notifyNewModules(tx, { courseId, ids: added.ids, title: modules[0]?.title ?? "" }, viewer.id, now());
    return { topics: added.topics };
  };
  await transactionOnce(key, work, IMPORT_MS);
}

async function addModules(
  tx: Db,
  courseId: number,
  modules: ImportedModule[],
): Promise<{ ids: number[]; topics: number }> {
  const existing = await tx.module.aggregate({ where: { courseId }, _count: true, _max: { order: true } });
  if (existing._count + modules.length > MOST_MODULES)
    throw new Problem(
      "limit_reached",
      `A course has at most ${MOST_MODULES} modules; this one has ${existing._count}.`,
    );
  const first = firstOrderAfter(existing._max.order, modules.length);
  const data = modules.map(({ topics, ...module }, index) => ({ ...module, courseId, order: first + index }));
  const rows = await tx.module.createManyAndReturn({ data, select: { id: true, order: true } });
  const idByOrder = new Map(rows.map(({ id, order }) => [order, id]));
  const topics = modules.flatMap((module, index) =>
    module.topics.map((topic, order) => ({ ...topic, order, moduleId: idByOrder.get(first + index) ?? 0 })),
  );
  await tx.topic.createMany({ data: topics });
  return { ids: modules.map((_, index) => idByOrder.get(first + index) ?? 0), topics: topics.length };
}

const HIGHEST_ORDER = 10_000;

function firstOrderAfter(last: number | null, count: number): number {
  const first = (last ?? -1) + 1;
  if (first + count - 1 > HIGHEST_ORDER)
    throw new Problem("limit_reached", "The last module's order is too high to put others behind it.");
  return first;
}
