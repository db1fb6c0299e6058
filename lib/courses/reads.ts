import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { type Db, db, Prisma, queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { isSubscribed, type SubscriptionFields } from "@/lib/subscriptions/rules";
import type { Course, CourseItem } from "./contract";
import { editConflict } from "./edit-conflict";
import { forumOf, moduleAccessOf, moduleAccessSelect, visibleCourse, visibleCourseWhere } from "./reads/fragments";
import { COURSE_MISSING } from "./rules/words";

const MOST_COURSES = 500;
export const IN_ORDER = [{ order: "asc" }, { id: "asc" }] satisfies { [field: string]: "asc" }[];

/** The catalogue: published courses, also for admins. */
export function listCourses(): Promise<CourseItem[]> {
  // SQL: a hot read, the dashboard.
  return queryRows<CourseItem>`
    select c.id, c.code, c.body, c.title, c.description, c."imageUrl", c."totalLessons", c."totalDuration",
           (select count(*)::int from "Module" m where m."courseId" = c.id) as "moduleCount"
    from "Course" c where ${visibleCourse(null)} order by c."order", c.id limit ${MOST_COURSES}`;
}

/** Whether this person may open modules after a course's first. */
export const mayOpenAll = (viewer: Pick<Viewer, "isAdmin"> & SubscriptionFields): boolean =>
  viewer.isAdmin || isSubscribed(viewer, now());

type OpenedCourse = Course & { enrolled: boolean; lastAccessedAt: Date | null };

/** Throws 404. One statement, however many modules and topics, because students use this page most. */
export async function getCourse(viewer: Viewer, id: number): Promise<OpenedCourse> {
  const openAll = mayOpenAll(viewer);
  // SQL: a hot read, a course.
  const [course] = await queryRows<OpenedCourse>`
    select c.id, c.code, c.body, c.title, c.description, c."imageUrl", c."totalLessons", c."totalDuration",
           c."publishedAt" is null as draft, c."syllabusPeriod", c."sourceUrl", c."sourceNote",
           ${forumOf(Prisma.sql`c.id`)} as "forumId",
           e.id is not null as enrolled, e."lastAccessedAt",
           coalesce(json_array_length(m.list), 0) as "moduleCount", coalesce(m.list, '[]') as modules
    from "Course" c
    left join "Enrollment" e on e."courseId" = c.id and e."userId" = ${viewer.id}
    left join lateral (
      select json_agg(json_build_object(
               'id', m.id, 'courseId', m."courseId", 'title', m.title, 'description', m.description,
               'order', m."order", 'lessonCount', m."lessonCount", 'duration', m.duration,
               'requiresSubscription', m.position > 1, 'locked', m.position > 1 and not ${openAll}::boolean,
               'topics', coalesce(t.list, '[]')) order by m.position) as list
      from (select *, row_number() over (order by "order", id) as position from "Module" where "courseId" = c.id) m
      left join lateral (
        select json_agg(json_build_object(
                 'id', t.id, 'moduleId', t."moduleId", 'title', t.title, 'description', t.description,
                 'order', t."order", 'completed', coalesce(p.completed, false),
                 'lessonMinutes', t."lessonMinutes", 'questionCount', t."questionCount", 'practised', q.best) order by t."order", t.id) as list
        from "Topic" t left join "Progress" p on p."topicId" = t.id and p."userId" = ${viewer.id}
        left join (
          select a."topicId", max(a.marks / nullif(a."outOf", 0)) as best from "Attempt" a
          where a."userId" = ${viewer.id} and a."courseId" = ${id} and a.kind = 'quiz' and a.state = 'finished'
          group by a."topicId"
        ) q on q."topicId" = t.id
        where t."moduleId" = m.id
      ) t on true
    ) m on true
    where c.id = ${id} and ${visibleCourse(viewer)}`;
  if (!course) throw notFound(COURSE_MISSING);
  return course;
}

/** Throws 404. */
export async function getModuleAccess(viewer: Viewer, id: number) {
  const module = await db.module.findFirst({
    where: { id, course: visibleCourseWhere(viewer) },
    select: moduleAccessSelect(viewer),
  });
  if (!module) throw notFound("Module not found");
  const { first } = moduleAccessOf(module);
  return { requiresSubscription: !first, hasAccess: first || mayOpenAll(viewer) };
}

/** Throws 404, for drafts too unless the viewer is an admin. For domains that reference a course. */
export async function requireCourse(viewer: Viewer, id: number): Promise<void> {
  const course = await db.course.findFirst({ where: { id, ...visibleCourseWhere(viewer) }, select: { id: true } });
  if (!course) throw notFound(COURSE_MISSING);
}

/** Throws 404, and 409 `edit_conflict` if the course has another version by now. */
export async function requireVersion(id: number, version: number): Promise<void> {
  const course = await db.course.findUnique({ where: { id }, select: { version: true } });
  if (!course) throw notFound(COURSE_MISSING);
  if (course.version !== version) throw editConflict();
}

const managedColumns = {
  id: true,
  title: true,
  description: true,
  imageUrl: true,
  totalLessons: true,
  totalDuration: true,
  version: true,
  publishedAt: true,
  updatedAt: true,
  _count: { select: { modules: true, enrollments: true } },
} as const;
type ManagedRow = Prisma.CourseGetPayload<{ select: typeof managedColumns }>;

/** For admins: all courses, or one. */
export async function listManaged(tx: Db = db, id: number | null = null) {
  const rows = await tx.course.findMany({
    where: id === null ? {} : { id },
    select: managedColumns,
    orderBy: IN_ORDER,
    take: MOST_COURSES,
  });
  return rows.map(managed);
}

const managed = ({ _count, publishedAt, updatedAt, ...course }: ManagedRow) => ({
  ...course,
  published: publishedAt !== null,
  updatedAt: updatedAt.toISOString(),
  ..._count,
});

/** For admins: a course with its outline and what a deletion removes. Throws 404. */
export async function getManaged(id: number) {
  const columns = { id: true, title: true, description: true, order: true, version: true } as const;
  const [row, learners] = await Promise.all([
    db.course.findUnique({
      where: { id },
      select: {
        ...managedColumns,
        modules: {
          select: {
            ...columns,
            courseId: true,
            lessonCount: true,
            duration: true,
            topics: { select: { ...columns, moduleId: true }, orderBy: IN_ORDER },
          },
          orderBy: IN_ORDER,
        },
      },
    }),
    db.user.count({ where: { progress: { some: { completed: true, topic: { module: { courseId: id } } } } } }),
  ]);
  if (!row) throw notFound(COURSE_MISSING);
  const { modules: outline, ...course } = row;
  return { ...managed(course), learners, outline };
}
