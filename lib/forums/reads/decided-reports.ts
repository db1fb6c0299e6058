import "server-only";
import { db } from "@/lib/platform/database/db";
import type { DecidedReport } from "../contract/reports";
import { DECIDED_PAGE } from "../rules/reports";
import { DELETED_USER } from "../rules/words";

const DEEPEST_PAGE = 10_000;

/** For admins: the last decided report first. A page beyond the deepest is empty. */
export async function listDecidedReports(page: number): Promise<{ list: DecidedReport[]; total: number }> {
  const where = { status: { not: "open" } };
  const total = await db.postReport.count({ where });
  if (page > DEEPEST_PAGE) return { list: [], total };
  const username = { select: { username: true } } as const;
  const thread = { select: { title: true, forum: { select: { name: true } } } } as const;
  const rows = await db.postReport.findMany({
    where,
    select: {
      id: true,
      reason: true,
      status: true,
      createdAt: true,
      resolvedAt: true,
      postId: true,
      user: username,
      resolvedBy: username,
      post: { select: { position: true, threadId: true, user: username, thread } },
    },
    orderBy: [{ resolvedAt: { sort: "desc", nulls: "last" } }, { id: "desc" }],
    skip: (page - 1) * DECIDED_PAGE,
    take: DECIDED_PAGE,
  });
  const list = rows.map(({ id, reason, status, createdAt, resolvedAt, postId, user, resolvedBy, post }) => ({
    id,
    postId,
    position: post.position,
    threadId: post.threadId,
    reason: reason as DecidedReport["reason"],
    status: status as DecidedReport["status"],
    createdAt: createdAt.toISOString(),
    resolvedAt: (resolvedAt ?? createdAt).toISOString(),
    reporter: user.username,
    resolvedBy: resolvedBy?.username ?? null,
    author: post.user?.username ?? DELETED_USER,
    threadTitle: post.thread.title,
    forumName: post.thread.forum.name,
  }));
  return { list, total };
}
