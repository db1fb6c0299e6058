import "server-only";
import { notifyNewModules } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import type { Db } from "@/lib/platform/database/db";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { editConflict } from "../edit-conflict";
import { COURSE_MISSING } from "../rules/words";
import { keepTotals, lockCourse } from "./totals";

type Texts = { title: string; description: string };
type Module = Texts & { duration: number; topics: Texts[] };
type Added = { version: number; modules: Module[] };

/** The maximum number that can reasonably be ordered by hand. */
const MOST_MODULES = 500;
/** In ms: enough for two thousand topics with their search index. */
const LONG = 20_000;

/**
 * Adds the modules with their topics at the end of the course, all or none. Sends one notification to each enrolled
 * student who subscribed to such news. Throws 404, and 409 `edit_conflict` if the course was changed since it was read.
 */
export async function addOutline(
  viewer: Viewer,
  courseId: number,
  { version, modules }: Added,
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
    await keepTotals(tx, courseId);
    const after = {
      modules: modules.length,
      topics: added.topics,
      minutes: sumOf(modules, ({ duration }) => duration),
    };
    await audit(tx, viewer, { action: "course.import", targetType: "course", targetId: courseId, after });
    await notifyNewModules(tx, { courseId, ids: added.ids, title: modules[0]?.title ?? "" }, viewer.id, now());
    return { topics: added.topics };
  };
  await transactionOnce(key, work, LONG);
}

async function addModules(tx: Db, courseId: number, modules: Module[]): Promise<{ ids: number[]; topics: number }> {
  const there = await tx.module.aggregate({ where: { courseId }, _count: true, _max: { order: true } });
  if (there._count + modules.length > MOST_MODULES)
    throw new Problem("limit_reached", `A course has at most ${MOST_MODULES} modules; this one has ${there._count}.`);
  const first = placeAfter(there._max.order, modules.length);
  const data = modules.map(({ topics: _, ...module }, index) => ({ ...module, courseId, order: first + index }));
  const rows = await tx.module.createManyAndReturn({ data, select: { id: true, order: true } });
  const idAt = new Map(rows.map(({ id, order }) => [order, id]));
  const topics = modules.flatMap((module, index) =>
    module.topics.map((topic, order) => ({ ...topic, order, moduleId: idAt.get(first + index) ?? 0 })),
  );
  await tx.topic.createMany({ data: topics });
  return { ids: modules.map((_, index) => idAt.get(first + index) ?? 0), topics: topics.length };
}

const HIGHEST_ORDER = 10_000;

function placeAfter(last: number | null, count: number): number {
  const first = (last ?? -1) + 1;
  if (first + count - 1 > HIGHEST_ORDER)
    throw new Problem("limit_reached", "The last module's order is too high to put others behind it.");
  return first;
}

const sumOf = <T>(list: T[], of: (one: T) => number): number => list.reduce((sum, one) => sum + of(one), 0);
