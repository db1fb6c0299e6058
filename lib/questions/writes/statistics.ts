import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type Db, transaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import type { Answer } from "../contract/answers";
import { shownVariant } from "../reads/variants";
import type { Key } from "../rules/key";
import { markAnswer } from "../rules/marking";
import {
  discriminationOf,
  facilityOf,
  medianSecondsOf,
  noStatistics,
  type Statistics,
  withCountedAnswer,
} from "../rules/statistics";
import type { Content } from "../rules/written";

const LOCK = 1502;
const BATCH = 2000;
const JOB_MS = 20_000;
/** The longest that one batch may take. */
const BATCH_MS = 60_000;
// An answer is stored with the time at which its request began; after this delay no older answer can arrive.
const SETTLED_MS = 60_000;
const CURSOR = "first answers";

type Cursor = { answeredAt: Date; itemId: number };
const START: Cursor = { answeredAt: new Date(0), itemId: 0 };

type Row = {
  id: number;
  userId: string;
  courseId: number | null;
  answeredAt: Date;
  questionId: number;
  guess: number;
  share: number;
  seconds: number;
  answer: Answer | null;
  version: number;
  seed: number | null;
  drawnKey: Key | null;
  content: Content | null;
};

/** All first answers of a student in a course, by both. */
type Totals = Map<string, { answers: number; shares: number }>;

/**
 * Counts first answers that were not counted yet, each once: the cursor moves in the same transaction. Stops after
 * twenty seconds and continues in the next run. Returns how many were counted.
 */
export async function countStatistics(at: Date): Promise<number> {
  const until = performance.now() + JOB_MS;
  const settled = new Date(at.getTime() - SETTLED_MS);
  const totals: Totals = new Map();
  let statistic = 0;
  for (let size = BATCH; size === BATCH && performance.now() < until; statistic += size) {
    size = await transaction((tx) => countBatch(tx, settled, totals), BATCH_MS);
    await yieldToEventLoop();
  }
  return statistic;
}

