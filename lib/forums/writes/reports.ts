import "server-only";
import { audit } from "@/lib/platform/audit";
import { now } from "@/lib/platform/clock";
import { type Db, db, transaction } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Report } from "../contract/reports";
import { seesAll } from "../reads/forums";
import { getReport } from "../reads/reports";
import { POST_MISSING, type Reason } from "../rules/words";
import { clear, type LockedPost } from "./posts";

/** Once per person and post; again keeps what was said first. Throws 404. */
export async function reportPost(viewer: Viewer, postId: number, { reason, note }: { reason: Reason; note: string }) {
  const [post] = await db.$queryRaw<object[]>`
    with post as (
      select p.id from "Post" p join "Thread" t on t.id = p."threadId" join "Forum" f on f.id = t."forumId"
      where p.id = ${postId} and p."deletedAt" is null and (f."isActive" or ${seesAll(viewer)})
        and (p."hiddenAt" is null or ${seesAll(viewer)})
    ), told as (
      insert into "PostReport" ("postId", "userId", reason, note, "createdAt")
      select id, ${viewer.id}, ${reason}, ${note}, ${now()} from post on conflict ("postId", "userId") do nothing
    )
    select from post`;
  if (!post) throw notFound(POST_MISSING);
  return { reported: true as const };
}

const STATUS = { keep: "kept", hide: "hidden", delete: "deleted", lock: "locked" } as const;
export type Resolution = keyof typeof STATUS;

/** For admins, as the contract says. Closes every open report of the post. Throws 404. */
export async function resolveReport(viewer: Viewer, id: number, action: Resolution): Promise<Report> {
  await transaction(async (tx) => {
    const [post] = await tx.$queryRaw<LockedPost[]>`
      select p.id, p."threadId", p."userId", p."position", p.content, p."isAnswer"
      from "PostReport" r join "Post" p on p.id = r."postId" join "Thread" t on t.id = p."threadId"
      where r.id = ${id} for no key update of t`;
    if (!post) throw notFound("Report not found");
    await act(tx, viewer, post, action);
    await tx.postReport.updateMany({
      where: { postId: post.id, status: "open" },
      data: { status: STATUS[action], resolvedAt: now(), resolvedById: viewer.id },
    });
    const after = { status: STATUS[action], postId: post.id };
    await audit(tx, viewer, { action: `report.${action}`, targetType: "report", targetId: id, after });
  });
  return getReport(viewer, id);
}

async function act(tx: Db, viewer: Viewer, post: LockedPost, action: Resolution): Promise<void> {
  const { id, threadId } = post;
  if (action === "lock") await tx.thread.update({ where: { id: threadId }, data: { isLocked: true } });
  if (action === "keep") await tx.post.update({ where: { id }, data: { hiddenAt: null } });
  if (action === "hide") {
    await tx.post.update({ where: { id }, data: { hiddenAt: now(), isAnswer: false } });
    if (post.isAnswer) await tx.thread.update({ where: { id: threadId }, data: { isSolved: false } });
  }
  // A post without a text was deleted before, by its author or in another window.
  if (action === "delete" && post.content !== "") await clear(tx, viewer, post);
}
