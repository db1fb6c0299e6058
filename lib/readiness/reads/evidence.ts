import "server-only";
import { visibleCourse } from "@/lib/courses/reads/fragments";
import { type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import { addDays, type CivilDay, dayIn, daysBetween } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { dateFormat } from "@/lib/platform/time/date-format";
import { areaWeights } from "@/lib/practice/rules/papers";
import { recallAfter } from "@/lib/review/rules/memory";
import { countedAnswers, guessOf, type MarkedAnswer, RECENT_DAYS } from "../rules/answers";
import type { Range } from "../rules/estimate";
import type { Evidence } from "../rules/view";
import { MOCK_DAYS, type Outcome } from "../rules/words";

/** The student whose answers are read; her days begin at midnight in her time zone. */
export type Student = { id: string; timeZone: string; isAdmin?: boolean };

export type StudentEvidence = Evidence & { enrolled: boolean; firstModuleId: number | null };

type Module = { moduleId: number; title: string; minutes: number; points: number };
/** A list for each column: Postgres builds this much faster than an object for each row. */
type QuestionColumns = {
  id: number[];
  moduleId: number[];
  kind: string[];
  options: (number | null)[];
  difficulty: number[];
  isTemplate: boolean[];
  isLive: boolean[];
};
type CardColumns = { moduleId: number[]; stability: number[]; lastDay: number[] };
/** The newest first. Instants in seconds, days counted from 1970, `flags` as below. */
type AnswerColumns = {
  questionId: number[];
  seed: (number | null)[];
  flags: number[];
  seconds: number[];
  share: number[];
  stability: (number | null)[];
  lastDay: (number | null)[];
};
/** A column without rows is null. */
type OrEmpty<Columns> = Columns | { [column in keyof Columns]: null };

const FIRST = 1;
const SELF_MARKED = 2;
const PAUSED = 4;

type Row = {
  courseId: number;
  code: string | null;
  body: string | null;
  title: string;
  enrolled: boolean;
  examDate: string | null;
  outcome: Outcome | null;
  onDay: number | null;
  hasRecentMock: boolean;
  modules: Module[];
  questions: OrEmpty<QuestionColumns>;
  cards: OrEmpty<CardColumns>;
  answers: OrEmpty<AnswerColumns>;
  history: (Range & { day: CivilDay })[];
};

const MOST_ANSWERS = 4000;
const MOST_COURSES = 50;
const HISTORY_DAYS = 180;
const DAY_SECONDS = 86_400;
const EPOCH = "1970-01-01";

/** Which courses are read: one, whether she is enrolled or not; those of an attempt; or all of hers. */
export type Which = { courseId: number } | { attemptId: number } | "own";

/** In one statement. Answers of mock exams, mini exams and sections count once they are finished. */
export async function listEvidence(student: Student, which: Which): Promise<StudentEvidence[]> {
  const at = now();
  const today = dayIn(student.timeZone, at);
  // SQL: a whole page in one statement.
  const rows = await queryRows<Row>`
    select c.id as "courseId", c.code, c.body, c.title, e.id is not null as enrolled, e."examDate"::text as "examDate",
           (select r.outcome from "ExamResult" r
            where r."userId" = ${student.id} and r."courseId" = c.id and r."examDate" = e."examDate") as outcome,
           (select v.recall from "ReviewAim" v
            where v."userId" = ${student.id} and v."courseId" = c.id and v."examDate" = e."examDate") as "onDay",
           exists (select from "Attempt" a where a."userId" = ${student.id} and a."courseId" = c.id and a.kind = 'mock'
                   and a.state = 'finished' and a."finishedAt" > ${at}::timestamptz - make_interval(days => ${MOCK_DAYS})) as "hasRecentMock",
           (select coalesce(json_agg(json_build_object('moduleId', m.id, 'title', m.title, 'minutes', m.duration,
                     'points', m.points) order by m."order", m.id), '[]')
            from (
              select m.id, m.title, m.duration, m."order", count(p.id)::int as points
              from "Module" m left join "Topic" t on t."moduleId" = m.id
              left join "Point" p on p."topicId" = t.id and p."isActive"
              where m."courseId" = c.id group by m.id
            ) m) as modules,
           (select json_build_object('id', json_agg(q.id), 'moduleId', json_agg(m.id), 'kind', json_agg(q.kind),
                     'options', json_agg(q.options), 'difficulty', json_agg(coalesce(s.difficulty, q.difficulty)),
                     'isTemplate', json_agg(q.source = 'template'), 'isLive', json_agg(q.state = 'live'))
            from "Module" m join "Topic" t on t."moduleId" = m.id join "Question" q on q."topicId" = t.id
            left join "QuestionStat" s on s."questionId" = q.id
            where m."courseId" = c.id) as questions,
           (select json_build_object('moduleId', json_agg(t."moduleId"), 'stability', json_agg(d.stability),
                     'lastDay', json_agg(d."lastDay" - ${EPOCH}::date))
            from "Card" d join "Point" p on p.id = d."pointId" and p."isActive" join "Topic" t on t.id = p."topicId"
            where d."userId" = ${student.id} and d."courseId" = c.id) as cards,
           (select json_build_object('questionId', json_agg(x."questionId"), 'seed', json_agg(x.seed), 'flags', json_agg(x.flags),
                     'seconds', json_agg(x.seconds), 'share', json_agg(x.share), 'stability', json_agg(x.stability),
                     'lastDay', json_agg(x."lastDay")) from (
              select i."questionId", i.seed, date_part('epoch', i."answeredAt")::int as seconds, i.marks / i."outOf" as share,
                     i.first::int * ${FIRST}::int + i."selfMarked"::int * ${SELF_MARKED}::int
                       + (a."pausedSeconds" > 0)::int * ${PAUSED}::int as flags,
                     i."stabilityBefore" as stability, i."lastDayBefore" - ${EPOCH}::date as "lastDay"
              from "AttemptItem" i
              join "Attempt" a on a.id = i."attemptId" and a."userId" = i."userId"
              -- Of a written question only the first answer counts, so most of the others are not read.
              join "Question" q on q.id = i."questionId" and (i.first or q.source = 'template')
              where i."userId" = ${student.id} and i."courseId" = c.id and i.share is not null and not i.withdrawn
                and i."moduleId" is not null and i."outOf" > 0
                and i."answeredAt" > ${at}::timestamptz - make_interval(days => ${RECENT_DAYS})
                and (a.state = 'finished' or a.kind not in ('mock', 'section', 'mini'))
              order by i."answeredAt" desc, i.id desc limit ${MOST_ANSWERS}
            ) x) as answers,
           (select coalesce(json_agg(json_build_object('day', h.day, 'mark', h.mark, 'low', h.low, 'high', h.high)
                     order by h.day), '[]')
            from "Estimate" h where h."userId" = ${student.id} and h."courseId" = c.id
              and h.day >= ${addDays(today, -HISTORY_DAYS)}::date) as history
    from "Course" c left join "Enrollment" e on e."courseId" = c.id and e."userId" = ${student.id}
    where ${chosen(student, which)} order by c."order", c.id limit ${MOST_COURSES}`;
  return rows.map((row) => evidenceOf(row, today, offsetAt(student.timeZone, at)));
}

function chosen(student: Student, which: Which): Fragment {
  if (which === "own") return Prisma.sql`e.id is not null`;
  if ("courseId" in which) return Prisma.sql`c.id = ${which.courseId} and ${visibleCourse(student)}`;
  return Prisma.sql`e.id is not null and c.id in (
    select i."courseId" from "AttemptItem" i where i."attemptId" = ${which.attemptId} and i."userId" = ${student.id})`;
}

/** The seconds between UTC and the student's clock. Computed here: the database's list of zones differs. */
function offsetAt(timeZone: string, at: Date): number {
  const local = dateFormat({ timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = local.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60);
}

type BankQuestion = { moduleId: number; isTemplate: boolean; isLive: boolean; difficulty: number; guess: number };

function evidenceOf(
  { modules, questions, cards, answers, ...row }: Row,
  today: CivilDay,
  offset: number,
): StudentEvidence {
  const todayNumber = daysBetween(EPOCH, today);
  const weights = areaWeights(row.code, modules);
  const bank = questions.id ? bankOf(questions) : new Map<number, BankQuestion>();
  return {
    ...row,
    today,
    firstModuleId: modules[0]?.moduleId ?? null,
    areas: modules
      .map(({ moduleId, title, points }, index) => ({
        moduleId,
        title,
        points,
        weight: weights[index] ?? 0,
        ...meanOf([...bank.values()].filter((question) => question.moduleId === moduleId && question.isLive)),
      }))
      .filter(({ weight }) => weight > 0),
    cards: cards.moduleId ? cardsIn(cards, todayNumber) : [],
    answers: countedAnswers(answers.questionId ? markedIn(answers, bank, todayNumber, offset) : []),
  };
}

/** By the question's id. */
function bankOf({
  id,
  moduleId,
  kind,
  options,
  difficulty,
  isTemplate,
  isLive,
}: QuestionColumns): Map<number, BankQuestion> {
  const bank = new Map<number, BankQuestion>();
  for (const [index, questionId] of id.entries())
    bank.set(questionId, {
      moduleId: moduleId[index] as number,
      isTemplate: isTemplate[index] as boolean,
      isLive: isLive[index] as boolean,
      difficulty: difficulty[index] as number,
      guess: guessOf(kind[index] as string, options[index] ?? null),
    });
  return bank;
}

const cardsIn = ({ moduleId, stability, lastDay }: CardColumns, today: number): Evidence["cards"] =>
  moduleId.map((module, index) => ({
    moduleId: module,
    stability: stability[index] as number,
    days: today - (lastDay[index] as number),
  }));

/** The mean difficulty and chance of guessing of an area's questions. */
function meanOf(list: readonly BankQuestion[]): { difficulty: number; guess: number } {
  if (list.length === 0) return { difficulty: 0, guess: guessOf("choice", null) };
  const mean = (value: (question: BankQuestion) => number) =>
    list.reduce((sum, question) => sum + value(question), 0) / list.length;
  return { difficulty: mean((question) => question.difficulty), guess: mean((question) => question.guess) };
}

/**
 * The answers in the order of time, without questions that left the course. Without spreads, which take ten times as
 * long for thousands of answers.
 */
function markedIn(
  answers: AnswerColumns,
  bank: ReadonlyMap<number, BankQuestion>,
  today: number,
  offset: number,
): MarkedAnswer[] {
  const list: MarkedAnswer[] = [];
  for (let index = answers.questionId.length - 1; index >= 0; index -= 1) {
    const questionId = answers.questionId[index] as number;
    const question = bank.get(questionId);
    if (!question) continue;
    const day = Math.floor(((answers.seconds[index] as number) + offset) / DAY_SECONDS);
    const flags = answers.flags[index] as number;
    const stability = answers.stability[index] as number | null;
    const lastDay = answers.lastDay[index] as number | null;
    list.push({
      moduleId: question.moduleId,
      questionId,
      seed: answers.seed[index] as number | null,
      first: (flags & FIRST) > 0,
      day,
      share: answers.share[index] as number,
      selfMarked: (flags & SELF_MARKED) > 0,
      paused: (flags & PAUSED) > 0,
      isTemplate: question.isTemplate,
      difficulty: question.difficulty,
      guess: question.guess,
      daysAgo: today - day,
      recall: stability === null || lastDay === null ? 1 : recallAfter(day - lastDay, stability),
    });
  }
  return list;
}
