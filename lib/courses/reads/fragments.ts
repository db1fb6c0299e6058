import "server-only";
import { type Fragment, Prisma } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";

type Reader = { isAdmin?: boolean } | null;

const published = Prisma.sql`c."publishedAt" is not null`;
const everything = Prisma.sql`true`;
const courseOfModule = Prisma.sql`m."courseId"`;

/** Whether this viewer may see the course c: drafts are for admins only. */
export const visibleCourse = (viewer: Reader): Fragment => (viewer?.isAdmin ? everything : published);

/** The same for a course that the statement has not joined, such as that of the module m. */
export const inVisibleCourse = (viewer: Reader, course: Fragment = courseOfModule): Fragment =>
  viewer?.isAdmin ? everything : Prisma.sql`exists (select from "Course" c where c.id = ${course} and ${published})`;

/** `visibleCourse` for Prisma. */
export const visibleCourseWhere = (viewer: Reader): Prisma.CourseWhereInput =>
  viewer?.isAdmin ? {} : { publishedAt: { not: null } };

// The parts of `ModuleAccess` for statements; m is the module. `isModuleOpen` decides by them.

/** Whether the module m is the first of its course. */
export const isFirstModule: Fragment = Prisma.sql`
  not exists (select from "Module" b where b."courseId" = m."courseId" and (b."order", b.id) < (m."order", m.id))`;

/** Whether the viewer is enrolled in the course of the module m, or in another one. */
export const isEnrolled = (
  viewer: Pick<Viewer, "id"> | null,
  course: Fragment = courseOfModule,
): Fragment => Prisma.sql`
  exists (select from "Enrollment" e where e."userId" = ${viewer?.id ?? ""} and e."courseId" = ${course})`;

/**
 * Whether the viewer passed the exam of this course and has set no later exam date since. A passed paper is not offered
 * any more.
 */
export const isPassed = (viewer: Pick<Viewer, "id">, course: Fragment): Fragment => Prisma.sql`
  exists (select from "ExamResult" result where result."userId" = ${viewer.id} and result."courseId" = ${course}
          and result.outcome = 'passed' and not exists (
            select from "Enrollment" later where later."userId" = result."userId" and later."courseId" = result."courseId"
            and later."examDate" > result."examDate"))`;

/** The columns of `ModuleAccess`. */
export const moduleAccess = (viewer: Pick<Viewer, "id"> | null): Fragment =>
  Prisma.sql`${isFirstModule} as first, ${isEnrolled(viewer)} as enrolled`;

/** `moduleAccess` for Prisma: what to select of a module. `moduleAccessOf` makes the `ModuleAccess` of it. */
export const moduleAccessSelect = (viewer: Pick<Viewer, "id">) =>
  ({
    id: true,
    course: {
      select: {
        modules: { select: { id: true }, orderBy: [{ order: "asc" }, { id: "asc" }], take: 1 },
        enrollments: { select: { id: true }, where: { userId: viewer.id } },
      },
    },
  }) satisfies Prisma.ModuleSelect;

type AccessRow = { id: number; course: { modules: { id: number }[]; enrollments: object[] } };

export const moduleAccessOf = ({ id, course }: AccessRow) => ({
  first: course.modules[0]?.id === id,
  enrolled: course.enrollments.length > 0,
});

/** The forum to which the page of a course leads: the first that everybody may see. */
export const forumOf = (course: Fragment): Fragment => Prisma.sql`
  (select f.id from "Forum" f where f."courseId" = ${course} and f."isActive" order by f."order", f.id limit 1)`;