async function countBatch(tx: Db, settled: Date, totals: Totals): Promise<number> {
  // SQL: an advisory lock. Whoever does not get it has nothing to do: the other run counts.
  const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as "isMine"`;
  if (!lock?.isMine) return 0;
  const cursor = await tx.statisticsCursor.findUnique({ where: { name: CURSOR } });
  const batch = await nextBatch(tx, cursor ?? START, settled);
  const last = batch.at(-1);
  if (!last) return 0;
  await addTotals(tx, batch, totals);
  const statistics = await knownStatistics(tx, batch);
  const unreadable = new Set<number>();
  for (const row of batch) {
    const before = statistics.get(row.questionId) ?? noStatistics(row.guess);
    const { answers, shares } = totals.get(studentOf(row)) ?? { answers: 1, shares: row.share };
    const others = { answers: answers - 1, shares: shares - row.share };
    statistics.set(
      row.questionId,
      withCountedAnswer(before, { ...row, chosen: chosenOrNothing(row, unreadable), others }),
    );
  }
  if (unreadable.size > 0) log.error({ questions: [...unreadable] }, "answers counted without what was chosen");
  await writeStatistics(tx, statistics);
  const next = { answeredAt: last.answeredAt, itemId: last.id };
  await tx.statisticsCursor.upsert({ where: { name: CURSOR }, create: { name: CURSOR, ...next }, update: next });
  return batch.length;
}

// SQL: a whole page in one statement. It joins nothing that grows with the answers. Otherwise, when the planner expected
// one new answer and there were two thousand, it summed a student's answers again for each of them, for over a minute.
const nextBatch = (tx: Db, { answeredAt, itemId }: Cursor, settled: Date): PromiseLike<Row[]> => tx.$queryRaw<Row[]>`
  with batch as materialized (
    select i.* from "AttemptItem" i
    where i.first and i."answeredAt" is not null and i."answeredAt" < ${settled}
      and (i."answeredAt", i.id) > (${answeredAt}::timestamptz, ${itemId}::int)
      and i.share is not null and i."questionId" is not null
    order by i."answeredAt", i.id limit ${BATCH}
  )
  select b.id, b."userId", b."courseId", b."answeredAt", b."questionId", q.difficulty as guess, b.share, b.seconds,
         b.answer, b.version, b.seed, b.drawn->'key' as "drawnKey", v.content
  from batch b join "Question" q on q.id = b."questionId"
  left join "QuestionVersion" v on v."questionId" = q.id and v.version = b.version and b.drawn is null
  order by b."answeredAt", b.id`;

const studentOf = ({ userId, courseId }: Pick<Row, "userId" | "courseId">) => `${courseId} ${userId}`;

const STUDENTS_AT_ONCE = 100;

/** A student's answers in a course are summed once a run, for a hundred students in one statement. */
async function addTotals(tx: Db, batch: readonly Row[], totals: Totals): Promise<void> {
  const byStudent = new Map(batch.map((row) => [studentOf(row), row]));
  const missing = [...byStudent].flatMap(([student, row]) => (totals.has(student) ? [] : row));
  for (let from = 0; from < missing.length; from += STUDENTS_AT_ONCE) {
    const students = missing.slice(from, from + STUDENTS_AT_ONCE);
    // SQL: sums over the answers of many students and courses.
    const rows = await tx.$queryRaw<Total[]>`
      select s."userId", s."courseId", count(*)::int as answers, sum(i.share) as shares
      from unnest(${students.map(({ userId }) => userId)}::text[], ${students.map(({ courseId }) => courseId)}::int[])
        as s("userId", "courseId")
      join "AttemptItem" i on i."userId" = s."userId" and i."courseId" = s."courseId"
      where i."answeredAt" is not null and i.first and i.share is not null group by 1, 2`;
    for (const row of rows) totals.set(studentOf(row), row);
  }
}

type Total = { userId: string; courseId: number; answers: number; shares: number };

async function knownStatistics(tx: Db, batch: readonly Row[]): Promise<Map<number, Statistics>> {
  const ids = [...new Set(batch.map(({ questionId }) => questionId))];
  const rows = await tx.questionStat.findMany({
    where: { questionId: { in: ids } },
    select: { questionId: true, answers: true, shareSum: true, difficulty: true, chosen: true, tally: true },
  });
  return new Map(
    rows.map(({ questionId, answers, shareSum, difficulty, chosen, tally }) => [
      questionId,
      {
        answers,
        shareSum,
        difficulty: difficulty ?? 0,
        chosen: chosen as Statistics["chosen"],
        tally: tally as Statistics["tally"],
      },
    ]),
  );
}

/** One stored answer that cannot be marked any more must not stop the counting of all that come after it. */
function chosenOrNothing(row: Row, unreadable: Set<number>): string[] {
  try {
    return chosenIn(row);
  } catch {
    unreadable.add(row.questionId);
    return [];
  }
}

/** The labels used by the author: of the given options, otherwise of the mistake that leads to this answer. */
function chosenIn(row: Row): string[] {
  if (!row.answer) return [];
  const key = row.drawnKey ?? shownVariant({ ...row, drawn: null })?.key;
  if (!key) return [];
  const given = optionsIn(row.answer);
  if (given) return labelsOf(key, given);
  const { recognised } = markAnswer(key, row.answer);
  return recognised ? [recognised.label] : [];
}

const optionsIn = (answer: Answer): string[] | null =>
  answer.kind === "choice" ? [answer.option] : answer.kind === "several" ? answer.options : null;

const labelsOf = (key: Key, ids: readonly string[]): string[] =>
  key.kind === "choice" || key.kind === "several"
    ? key.options.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
    : [];

async function writeStatistics(tx: Db, statistics: ReadonlyMap<number, Statistics>): Promise<void> {
  const list = [...statistics].map(([questionId, statistic]) => ({
    ...statistic,
    questionId,
    facility: facilityOf(statistic),
    discrimination: discriminationOf(statistic),
    medianSeconds: medianSecondsOf(statistic),
  }));
  // SQL: an upsert that computes with the stored row.
  await tx.$executeRaw`
    insert into "QuestionStat" ("questionId", answers, "shareSum", facility, discrimination, difficulty, "medianSeconds",
                                chosen, tally, "updatedAt")
    select n."questionId", n.answers, n."shareSum", n.facility, n.discrimination, n.difficulty, n."medianSeconds", n.chosen,
           n.tally, now()
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as n("questionId" int, answers int, "shareSum" float8,
      facility float8, discrimination float8, difficulty float8, "medianSeconds" int, chosen jsonb, tally jsonb)
    join "Question" q on q.id = n."questionId"
    on conflict ("questionId") do update set
      answers = excluded.answers, "shareSum" = excluded."shareSum", facility = excluded.facility,
      discrimination = excluded.discrimination, difficulty = excluded.difficulty,
      "medianSeconds" = excluded."medianSeconds", chosen = excluded.chosen, tally = excluded.tally,
      "updatedAt" = excluded."updatedAt"`;
}
