import "server-only";
import { isModuleOpen, type ModuleAccess } from "@/lib/courses/reads/access";
import { isPassed, moduleAccess } from "@/lib/courses/reads/fragments";
import { notFound } from "@/lib/platform/contract/problem";
import { type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { todayOf } from "@/lib/progress/reads";
import { reviewsOf } from "@/lib/review/reads";
import { type ReviewFacts, reviewFacts } from "@/lib/review/reads/facts";
import type { Practice, PracticeToday } from "./contract/overview";
import type { Attempt, AttemptEntry } from "./contract/shapes";
import { banksOf, type CourseBank } from "./reads/bank";
import { listAreas, type OpenArea, ownCourses } from "./reads/candidates";
import { openMistakes } from "./reads/mistakes";
import { type OfferedMock, offeredBy } from "./reads/mocks";
import { findAttempt, SECTION } from "./reads/rows";
import { rememberShown } from "./reads/shown";
import { attemptView, type EntryRow, entryView } from "./reads/views";
import { gainIn } from "./rules/choosing";
import { areaWeights } from "./rules/papers";
import { ATTEMPT_MISSING, type AttemptKind } from "./rules/words";

const PAGE = 20;
const MOST_OPEN = 10;
const MOST_WEAK = 5;
// Topics of locked modules are not offered, so more than one candidate is read.
const MOST_UNTAKEN = 10;
const LEAST_QUESTIONS = 3;

/** Throws 404. */
export async function getAttempt(viewer: Viewer, id: number, tab?: string): Promise<Attempt> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  rememberShown(viewer.id, loaded);
  return attemptView(viewer, loaded, tab);
}

/** What an entry shows of the attempt `a`, its course `c` and its topic `t`. */
const ENTRY_COLUMNS = Prisma.sql`
  a.id, a.kind, a."courseId", a."topicId", coalesce(c.code, c.title) as "courseName", t.title as "topicTitle", a.paper,
  ${SECTION} as section, a.state, a."startedAt", a."finishedAt", a."endsAt", a."pausedAt", a."pausedSeconds", a."breakAt",
  a."itemCount", a.answered, a.marks, a."outOf"`;

type AttemptsRequest = {
  state?: "open" | "finished" | undefined;
  kind?: AttemptKind | undefined;
  courseId?: number | undefined;
  page: number;
};

/** The viewer's attempts, newest first; practice questions tried in lessons or threads are not included. */
export async function listAttempts(
  viewer: Viewer,
  request: AttemptsRequest,
): Promise<{ attempts: AttemptEntry[]; total: number }> {
  const { state = null, kind = null, courseId = null, page } = request;
  // SQL: counts that Prisma makes one statement each.
  const rows = await queryRows<EntryRow & { total: number }>`
    select ${ENTRY_COLUMNS}, count(*) over ()::int as total
    from "Attempt" a left join "Course" c on c.id = a."courseId" left join "Topic" t on t.id = a."topicId"
    where a."userId" = ${viewer.id} and a.kind <> 'try'
      and (${state}::text is null or a.state = ${state}::text) and (${kind}::text is null or a.kind = ${kind}::text)
      and (${courseId}::int is null or a."courseId" = ${courseId}::int)
    order by coalesce(a."finishedAt", a."startedAt") desc, a.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`;
  // A page beyond the last has no row that could carry the number.
  const total = rows[0]?.total ?? (page > 1 ? (await listAttempts(viewer, { ...request, page: 1 })).total : 0);
  return { attempts: rows.map(({ total: _, ...row }) => entryView(row)), total };
}

type UntakenQuiz = NonNullable<Practice["nextQuiz"]> & ModuleAccess;
type CourseMistakes = { courseId: number; count: number; passed: boolean };
type PracticeRow = {
  mistakes: CourseMistakes[] | null;
  untaken: UntakenQuiz[] | null;
  reviews: ReviewFacts | null;
  banks: CourseBank[] | null;
};

const NO_BANKS = Prisma.sql`null::json`;
const ownBanks = (viewer: Viewer): Fragment =>
  Prisma.sql`(select json_agg(b) from (${banksOf(viewer, ownCourses(viewer))}) b)`;

/**
 * Today's reviews, attempts to resume, the numbers of open mistakes, quizzes not taken yet and mock exams, in one
 * statement. The banks of questions, which cost most, are for the mock exams.
 */
