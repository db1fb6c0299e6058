import "server-only";
import { mayOpenAll } from "@/lib/courses/reads";
import { isFirstModule } from "@/lib/courses/reads/fragments";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Answer } from "@/lib/questions/contract/answers";
import type { NewerAnswer, Saved } from "../contract/shapes";
import { findShown } from "../reads/shown";
import { BREAK_S, EXAM_OVER, EXAM_PAUSED, MOST_PAUSE_S, ON_THE_WAY_MS, SENT_LATE_MS } from "../rules/exam";
import { ATTEMPT_MISSING, ITEM_MISSING, MOST_ANSWER_SECONDS } from "../rules/words";
import { finishOverdueOf } from "./finish";
import { type ItemPlace, requireFit } from "./items";

type SaveInput = { answer: Answer | null; seconds: number; revision: number; tab: string; at: string };

type Outcome =
  | "saved"
  | "again"
  | "conflict"
  | "over"
  | "overdue"
  | "elsewhere"
  | "paused"
  | "closed"
  | "practice"
  | "not_enrolled"
  | "subscription_required"
  | "missing";

/** When the exam a ends: a pause moves it, up to the longest pause, and so does the break. */
const endOfExam = (at: Date): Fragment => Prisma.sql`
  a."endsAt" + case when a."pausedAt" is null then '0'::interval
    else least(${at}::timestamptz - a."pausedAt", make_interval(secs => ${MOST_PAUSE_S} - a."pausedSeconds")) end
  + case when a."breakAt" is null then '0'::interval
    else least(${at}::timestamptz - a."breakAt", make_interval(secs => ${BREAK_S})) end`;

/** Whether the exam a is paused or on its break: the longest pause, or the break, is not over. */
const isPaused = (at: Date): Fragment => Prisma.sql`
  coalesce(${at}::timestamptz < a."pausedAt" + make_interval(secs => ${MOST_PAUSE_S} - a."pausedSeconds"), false)
  or coalesce(${at}::timestamptz < a."breakAt" + make_interval(secs => ${BREAK_S}), false)`;

/**
 * Keeps an answer of an exam without marking it. `at` is when it was given: up to fifteen minutes after the end, answers
 * given before it are taken. One statement, which locks the attempt, so that a finished exam has every answer that was
 * confirmed. Throws 400, 403, 404, 409 `attempt_over`, `edit_conflict`, `open_elsewhere`.
 */
export async function saveItem(viewer: Viewer, at: ItemPlace, input: SaveInput): Promise<Saved> {
  const variant = await findShown(viewer.id, at.id, at.place);
  if (variant) requireFit(variant, input.answer);
  const row = await writeAnswer(viewer, at, input);
  if (!row) throw notFound(ATTEMPT_MISSING);
  if (row.outcome === "overdue") await finishOverdueOf(viewer.id);
  const problem = problemOf(row);
  if (problem) throw problem;
  const time = now().toISOString();
  return { place: at.place, revision: row.revision, savedAt: time, now: time, endsAt: row.endsAt.toISOString() };
}

type Written = { outcome: Outcome; revision: number; answer: Answer | null; endsAt: Date };

async function writeAnswer(viewer: Viewer, { id, place }: ItemPlace, input: SaveInput) {
  const { revision, tab } = input;
  const answer = input.answer && JSON.stringify(input.answer);
  const seconds = Math.min(input.seconds, MOST_ANSWER_SECONDS);
  const [time, given] = [now(), new Date(input.at)];
  const before = (ms: number) => new Date(time.getTime() - ms);
  // SQL: reads and writes in one statement, so that nothing comes between.
  const [row] = await queryRows<Written>`
    with exam as (
      select a.id, a.kind, a.state, a.tab, a."closedParts", coalesce(a."pausedAt", a."breakAt") as "stoppedAt", (${isPaused(time)}) as paused,
             coalesce(${endOfExam(time)}, a."startedAt") as "endsAt"
      from "Attempt" a where a.id = ${id} and a."userId" = ${viewer.id} for update
    ), found as (
      select i.id, i.section, i.answer, i.revision, coalesce(m.first, true) as first,
             exists (select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = i."courseId") as enrolled
      from exam join "AttemptItem" i on i."attemptId" = exam.id and i.place = ${place}
      left join lateral (select ${isFirstModule} as first from "Module" m where m.id = i."moduleId") m on true
      for update of i
    ), judged as (
      select exam.id, exam."endsAt", found.id as item, found.answer, found.revision, case
        when found.id is null then 'missing'
        when exam.state <> 'open' then 'over'
        when exam.kind not in ('mock', 'section', 'mini') then 'practice'
        when exam."endsAt" < ${before(SENT_LATE_MS)} then 'overdue'
        when exam.tab not in ('', ${tab}) then 'elsewhere'
        when exam."endsAt" < ${before(ON_THE_WAY_MS)} and exam."endsAt" < ${given} then 'over'
        when exam.paused and ${given} > exam."stoppedAt" + make_interval(secs => ${ON_THE_WAY_MS / 1000}) then 'paused'
        when exam.kind = 'mock' and found.section ~ '^[0-9]$' and found.section::int <> exam."closedParts" + 1 then 'closed'
        when exam.kind <> 'mock' and not found.first and not ${viewer.isAdmin}::boolean and not found.enrolled then 'not_enrolled'
        when exam.kind <> 'mock' and not found.first and not ${mayOpenAll(viewer)}::boolean then 'subscription_required'
        when found.revision = ${revision}::bigint + 1 and found.answer is not distinct from ${answer}::jsonb then 'again'
        when found.revision <> ${revision}::bigint then 'conflict'
        else 'saved' end as outcome
      from exam left join found on true
    ), saved as (
      update "AttemptItem" i set answer = ${answer}::jsonb, revision = i.revision + 1, seen = true,
        seconds = greatest(i.seconds, ${seconds}::int), late = judged."endsAt" < ${before(ON_THE_WAY_MS)}
      from judged where i.id = judged.item and judged.outcome = 'saved' returning i.revision
    ), counted as (
      update "Attempt" a set tab = ${tab}, answered = a.answered
        + case when ${answer === null} then 0 else 1 end - case when judged.answer is null then 0 else 1 end
      from judged, saved where a.id = judged.id
    )
    select judged.outcome, coalesce(saved.revision, judged.revision, 0) as revision, judged.answer, judged."endsAt"
    from judged left join saved on true`;
  return row;
}

function problemOf({ outcome, answer, revision }: Written): Problem | null {
  switch (outcome) {
    case "saved":
    case "again":
      return null;
    case "missing":
      return notFound(ITEM_MISSING);
    case "over":
    case "overdue":
      return new Problem("attempt_over", EXAM_OVER);
    case "elsewhere":
      return new Problem("open_elsewhere", "This attempt is open elsewhere.");
    case "conflict":
      return new Problem("edit_conflict", "A newer answer to this question was saved elsewhere.", {
        newer: { answer, revision } satisfies NewerAnswer,
      });
    case "paused":
      return new Problem("conflict", EXAM_PAUSED);
    case "closed":
      return new Problem("conflict", "This part of the exam is not open.");
    case "practice":
      return new Problem("conflict", "Only the answers of an exam are saved before they are marked.");
    case "not_enrolled":
      return new Problem("not_enrolled", "Enrol in this course to study this module.");
    case "subscription_required":
      return new Problem("subscription_required", "This content requires a premium subscription.");
  }
}
