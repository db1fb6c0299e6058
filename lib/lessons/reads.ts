import "server-only";
import { requireOpenModule } from "@/lib/courses/reads/access";
import { forumOf, isEnrolled, visibleCourse, visibleCourseWhere } from "@/lib/courses/reads/fragments";
import { notFound } from "@/lib/platform/contract/problem";
import { db, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Lesson, LessonHead } from "./contract";
import { blocksOfLesson } from "./reads/blocks";
import { TOPIC_MISSING } from "./rules";

/** For a locked lesson: only its title and links. Throws 404. */
export async function getLessonHead(viewer: Viewer, topicId: number): Promise<LessonHead> {
  const topic = await db.topic.findFirst({
    where: { id: topicId, module: { course: visibleCourseWhere(viewer) } },
    select: {
      title: true,
      description: true,
      module: { select: { id: true, title: true, courseId: true, course: { select: { title: true } } } },
    },
  });
  if (!topic) throw notFound(TOPIC_MISSING);
  const { title, description, module } = topic;
  return {
    topicId,
    title,
    description,
    moduleId: module.id,
    moduleTitle: module.title,
    courseId: module.courseId,
    courseTitle: module.course.title,
  };
}

type Row = Omit<Lesson, "blocks" | "place"> & {
  first: boolean;
  enrolled: boolean;
  text: string | null;
  block: number | null;
  readAt: Date | null;
};

/** Throws 404, 403 `not_enrolled`, 403 `subscription_required`. One statement. */
export async function getLesson(viewer: Viewer, topicId: number): Promise<Lesson> {
  // SQL: a hot read, a lesson.
  const [row] = await queryRows<Row>`
    with asked as (
      select t.id, t.title, t.description, t."lessonMinutes", t."questionCount", m.id as "moduleId", m.title as "moduleTitle",
             m."courseId", c.title as "courseTitle"
      from "Topic" t join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
      where t.id = ${topicId} and ${visibleCourse(viewer)}
    ), outline as (
      select t.id, t.title, t."moduleId", dense_rank() over (order by m."order", m.id) as part,
             row_number() over (order by m."order", m.id, t."order", t.id) as place
      from "Topic" t join "Module" m on m.id = t."moduleId" where m."courseId" = (select "courseId" from asked)
    ), here as (select part, place from outline where id = ${topicId})
    select a.id as "topicId", a."courseId", a."courseTitle", a."moduleId", a."moduleTitle", a.title, a.description,
           a."lessonMinutes" as minutes, a."questionCount" as questions, coalesce(l.version, 0) as version, l.text,
           coalesce(l.sources, '{}') as sources, (select part from here) = 1 as first,
           ${isEnrolled(viewer, Prisma.sql`a."courseId"`)} as enrolled,
           coalesce((select p.completed from "Progress" p where p."userId" = ${viewer.id} and p."topicId" = a.id), false) as completed,
           (select max(q.marks / nullif(q."outOf", 0)) from "Attempt" q
            where q."userId" = ${viewer.id} and q."topicId" = a.id and q.kind = 'quiz' and q.state = 'finished') as practised,
           w.block, w."readAt",
           (select json_build_object('topicId', id, 'title', title) from outline where place = (select place from here) - 1) as previous,
           (select json_build_object('topicId', id, 'title', title) from outline where place = (select place from here) + 1) as next,
           coalesce((select json_agg(json_build_object('id', p.id, 'statement', p.statement) order by p."order", p.id)
                     from "Point" p where p."topicId" = a.id and p."isActive"), '[]') as points,
           (select json_agg(json_build_object('topicId', o.id, 'title', o.title, 'completed', coalesce(p.completed, false)) order by o.place)
            from outline o left join "Progress" p on p."topicId" = o.id and p."userId" = ${viewer.id}
            where o."moduleId" = a."moduleId") as topics,
           ${forumOf(Prisma.sql`a."courseId"`)} as "forumId"
    from asked a
    left join "Lesson" l on l."topicId" = a.id
    left join "LessonPlace" w on w."topicId" = a.id and w."userId" = ${viewer.id}`;
  if (!row) throw notFound(TOPIC_MISSING);
  requireOpenModule(viewer, row);
  const { text, block, readAt, ...rest } = row;
  return {
    ...rest,
    blocks: text === null ? [] : blocksOfLesson({ topicId, version: row.version, text }),
    place: block === null ? null : { block, readAt: readAt?.toISOString() ?? null },
  };
}
