import "server-only";
import { moduleAccess } from "@/lib/courses/reads/fragments";
import { type Fragment, Prisma } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { CivilDay } from "@/lib/platform/time/civil";
import { liveQuestion } from "@/lib/questions/reads/live";
import type { Medians } from "../rules/times";

export type ReviewCourse = {
  courseId: number;
  title: string;
  code: string | null;
  examDate: CivilDay | null;
  /** The aim, if it was fitted for this exam date. */
  base: number | null;
  taperDays: number | null;
  onDay: number | null;
  passed: boolean;
  keptFresh: boolean;
};

export type ModuleFacts = {
  moduleId: number;
  courseId: number;
  minutes: number;
  /** Its active points. */
  points: number;
  /** Whether a topic of it is not completed. */
  lessonsRemain: boolean;
  first: boolean;
  enrolled: boolean;
};

/** A list for each column, with an element for each card: Postgres builds this much faster than an object for each card. */
type CardColumns = {
  pointId: number[];
  moduleId: number[];
  stability: number[];
  difficulty: number[];
  /** Days since the last answer. */
  since: number[];
  rests: boolean[];
};

export type ReviewFacts = {
  courses: ReviewCourse[];
  /** In the order of their course. */
  modules: ModuleFacts[];
  cards: CardColumns;
  times: Medians;
  /** Answers in reviews today. */
  done: { points: number; seconds: number; courses: [courseId: number, seconds: number][] };
  /** The minutes of each weekday from Monday. */
  hours: number[] | null;
  /** The wish of minutes for every day. */
  wish: number | null;
  /** From today on. */
  daysOff: CivilDay[];
};

const RECENT_ANSWERS = 100;
/** A review is finished by the hourly job after seven days. */
const OPEN_DAYS = 8;

/** A student's medians of the last answers in these courses, right and wrong, as JSON of `Medians`. */
export const medianTimes = (userId: Fragment, courseIds: Fragment): Fragment => Prisma.sql`(
  select json_build_object(
    'right', percentile_cont(0.5) within group (order by i.seconds) filter (where i.share >= 0.5),
    'wrong', percentile_cont(0.5) within group (order by i.seconds) filter (where i.share < 0.5),
    'rightCount', count(*) filter (where i.share >= 0.5), 'wrongCount', count(*) filter (where i.share < 0.5))
  from (${courseIds}) as of(id) cross join lateral (
    select i.seconds, i.share from "AttemptItem" i
    where i."userId" = ${userId} and i."courseId" = of.id and i."answeredAt" is not null
    order by i."answeredAt" desc limit ${RECENT_ANSWERS}
  ) i where i.seconds > 0)`;

/** Everything that decides about a student's reviews, as one JSON column: `${reviewFacts(viewer, today)} as facts`. */
export const reviewFacts = (viewer: Viewer, today: CivilDay): Fragment => Prisma.sql`(
  with course as materialized (
    select c.id, c.title, c.code, c."order" from "Course" c
    where exists (select from "Card" k where k."userId" = ${viewer.id} and k."courseId" = c.id)
  )
  select json_build_object(
    'courses', (
      select coalesce(json_agg(json_build_object(
        'courseId', c.id, 'title', c.title, 'code', c.code, 'examDate', e."examDate"::text, 'base', a.base,
        'taperDays', a."taperDays", 'onDay', a.recall, 'keptFresh', k."userId" is not null,
        'passed', exists (select from "ExamResult" r where r."userId" = ${viewer.id} and r."courseId" = c.id and r.outcome = 'passed')
      ) order by c."order", c.id), '[]')
      from course c
      left join "Enrollment" e on e."courseId" = c.id and e."userId" = ${viewer.id}
      left join "ReviewAim" a on a."courseId" = c.id and a."userId" = ${viewer.id} and a."examDate" = e."examDate"
      left join "KeptCourse" k on k."courseId" = c.id and k."userId" = ${viewer.id}
    ),
    'modules', (
      select coalesce(json_agg(m order by m."courseId", m."order", m."moduleId"), '[]') from (
        select m.id as "moduleId", m."courseId", m."order", m.duration as minutes, ${moduleAccess(viewer)},
          coalesce(n.points, 0) as points, exists (
          select from "Topic" t where t."moduleId" = m.id and not exists (
            select from "Progress" p where p."userId" = ${viewer.id} and p."topicId" = t.id and p.completed)
        ) as "lessonsRemain"
        from "Module" m join course c on c.id = m."courseId" left join (
          select t."moduleId", count(*) as points
          from course c join "Module" m on m."courseId" = c.id join "Topic" t on t."moduleId" = m.id
          join "Point" p on p."topicId" = t.id and p."isActive" group by 1
        ) n on n."moduleId" = m.id
      ) m
    ),
    'cards', (
      select json_build_object(
        'pointId', coalesce(json_agg(k."pointId"), '[]'), 'moduleId', coalesce(json_agg(t."moduleId"), '[]'),
        'stability', coalesce(json_agg(k.stability), '[]'), 'difficulty', coalesce(json_agg(k.difficulty), '[]'),
        'since', coalesce(json_agg(${today}::date - k."lastDay"), '[]'),
        'rests', coalesce(json_agg(coalesce(k."restUntil" > ${today}::date, false)), '[]'))
      from "Card" k join "Point" p on p.id = k."pointId" and p."isActive" join "Topic" t on t.id = p."topicId"
      where k."userId" = ${viewer.id} and p.id in (select q."pointId" from "Question" q where ${liveQuestion})
    ),
    'times', ${medianTimes(Prisma.sql`${viewer.id}`, Prisma.sql`select id from course`)},
    'done', (
      select json_build_object('points', coalesce(sum(d.points), 0), 'seconds', coalesce(sum(d.seconds), 0),
        'courses', coalesce(json_agg(json_build_array(d."courseId", d.seconds)) filter (where d."courseId" is not null), '[]'))
      from (
        select i."courseId", count(distinct i."pointId") as points, sum(i.seconds) as seconds
        from "Attempt" a join "AttemptItem" i on i."attemptId" = a.id
        where a."userId" = ${viewer.id} and a.kind = 'review' and a."startedAt" > now() - make_interval(days => ${OPEN_DAYS})
          and i."answeredAt" >= ${today}::timestamp at time zone known_zone(${viewer.timeZone})
        group by 1
      ) d
    ),
    'hours', (select to_json(h.minutes) from "StudyHours" h where h."userId" = ${viewer.id}),
    'wish', (select u."studyMinutes" from "User" u where u.id = ${viewer.id}),
    'daysOff', (select coalesce(json_agg(d.day), '[]') from "DayOff" d where d."userId" = ${viewer.id} and d.day >= ${today}::date)
  ))`;
