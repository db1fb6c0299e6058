import "server-only";
import type { SqlClient } from "@/lib/platform/database/db";
import { dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { awardMocks, countAnswers } from "@/lib/progress/writes/answers";
import type { Answer } from "@/lib/questions/contract/answers";
import { shownVariant } from "@/lib/questions/reads/variants";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import { isEmpty, markAnswer } from "@/lib/questions/rules/marking";
import type { Content } from "@/lib/questions/rules/written";
import { gradeOf } from "@/lib/review/rules/memory";
import { type CardBefore, cardAfter, saveCards } from "@/lib/review/writes";
import { endOf, pauseSecondsAt } from "../rules/exam";
import { ruleOf } from "../rules/marking-rule";
import type { AttemptKind } from "../rules/words";
import { beforeOf, type CardRow } from "./items";

export type ExamStudent = { id: string; timeZone: string };

export type RunningExam = {
  id: number;
  kind: AttemptKind;
  courseId: number | null;
  paper: string | null;
  endsAt: Date;
  pausedAt: Date | null;
  pausedSeconds: number;
  breakAt: Date | null;
};

type Row = {
  id: number;
  section: string;
  courseId: number | null;
  pointId: number | null;
  isActive: boolean;
  gone: boolean;
  expected: number;
  version: number;
  seed: number | null;
  drawn: Variant | null;
  content: Content | null;
  answer: Answer | null;
  seconds: number;
  outOf: number;
  isFirst: boolean;
  card: CardRow | null;
};

/**
 * Marks a running exam as a whole and finishes it. The caller holds the student's lock and that of the attempt. Cards
 * move in the order of the paper, as if the answers had been given one after another.
 */
export async function markExam(tx: SqlClient, student: ExamStudent, exam: RunningExam): Promise<void> {
  const at = now();
  const endsAt = endOf(exam, at);
  const finishedAt = new Date(Math.min(endsAt.getTime(), at.getTime()));
  const day = dayIn(student.timeZone, finishedAt);
  const cards = new Map<number, CardBefore>();
  const items = (await rowsOf(tx, exam.id)).map((row) => markedRow(row, exam, day, cards));
  await writeMarks(tx, exam, items, { at, finishedAt });
  await saveCards(
    tx,
    student.id,
    items.flatMap(({ card }) => card ?? []),
  );
  await countAnswers(tx, student, { count: items.filter(({ given }) => given).length, day });
  if (exam.kind === "mock") await awardMocks(tx, student, await countMocks(tx, student, exam));
}

async function rowsOf(tx: SqlClient, attemptId: number): Promise<Row[]> {
  // SQL: compares each answer with those before it.
  return tx.$queryRaw<Row[]>`
    select i.id, i.section, i."courseId", i."pointId", coalesce(p."isActive", false) as "isActive",
           q.id is null or q.state = 'withdrawn' as gone, coalesce(q.seconds, 0) as expected, i.version, i.seed, i.drawn,
           v.content, i.answer, i.seconds, i."outOf",
           not exists (select from "AttemptItem" b where b."userId" = i."userId" and b."pointId" = i."pointId"
                       and b."questionId" = i."questionId" and b."answeredAt" is not null) as "isFirst",
           (select json_build_object('stability', c.stability, 'difficulty', c.difficulty, 'lastDay', c."lastDay",
                                     'answers', c.answers, 'lapses', c.lapses)
            from "Card" c where c."userId" = i."userId" and c."pointId" = i."pointId") as card
    from "AttemptItem" i
    left join "Point" p on p.id = i."pointId"
    left join "Question" q on q.id = i."questionId"
    left join "QuestionVersion" v on v."questionId" = q.id and v.version = i.version and i.drawn is null
    where i."attemptId" = ${attemptId} order by i.place`;
}

function markedRow(row: Row, exam: RunningExam, day: string, cards: Map<number, CardBefore>) {
  const { id, answer, seconds, expected, pointId, courseId, outOf, isFirst } = row;
  const variant = shownVariant(row);
  // A question that was withdrawn meanwhile does not count.
  if (row.gone || !variant) return { id, withdrawn: true, given: false, share: null, marks: null, outOf, card: null };
  const { share, marks } = markAnswer(variant.key, answer, ruleOf(exam.paper, row.section));
  const given = answer !== null && !isEmpty(answer);
  const item = { id, withdrawn: false, given, share, marks, outOf, first: given && isFirst };
  if (!given || pointId === null || courseId === null || !row.isActive) return { ...item, card: null };
  const before = cards.get(pointId) ?? beforeOf(row.card);
  const grade = gradeOf({ share, seconds, expected, hinted: false, guessed: false, easy: false });
  const card = cardAfter({ pointId, courseId, grade, day, before });
  cards.set(pointId, beforeOf(card));
  return { ...item, before, card };
}

type Marked = ReturnType<typeof markedRow>;

async function writeMarks(
  tx: SqlClient,
  exam: RunningExam,
  items: Marked[],
  { at, finishedAt }: { at: Date; finishedAt: Date },
) {
  const rows = items.map(({ card, ...item }) => item);
  const counted = items.filter(({ withdrawn }) => !withdrawn);
  const sum = (of: (item: Marked) => number) => counted.reduce((all, item) => all + of(item), 0);
  const [answered, marks, outOf] = [
    sum(({ given }) => (given ? 1 : 0)),
    sum((one) => one.marks ?? 0),
    sum((one) => one.outOf),
  ];
  const paused = exam.pausedSeconds + pauseSecondsAt(exam, at);
  // SQL: reads and writes in one statement, so that nothing comes between.
  await tx.$executeRaw`
    with items as (
      update "AttemptItem" i set share = r.share, marks = r.marks, withdrawn = r.withdrawn, first = coalesce(r.first, false),
        before = r.before, "answeredAt" = case when r.given then ${at}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, withdrawn bool, given bool, share float8,
        marks float8, first bool, before jsonb)
      where i.id = r.id
    )
    update "Attempt" set state = 'finished', "finishedAt" = ${finishedAt}, answered = ${answered}, marks = ${marks},
      "outOf" = ${outOf}, "endsAt" = ${endOf(exam, at)}, "pausedSeconds" = ${paused}, "pausedAt" = null, "breakAt" = null
    where id = ${exam.id} and state = 'open'`;
}

async function countMocks(tx: SqlClient, student: ExamStudent, { courseId }: RunningExam): Promise<number> {
  // SQL: part of a transaction on the plain pool.
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from "Attempt"
    where "userId" = ${student.id} and "courseId" = ${courseId} and kind = 'mock' and state = 'finished'`;
  return row?.count ?? 0;
}
