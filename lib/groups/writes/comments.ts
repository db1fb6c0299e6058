import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { Prisma, transaction } from "@/lib/platform/database/db";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { readMessage } from "@/lib/writing/markdown/stored-body";
import type { Comment } from "../contract/messages";
import { refuseMessage } from "../reads/messages";
import { readableMessageWhere } from "../reads/visible";

/** Throws 404 and 403 `membership_required`. */
export async function addComment(
  viewer: Viewer,
  messageId: number,
  content: string,
  key: IdempotencyKey | null,
): Promise<Comment> {
  const { id: userId, username, avatarUrl } = viewer;
  const { body, bodyVersion } = readMessage(content);
  const created = await transactionOnce(key, async (tx) => {
    const createdAt = now();
    // The update comes first because it locks the message, which then cannot be deleted meanwhile.
    const { count } = await tx.groupMessage.updateMany({
      where: { ...readableMessageWhere(viewer, messageId), deletedAt: null },
      data: { commentCount: { increment: 1 } },
    });
    if (count === 0) return refuseMessage(viewer, messageId, tx);
    const { id } = await tx.groupMessageComment.create({
      data: { messageId, userId, content, body: body ?? Prisma.DbNull, bodyVersion, createdAt },
      select: { id: true },
    });
    return { id, createdAt: createdAt.toISOString() };
  });
  return { ...created, username, avatarUrl, content, body: body ?? [], isOwn: true };
}

const REPLY_MISSING = "Reply not found";
const missing = () => notFound(REPLY_MISSING);

/** Throws 404, 403 `membership_required`, 403 `forbidden` for another's. */
export async function deleteComment(viewer: Viewer, id: number): Promise<{ id: number; messageId: number }> {
  return transaction(async (tx) => {
    const comment = await tx.groupMessageComment.findFirst({ where: { id, deletedAt: null } });
    if (!comment) throw missing();
    const { messageId, userId } = comment;
    const members = { some: { userId: viewer.id } };
    const visible = await tx.groupMessage.count({ where: { id: messageId, group: { members } } });
    if (visible === 0) return refuseMessage(viewer, messageId, tx, REPLY_MISSING);
    if (userId !== viewer.id) throw new Problem("forbidden", "Only who wrote a reply can delete it.");
    const { count } = await tx.groupMessageComment.updateMany({
      where: { id, deletedAt: null },
      data: { content: "", body: Prisma.DbNull, deletedAt: now() },
    });
    if (count === 0) throw missing();
    await tx.groupMessage.update({ where: { id: messageId }, data: { commentCount: { decrement: 1 } } });
    return { id, messageId };
  });
}
