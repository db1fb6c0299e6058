import "server-only";
import { db, Prisma } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Unlocked } from "./rules";

/** Counts what Premium opens: modules after the first, of the user's courses if there are any, else of all. */
export async function countUnlocked(viewer: Viewer | null): Promise<Unlocked> {
  const own = viewer ? await countIn(viewer.id) : { modules: 0, courses: 0 };
  return own.modules > 0 ? { ...own, own: true } : { ...(await countIn(null)), own: false };
}

async function countIn(userId: string | null): Promise<{ modules: number; courses: number }> {
  const courses = await db.course.findMany({
    where: { publishedAt: { not: null }, enrollments: userId === null ? Prisma.skip : { some: { userId } } },
    select: { _count: { select: { modules: true } } },
  });
  const modules = courses.reduce((sum, { _count }) => sum + Math.max(_count.modules - 1, 0), 0);
  return { modules, courses: courses.length };
}
