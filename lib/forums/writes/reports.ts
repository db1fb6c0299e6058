import "server-only";
import { notify } from "@/lib/notifications/writes";
import { notFound } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Report } from "../contract/reports";
import { reportNotice } from "../notices";
import { getReport } from "../reads/reports";
import { readableWhere, visibleThreadWhere } from "../reads/visible";
import { POST_MISSING, REPORT_MISSING, type Reason } from "../rules/words";
import { clearPost, type LockedPost, lockThreadOfPost } from "./posts";

/** Once per user and post; a repeat keeps the first report. Throws 404. */
export async function reportPost(viewer: Viewer, postId: number, { reason, note }: { reason: Reason; note: string }) {
  const post = await db.post.findFirst({ where: readableWhere(viewer, postId), select: { id: true } });
  if (!post) throw notFound(POST_MISSING);
  const data = [{ postId, userId: viewer.id, reason, note, createdAt: now() }];
  await db.postReport.createMany({ data, skipDuplicates: true });
  return { reported: true as const };
}

const STATUS = { keep: "kept", hide: "hidden", delete: "deleted", lock: "locked" } as const;
export type Resolution = keyof typeof STATUS;

/**
 * For admins, as the contract says. Closes every open report of the post and tells who made them. A report that is
 * closed already may be decided again: a hidden post is then shown again. Throws 404.
 */
export async function resolveReport(viewer: Viewer, id: number, action: Resolution): Promise<Report> {
  await transaction(async (tx) => {
    const post = await lockReported(tx, id);
    await applyResolution(tx, viewer, post, action);
    const status = STATUS[action];
    const closed = await tx.postReport.updateManyAndReturn({
      where: { postId: post.id, OR: [{ status: "open" }, { id }] },
      data: { status, resolvedAt: now(), resolvedById: viewer.id },
      select: { id: true, userId: true },
    });
    await notify(tx, noticesOf(closed, { post, status, exceptUserId: viewer.id }));
    const after = { status, postId: post.id, thread: post.title };
    await audit(tx, viewer, { action: `report.${action}`, targetType: "report", targetId: id, after });
  });
  return getReport(viewer, id);
}

type ReportedPost = LockedPost & { title: string; isThreadHidden: boolean };

/**
 * The thread is locked before the post is read: of two admins at once, the second sees what the first did. Throws 404.
 */
async function lockReported(tx: Db, id: number): Promise<ReportedPost> {
  const report = await tx.postReport.findUnique({ where: { id }, select: { postId: true } });
  if (!report) throw notFound(REPORT_MISSING);
  await lockThreadOfPost(tx, report.postId);
  const found = await tx.post.findUnique({
    where: { id: report.postId },
    select: {
      id: true,
      threadId: true,
      userId: true,
      position: true,
      content: true,
      isAnswer: true,
      thread: { select: { title: true } },
    },
  });
  if (!found) throw notFound(REPORT_MISSING);
  const { thread, ...post } = found;
  const isThreadHidden = (await tx.thread.count({ where: { id: post.threadId, ...visibleThreadWhere(null) } })) === 0;
  return { ...post, title: thread.title, isThreadHidden };
}

type Decision = { post: ReportedPost; status: (typeof STATUS)[Resolution]; exceptUserId: string };

/** Notifies everybody who reported the post, except the admin who decides. */
const noticesOf = (closed: { id: number; userId: string }[], { post, status, exceptUserId }: Decision) =>
  closed
    .filter(({ userId }) => userId !== exceptUserId)
    .map(({ id, userId }) =>
      reportNotice({
        userId,
        report: id,
        decided: status,
        threadId: post.threadId,
        title: post.isThreadHidden ? null : post.title,
        post,
      }),
    );

async function applyResolution(tx: Db, viewer: Viewer, post: LockedPost, action: Resolution): Promise<void> {
  const { id, threadId } = post;
  if (action === "lock") await tx.thread.update({ where: { id: threadId }, data: { isLocked: true } });
  if (action === "keep") await tx.post.update({ where: { id }, data: { hiddenAt: null } });
  if (action === "hide") {
    await tx.post.update({ where: { id }, data: { hiddenAt: now(), isAnswer: false } });
    if (post.isAnswer) await tx.thread.update({ where: { id: threadId }, data: { isSolved: false } });
  }
  // A post without a text was deleted before, by its author or in another window.
  if (action === "delete" && post.content !== "") await clearPost(tx, viewer, post);
}
