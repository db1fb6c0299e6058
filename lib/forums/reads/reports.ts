import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db, Prisma } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Report } from "../contract/reports";
import { REPORT_MISSING } from "../rules/words";
import { fitted } from "./fitting";
import { postRowOf, postSelect, shownPosts } from "./posts";

const LISTED = 100;

/** For admins, as the contract says. Oldest first: what waits longest is decided first. */
export async function listReports(viewer: Viewer, { post }: { post?: number | undefined } = {}) {
  const [list, total] = await Promise.all([
    find(viewer, { status: "open", postId: post ?? Prisma.skip }),
    countOpenReports(),
  ]);
  return { list, total };
}

export const countOpenReports = (): Promise<number> => db.postReport.count({ where: { status: "open" } });

/** Throws 404. */
export async function getReport(viewer: Viewer, id: number): Promise<Report> {
  const [report] = await find(viewer, { id });
  if (!report) throw notFound(REPORT_MISSING);
  return report;
}

async function find(viewer: Viewer, where: Prisma.PostReportWhereInput): Promise<Report[]> {
  const thread = { select: { title: true, isLocked: true, forum: { select: { name: true } } } } as const;
  const rows = await db.postReport.findMany({
    where,
    select: {
      id: true,
      reason: true,
      note: true,
      status: true,
      createdAt: true,
      user: { select: { username: true } },
      post: { select: { ...postSelect(viewer), thread } },
    },
    orderBy: { id: "asc" },
    take: LISTED,
  });
  const posts = await fitted(
    await shownPosts(
      viewer,
      rows.map(({ post: { thread, ...post } }) => postRowOf(post)),
    ),
  );
  return rows.map(({ id, reason, note, status, createdAt, user, post: { thread } }, index) => ({
    id,
    note,
    reporter: user.username,
    reason: reason as Report["reason"],
    status: status as Report["status"],
    createdAt: createdAt.toISOString(),
    threadTitle: thread.title,
    threadIsLocked: thread.isLocked,
    forumName: thread.forum.name,
    post: posts[index] as Report["post"],
  }));
}
