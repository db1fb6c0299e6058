import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { queryRows } from "@/lib/platform/database/db";
import { readText } from "@/lib/writing/markdown";
import type { Answer } from "./contract/answers";
import type { ManagedDetail, ManagedQuestion, QuestionReport } from "./contract/managing";
import { drawVariant, fileOf, shownVariant } from "./reads/variants";
import { plainText } from "./rules/builders/text";
import type { Variant } from "./rules/builders/variant";
import { idealOf } from "./rules/examination";
import { markAnswer } from "./rules/marking";
import type { Content } from "./rules/written";

const PAGE = 50;
const REPORTS = 20;
const LEAST_ANSWERS = 10;
const LEAST_FLAGGED = 50;
const EXCERPT = 160;
export const QUESTION_MISSING = "Question not found";
export const QUESTION_REPORT_MISSING = "Report not found";

type Filters = {
  course?: number | undefined;
  topic?: number | undefined;
  point?: number | undefined;
  kind?: string | undefined;
  source?: string | undefined;
  state?: string | undefined;
  flag?: string | undefined;
  q?: string | undefined;
  page: number;
};

type Row = Omit<ManagedQuestion, "excerpt" | "updatedAt"> & {
  content: Content | null;
  updatedAt: Date;
  total: number;
};

/** For admins. The statistics of answers are those of the hourly job. */
async function findQuestions(filters: Filters, only: number | null = null): Promise<Row[]> {
  const {
    course = null,
    topic = null,
    point = null,
    kind = null,
    source = null,
    state = null,
    flag = null,
    page,
  } = filters;
  const q = filters.q ? `%${filters.q.replace(/[\\%_]/g, "\\$&")}%` : null;
  // SQL: a whole page in one statement.
  return queryRows<Row>`
    select q.id, q.key, q.kind, q.source, q.state, q.reserved, q.marks, q.seconds, q.difficulty, q.version, q.content,
           c.id as "courseId", coalesce(c.code, c.title) as "courseTitle", t.id as "topicId", t.title as "topicTitle",
           case when p.id is not null then json_build_object('id', p.id, 'statement', p.statement) end as point,
           coalesce(s.answers, 0) as answers, s.facility, s.discrimination, s."medianSeconds", r.reports, q."updatedAt", count(*) over ()::int as total
    from "Question" q
    join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
    left join "Point" p on p.id = q."pointId"
    left join "QuestionStat" s on s."questionId" = q.id
    left join lateral (
      select count(*)::int as reports from "QuestionReport" where "questionId" = q.id and state = 'open'
    ) r on true
    where (${only}::int is null or q.id = ${only}::int)
      and (${course}::int is null or c.id = ${course}::int) and (${topic}::int is null or t.id = ${topic}::int)
      and (${point}::int is null or q."pointId" = ${point}::int)
      and (${kind}::text is null or q.kind = ${kind}::text) and (${source}::text is null or q.source = ${source}::text)
      and (${state}::text is null or q.state = ${state}::text)
      and (${q}::text is null or q.key ilike ${q}::text or q.content->>'ask' ilike ${q}::text or p.statement ilike ${q}::text)
      and case ${flag}::text when 'reported' then r.reports > 0
               when 'hard' then s.answers >= ${LEAST_FLAGGED} and s.facility < 0.3
               when 'easy' then s.answers >= ${LEAST_FLAGGED} and s.facility > 0.95 else true end
    order by c."order", c.id, m."order", m.id, t."order", t.id, q.key limit ${PAGE} offset ${(page - 1) * PAGE}`;
}

