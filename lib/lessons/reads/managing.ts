import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { type Db, db } from "@/lib/platform/database/db";
import { readLesson } from "@/lib/writing/markdown";
import type { LessonVersion, ManagedLesson, ManagedPoint } from "../contract/managing";
import { TOPIC_MISSING } from "../rules";

const MOST_VERSIONS = 20;

type Row = Omit<ManagedLesson, "editedAt" | "problems"> & { editedAt: Date | null };

/** For admins, as the contract says. Throws 404. One statement. */
export async function getManagedLesson(topicId: number, tx: Db = db): Promise<ManagedLesson> {
  // SQL: a whole page in one statement.
  const [row] = await tx.$queryRaw<Row[]>`
    select t.id as "topicId", m."courseId", c.title as "courseTitle", m.title as "moduleTitle", t.title, t.code,
           coalesce(l.text, '') as text, coalesce(l.sources, '{}') as sources, coalesce(l.minutes, 0) as minutes,
           coalesce(l.version, 0) as version, l."editedAt",
           coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'statement', p.statement) order by p."order", p.id)
                     from "Point" p where p."topicId" = t.id and p."isActive"), '[]') as points,
           case when s.hash is distinct from l."shippedHash" and s.hash is not null
                then json_build_object('text', s.text, 'sources', s.sources) end as shipped
    from "Topic" t join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
    left join "Lesson" l on l."topicId" = t.id left join "ShippedLesson" s on s."topicId" = t.id
    where t.id = ${topicId}`;
  if (!row) throw notFound(TOPIC_MISSING);
  return {
    ...row,
    points: row.points as ManagedPoint[],
    editedAt: row.editedAt?.toISOString() ?? null,
    problems: row.version === 0 ? [] : readLesson(row.text).problems,
  };
}

type VersionRow = Omit<LessonVersion, "createdAt"> & { createdAt: string };

/** For admins. Throws 404. One statement. */
export async function listLessonVersions(topicId: number): Promise<LessonVersion[]> {
  // SQL: a whole page in one statement.
  const [topic] = await db.$queryRaw<{ versions: VersionRow[] }[]>`
    select coalesce((
      select json_agg(json_build_object('version', v.version, 'editor', v.username, 'createdAt', v."createdAt",
                                        'text', v.text, 'sources', v.sources) order by v.version desc)
      from (select n.*, u.username from "LessonVersion" n left join "User" u on u.id = n."editorId"
            where n."topicId" = t.id order by n.version desc limit ${MOST_VERSIONS}) v
    ), '[]') as versions
    from "Topic" t where t.id = ${topicId}`;
  if (!topic) throw notFound(TOPIC_MISSING);
  return topic.versions.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}
