import "server-only";
import { type Fragment, Prisma } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";

// What decides about access to a module, as parts of statements; m is the module. `isModuleOpen` judges the two.

/** Whether the module m is the first of its course. */
export const isFirstModule: Fragment = Prisma.sql`
  not exists (select from "Module" b where b."courseId" = m."courseId" and (b."order", b.id) < (m."order", m.id))`;

const courseOfModule = Prisma.sql`m."courseId"`;

/** Whether the viewer is enrolled in the course of the module m, or in another one. */
export const isEnrolled = (
  viewer: Pick<Viewer, "id"> | null,
  course: Fragment = courseOfModule,
): Fragment => Prisma.sql`
  exists (select from "Enrollment" e where e."userId" = ${viewer?.id ?? ""} and e."courseId" = ${course})`;

/** The columns of `ModuleAccess`. */
export const moduleAccess = (viewer: Pick<Viewer, "id"> | null): Fragment =>
  Prisma.sql`${isFirstModule} as first, ${isEnrolled(viewer)} as enrolled`;

/** The forum to which the page of a course leads: the first that everybody may see. */
export const forumOf = (course: Fragment): Fragment => Prisma.sql`
  (select f.id from "Forum" f where f."courseId" = ${course} and f."isActive" order by f."order", f.id limit 1)`;
