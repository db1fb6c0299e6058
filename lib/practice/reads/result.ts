import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Result } from "../contract/shapes";
import { paperOf } from "../rules/papers";
import { areasOf, nextOf, paceOf, sectionsOf, slowestOf } from "../rules/results";
import { ATTEMPT_MISSING, COMPLETION_SHARE, isTimed } from "../rules/words";
import { type AttemptRow, findAttempt, type Loaded } from "./rows";
import { entryView, insistOnFinished, itemView } from "./views";

/** Throws 404, 409 `attempt_open`. */
export async function getResult(viewer: Viewer, id: number): Promise<Result> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  const { attempt, items } = loaded;
  insistOnFinished(attempt);
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

type BeforeRow = NonNullable<Result["before"]>;

/** The previous mock exam of this course, with its marks by area. */
async function findBefore(viewer: Viewer, { id, courseId, finishedAt }: AttemptRow): Promise<BeforeRow | null> {
  if (courseId === null || finishedAt === null) return null;
  // SQL: a whole page in one statement.
  const [row] = await queryRows<Omit<BeforeRow, "finishedAt"> & { finishedAt: Date | null }>`
    select a.id, a."finishedAt", a.marks, a."outOf", coalesce((
      select json_agg(s) from (
        select i."moduleId", sum(coalesce(i.marks, 0)) as marks, sum(i."outOf") as "outOf" from "AttemptItem" i
        where i."attemptId" = a.id and not i.withdrawn and i."moduleId" is not null group by 1
      ) s), '[]') as areas
    from "Attempt" a
    where a."userId" = ${viewer.id} and a."courseId" = ${courseId} and a.kind = 'mock' and a.state = 'finished'
      and (a."finishedAt", a.id) < (${finishedAt}, ${id})
    order by a."finishedAt" desc, a.id desc limit 1`;
  return row?.finishedAt ? { ...row, finishedAt: row.finishedAt.toISOString() } : null;
}

/** A quiz whose topic still exists, with a result that makes it likely that the topic is known. */
const wasGood = ({ attempt: { kind, topicId, courseId, marks, outOf } }: Loaded): boolean =>
  kind === "quiz" && topicId !== null && courseId !== null && outOf > 0 && marks / outOf >= COMPLETION_SHARE;