function managed({ content, total, updatedAt, ...row }: Row): ManagedQuestion {
  const blocks = content
    ? readText(content.ask).blocks
    : drawVariant({ key: row.key, version: row.version, content: null }, 1)?.variant.shown.ask;
  const ask = plainText(blocks ?? []);
  return {
    ...row,
    excerpt: ask.length > EXCERPT ? `${ask.slice(0, EXCERPT - 1)}…` : ask,
    ...(row.answers < LEAST_ANSWERS && { facility: null, discrimination: null, medianSeconds: null }),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function listManagedQuestions(filters: Filters): Promise<{ questions: ManagedQuestion[]; total: number }> {
  const rows = await findQuestions(filters);
  return { questions: rows.map(managed), total: await totalOf(filters, rows, findQuestions) };
}

type Paged = { page: number };
type Counted = { total: number }[];

/** Each row carries the number of all; a page beyond the last has none, and the first page says it instead. */
async function totalOf<F extends Paged>(filters: F, page: Counted, find: (all: F) => Promise<Counted>) {
  if (page.length > 0 || filters.page === 1) return page[0]?.total ?? 0;
  return (await find({ ...filters, page: 1 }))[0]?.total ?? 0;
}

/** With its key; for a template a new variant each time. Throws 404. */
export async function getManagedQuestion(id: number): Promise<ManagedDetail> {
  const [row] = await findQuestions({ page: 1 }, id);
  if (!row) throw notFound(QUESTION_MISSING);
  const variant = drawVariant(row)?.variant;
  const answer = variant ? idealOf(variant.key) : null;
  return {
    ...managed(row),
    file: fileOf(row.key),
    shown: variant?.shown ?? null,
    answer,
    feedback: variant ? { ...markAnswer(variant.key, answer), point: row.point } : null,
    hint: variant?.key.hint ?? null,
  };
}

type ReportRow = Omit<QuestionReport, "createdAt" | "resolvedAt" | "shown" | "feedback"> & {
  createdAt: Date;
  resolvedAt: Date | null;
  answer: Answer | null;
  seed: number | null;
  drawn: Variant | null;
  content: Content | null;
  total: number;
};

type ReportFilters = { state?: string | undefined; question?: number | undefined; page: number };

async function findReports(filters: ReportFilters, only: number | null = null): Promise<ReportRow[]> {
  const { state = null, question = null, page } = filters;
  // SQL: counts that Prisma makes one statement each.
  return queryRows<ReportRow>`
    select r.id, r."questionId", q.key, r.version, q.version as current, q.state as "questionState", t.id as "topicId",
           t.title as "topicTitle", coalesce(c.code, c.title) as "courseTitle", r.reason, r.note, r.state, r.reply,
           u.name as reporter, r."createdAt", r."resolvedAt", i.answer, coalesce(i.seed, r.seed) as seed, i.drawn, v.content,
           count(*) over ()::int as total
    from "QuestionReport" r
    join "Question" q on q.id = r."questionId" join "Topic" t on t.id = q."topicId"
    join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
    left join "User" u on u.id = r."userId"
    left join "AttemptItem" i on i.id = r."itemId"
    left join "QuestionVersion" v on v."questionId" = q.id and v.version = r.version
    where (${only}::int is null or r.id = ${only}::int) and (${state}::text is null or r.state = ${state}::text)
      and (${question}::int is null or r."questionId" = ${question}::int)
    order by r.state <> 'open', r.id desc limit ${REPORTS} offset ${(page - 1) * REPORTS}`;
}

function reportView({ createdAt, resolvedAt, drawn, content, seed, total, ...row }: ReportRow): QuestionReport {
  const variant = shownVariant({ drawn, content, seed, version: row.version });
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    shown: variant?.shown ?? null,
    feedback: variant ? { ...markAnswer(variant.key, row.answer), point: null } : null,
  };
}

export async function listQuestionReports(
  filters: ReportFilters,
): Promise<{ reports: QuestionReport[]; total: number }> {
  const rows = await findReports(filters);
  return { reports: rows.map(reportView), total: await totalOf(filters, rows, findReports) };
}

/** Throws 404. */
export async function getQuestionReport(id: number): Promise<QuestionReport> {
  const [row] = await findReports({ page: 1 }, id);
  if (!row) throw notFound(QUESTION_REPORT_MISSING);
  return reportView(row);
}
