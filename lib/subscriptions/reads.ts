import "server-only";
import { queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Unlocked } from "./rules";

/** Counts what Premium opens: modules after the first, of the user's courses if there are any, else of all. */
export async function countUnlocked(viewer: Viewer | null): Promise<Unlocked> {
  const own = viewer ? await countIn(viewer.id) : { modules: 0, courses: 0 };
  return own.modules > 0 ? { ...own, own: true } : { ...(await countIn(null)), own: false };
}

async function countIn(userId: string | null): Promise<{ modules: number; courses: number }> {
  // SQL: counts that Prisma makes one statement each.
  const [row] = await queryRows<{ modules: number; courses: number }>`
    select coalesce(sum(greatest(m.count - 1, 0)), 0)::int as modules, count(*)::int as courses
    from "Course" c
    join lateral (select count(*) from "Module" where "courseId" = c.id) m on true
    where c."publishedAt" is not null
      and (${userId}::text is null or exists (select from "Enrollment" where "courseId" = c.id and "userId" = ${userId}))`;
  return row ?? { modules: 0, courses: 0 };
}
