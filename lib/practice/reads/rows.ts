import "server-only";
import { isEnrolled, isFirstModule } from "@/lib/courses/reads/fragments";
import { visibleThread } from "@/lib/forums/reads/visible";
import { Prisma, queryRows, type SqlClient } from "@/lib/platform/database/db";
import type { Answer } from "@/lib/questions/contract/answers";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import type { Content } from "@/lib/questions/rules/written";
import type { AttemptKind, Cause } from "../rules/words";

/** An attempt with its items as stored, including keys: never send it as it is. */
export type AttemptRow = {
  id: number;
  kind: AttemptKind;
  courseId: number | null;
  courseName: string | null;
  topicId: number | null;
  topicTitle: string | null;
  isTopicCompleted: boolean;
  state: "open" | "finished";
  startedAt: Date;
  finishedAt: Date | null;
  endsAt: Date | null;
  pausedAt: Date | null;
  pausedSeconds: number;
  paper: string | null;
  /** Of an attempt at a single section: its name. */
  section: string | null;
  closedParts: number;
  breakAt: Date | null;
  breakSeconds: number | null;
  extraPercent: number;
  itemCount: number;
  answered: number;
  marks: number;
  outOf: number;
  tab: string;
  scratch: string;
  place: number;
};

export type ItemRow = {
  place: number;
  turn: number;
  section: string;
  parent: number | null;
  courseId: number | null;
  moduleId: number | null;
  moduleTitle: string | null;
  moduleOrder: number | null;
  topicId: number | null;
  topicTitle: string | null;
  lessonMinutes: number | null;
  questionId: number | null;
  key: string | null;
  reserved: boolean;
  gone: boolean;
  version: number;
  seed: number | null;
  drawn: Variant | null;
  content: Content | null;
  answer: Answer | null;
  revision: number;
  seconds: number;
  seen: boolean;
  flagged: boolean;
  hinted: boolean;
  guessed: boolean;
  easy: boolean;
  cause: Cause | null;
  withdrawn: boolean;
  late: boolean;
  answeredAt: string | null;
  share: number | null;
  marks: number | null;
  outOf: number;
  pointId: number | null;
  statement: string | null;
  first: boolean;
  enrolled: boolean;
  discussion: { threadId: number; title: string } | null;
};

export type Loaded = { attempt: AttemptRow; items: ItemRow[] };

type Row = AttemptRow & { items: ItemRow[] };

/** The newest thread with an accepted answer about the question of the item `i` that everybody may see. */
export const DISCUSSION = Prisma.sql`(
  select json_build_object('threadId', t.id, 'title', t.title)
  from "Thread" t join "Forum" f on f.id = t."forumId" and ${visibleThread(null)}
  where t."questionId" = i."questionId" and t."isSolved" order by t.id desc limit 1)`;

/** The section that the attempt `a` is about, if it is about a single one. */
export const SECTION = Prisma.sql`
  case when a.kind = 'section' then (select s.section from "AttemptItem" s where s."attemptId" = a.id limit 1) end`;

/** One of the viewer's attempts, with all items or a single one. Null if she has no such attempt. One statement. */
export async function findAttempt(
  userId: string,
  id: number,
  place: number | null = null,
  tx?: SqlClient,
): Promise<Loaded | null> {
  const sql = Prisma.sql`
    select a.id, a.kind, a."courseId", coalesce(c.code, c.title) as "courseName", a."topicId", t.title as "topicTitle",
           exists (select from "Progress" p where p."userId" = a."userId" and p."topicId" = t.id and p.completed) as "isTopicCompleted", a.state,
           a."startedAt", a."finishedAt", a."endsAt", a."pausedAt", a."pausedSeconds", a.paper, ${SECTION} as section, a."closedParts", a."breakAt", a."breakSeconds", a."extraPercent", a."itemCount", a.answered, a.marks,
           a."outOf", a.tab, a.scratch, a.place, coalesce(list.items, '[]') as items
    from "Attempt" a
    left join "Course" c on c.id = a."courseId"
    left join "Topic" t on t.id = a."topicId"
    left join lateral (
      select json_agg(json_build_object(
        'place', i.place, 'turn', i.turn, 'section', i.section, 'parent', i.parent, 'courseId', i."courseId",
        'moduleId', i."moduleId", 'moduleTitle', m.title, 'moduleOrder', m."order", 'topicId', q."topicId", 'topicTitle', qt.title,
        'lessonMinutes', qt."lessonMinutes", 'questionId', i."questionId", 'key', q.key,
        'reserved', coalesce(q.reserved, false),
        'gone', q.id is null or q.state = 'withdrawn', 'version', i.version, 'seed', i.seed, 'drawn', i.drawn,
        'content', v.content, 'answer', i.answer, 'revision', i.revision, 'seconds', i.seconds, 'seen', i.seen, 'flagged', i.flagged,
        'hinted', i.hinted, 'guessed', i.guessed, 'easy', i.easy, 'cause', i.cause, 'withdrawn', i.withdrawn, 'late', i.late,
        'answeredAt', i."answeredAt", 'share', i.share, 'marks', i.marks, 'outOf', i."outOf", 'pointId', i."pointId",
        'statement', p.statement, 'discussion', case when i."answeredAt" is not null then ${DISCUSSION} end,
        'first', m.id is not null and ${isFirstModule},
        'enrolled', ${isEnrolled({ id: userId }, Prisma.sql`i."courseId"`)}
      ) order by i.place) as items
      from "AttemptItem" i
      left join "Module" m on m.id = i."moduleId"
      left join "Question" q on q.id = i."questionId"
      left join "Topic" qt on qt.id = q."topicId"
      left join "QuestionVersion" v on v."questionId" = i."questionId" and v.version = i.version and i.drawn is null
      left join "Point" p on p.id = i."pointId"
      where i."attemptId" = a.id and (${place}::int is null or i.place = ${place}::int)
    ) list on true
    where a.id = ${id} and a."userId" = ${userId}`;
  // SQL: a whole page in one statement.
  const [found] = await (tx ? tx.$queryRaw<Row[]>(sql) : queryRows<Row>(sql));
  if (!found) return null;
  const { items, ...attempt } = found;
  return { attempt, items };
}