async function loadPractice(
  viewer: Viewer,
  withBanks: boolean,
): Promise<{ waiting: Pick<Practice, "reviews" | "open" | "mistakes" | "nextQuiz"> } & CourseFacts> {
  // SQL: a whole page in one statement.
  const rows = await queryRows<PracticeRow & (EntryRow | { id: null })>`
    select a.*, n.mistakes, case when row_number() over (order by a.id desc) = 1 then n.reviews end as reviews,
           case when row_number() over (order by a.id desc) = 1 then n.banks end as banks, (
      select json_agg(u) from (
        select t.id as "topicId", m."courseId", t.title, t."questionCount" as questions,
               ${moduleAccess(viewer)}
        from (
          select "topicId", max(at) as at from (
            select "topicId", "readAt" as at from "LessonPlace" where "userId" = ${viewer.id} and "readAt" is not null
            union all
            select "topicId", "completedAt" from "Progress" where "userId" = ${viewer.id} and completed and "completedAt" is not null
          ) met group by 1
        ) met join "Topic" t on t.id = met."topicId" join "Module" m on m.id = t."moduleId"
        where t."questionCount" >= ${LEAST_QUESTIONS} and not ${isPassed(viewer, Prisma.sql`m."courseId"`)} and not exists (
          select from "Attempt" q where q."userId" = ${viewer.id} and q."topicId" = t.id and q.kind = 'quiz')
        order by met.at desc limit ${MOST_UNTAKEN}
      ) u) as untaken
    from (
      select (select json_agg(k) from (
               select s."courseId", count(*)::int as count, ${isPassed(viewer, Prisma.sql`s."courseId"`)} as passed
               from (${openMistakes(viewer)}) s group by 1) k) as mistakes,
             ${reviewFacts(viewer, todayOf(viewer))} as reviews,
             ${withBanks ? ownBanks(viewer) : NO_BANKS} as banks
    ) n
    left join lateral (
      select ${ENTRY_COLUMNS}
      from "Attempt" a left join "Course" c on c.id = a."courseId" left join "Topic" t on t.id = a."topicId"
      where a."userId" = ${viewer.id} and a.kind <> 'try' and a.state = 'open' order by a.id desc limit ${MOST_OPEN}
    ) a on true`;
  const open = rows.flatMap((row) => {
    if (row.id === null) return [];
    const { mistakes, untaken, reviews, banks, ...entry } = row;
    return [entryView(entry)];
  });
  const [first] = rows;
  // Sent with the first row only, because a student may have some hundred cards.
  const facts = rows.find(({ reviews }) => reviews !== null)?.reviews;
  if (!first || !facts) throw new Error("A query without a table always returns one row, but none came back");
  const mocks = offeredBy(rows.flatMap(({ banks }) => banks ?? []));
  const nextQuiz = first.untaken?.find((one) => isModuleOpen(viewer, one)) ?? null;
  const mistakesByCourse = first.mistakes ?? [];
  const mistakes = mistakesByCourse.reduce((sum, { count, passed }) => (passed ? sum : sum + count), 0);
  const { reviews } = reviewsOf(viewer, facts, areaWeights);
  return { waiting: { reviews, open, mistakes, nextQuiz }, mocks, mistakesByCourse };
}

/** What the dashboard shows of the practice. One statement. */
export async function getPracticeToday(viewer: Viewer): Promise<PracticeToday> {
  return (await loadPractice(viewer, false)).waiting;
}

export async function getPractice(viewer: Viewer): Promise<Practice> {
  const [{ waiting, ...facts }, areas] = await Promise.all([loadPractice(viewer, true), listAreas(viewer, null)]);
  const weak = areas
    .filter((area) => area.open && !area.passed && area.answers > 0)
    .sort((a, b) => gainIn(b) - gainIn(a))
    .slice(0, MOST_WEAK)
    .map((area) => ({
      moduleId: area.moduleId,
      courseId: area.courseId,
      title: area.title,
      courseTitle: area.courseTitle,
      share: area.shares / area.answers,
      answers: area.answers,
    }));
  return { ...waiting, weak, courses: coursesOf(areas, facts) };
}

/** The courses in which the viewer may have mistakes. One statement. */
export async function listPractisedCourses(
  viewer: Viewer,
): Promise<Pick<Practice["courses"][number], "courseId" | "title">[]> {
  const areas = await listAreas(viewer, null);
  const titles = new Map(areas.map(({ courseId, courseTitle }) => [courseId, courseTitle]));
  return [...titles].map(([courseId, title]) => ({ courseId, title }));
}

type CourseFacts = { mocks: OfferedMock[]; mistakesByCourse: CourseMistakes[] };

function coursesOf(areas: readonly OpenArea[], { mocks, mistakesByCourse }: CourseFacts): Practice["courses"] {
  const ids = [...new Set(areas.map(({ courseId }) => courseId))];
  return ids.map((courseId) => {
    const own = areas.filter((area) => area.courseId === courseId);
    const sum = (list: typeof own, count: (area: (typeof own)[number]) => number) =>
      list.reduce((total, area) => total + count(area), 0);
    return {
      courseId,
      title: own[0]?.courseTitle ?? "",
      questions: sum(
        own.filter(({ open }) => open),
        ({ questions }) => questions,
      ),
      answered: sum(own, ({ answered }) => answered),
      mistakes: mistakesByCourse.find((one) => one.courseId === courseId)?.count ?? 0,
      ...mockOf(mocks, courseId),
    };
  });
}

function mockOf(
  mocks: readonly OfferedMock[],
  courseId: number,
): Pick<Practice["courses"][number], "canMock" | "lastMock"> {
  const found = mocks.find((one) => one.courseId === courseId);
  const last = found?.taken[0];
  return {
    canMock: found?.offered ?? false,
    lastMock: last
      ? { id: last.id, finishedAt: last.finishedAt.toISOString(), marks: last.marks, outOf: last.outOf }
      : null,
  };
}
