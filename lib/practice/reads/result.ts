import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Result } from "../contract/shapes";
import { paperOf } from "../rules/papers";
import { areasOf, nextOf, paceOf, sectionsOf, slowestOf } from "../rules/results";
import { ATTEMPT_MISSING, COMPLETION_SHARE, isTimed } from "../rules/words";
import { type AttemptRow, findAttempt, type Loaded } from "./rows";
import { entryView, itemView, requireFinished } from "./views";

/** Throws 404, 409 `attempt_open`. */
export async function getResult(viewer: Viewer, id: number): Promise<Result> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  const { attempt, items } = loaded;
  requireFinished(attempt);
  const counted = items.filter(({ withdrawn }) => !withdrawn);
  const views = items.map((item) => itemView(viewer, item, attempt));
  const paper = paperOf(attempt.paper);
  const seconds = items.reduce((sum, item) => sum + item.seconds, 0);
  return {
    ...entryView(attempt),
    share: attempt.outOf > 0 ? attempt.marks / attempt.outOf : 0,
    passMark: attempt.kind === "mock" ? (paper?.passMark ?? null) : null,
    seconds,
    paper: attempt.paper,
    sections: sectionsOf(counted, paper),
    areas: areasOf(counted),
    pace: isTimed(attempt.kind) ? paceOf(seconds, attempt.outOf, paper) : null,
    late: items.filter(({ late }) => late).length,
    slowest: slowestOf(counted),
    next: nextOf(counted, isTimed(attempt.kind)),
    before: attempt.kind === "mock" ? await findBefore(viewer, attempt) : null,
    paused: attempt.pausedSeconds > 0,
    offersCompletion: wasGood(loaded) && !attempt.isTopicCompleted && views.every(({ locked }) => !locked),
    items: views,
  };
}

type MockBefore = NonNullable<Result["before"]>;

/** The previous mock exam of this course, with its marks by area. */
async function findBefore(viewer: Viewer, { id, courseId, finishedAt }: AttemptRow): Promise<MockBefore | null> {
  if (courseId === null || finishedAt === null) return null;
  const before = await db.attempt.findFirst({
    where: {
      userId: viewer.id,
      courseId,
      kind: "mock",
      state: "finished",
      OR: [{ finishedAt: { lt: finishedAt } }, { finishedAt, id: { lt: id } }],
    },
    orderBy: [{ finishedAt: "desc" }, { id: "desc" }],
    select: {
      id: true,
      finishedAt: true,
      marks: true,
      outOf: true,
      items: {
        where: { withdrawn: false, moduleId: { not: null } },
        select: { moduleId: true, marks: true, outOf: true },
      },
    },
  });
  if (!before?.finishedAt) return null;
  const { items, ...attempt } = before;
  return { ...attempt, finishedAt: before.finishedAt.toISOString(), areas: sumsByArea(items) };
}

type MarkedItem = { moduleId: number | null; marks: number | null; outOf: number };

function sumsByArea(items: readonly MarkedItem[]): MockBefore["areas"] {
  const areas = new Map<number, MockBefore["areas"][number]>();
  for (const { moduleId, marks, outOf } of items) {
    if (moduleId === null) continue;
    const area = areas.get(moduleId) ?? { moduleId, marks: 0, outOf: 0 };
    areas.set(moduleId, { moduleId, marks: area.marks + (marks ?? 0), outOf: area.outOf + outOf });
  }
  return [...areas.values()];
}

/** A quiz whose topic still exists, with a result that makes it likely that the topic is known. */
const wasGood = ({ attempt: { kind, topicId, courseId, marks, outOf } }: Loaded): boolean =>
  kind === "quiz" && topicId !== null && courseId !== null && outOf > 0 && marks / outOf >= COMPLETION_SHARE;
