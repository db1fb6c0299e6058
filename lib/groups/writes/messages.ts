import "server-only";
import { markCauseRead, notifyAgain } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db, Prisma, transaction } from "@/lib/platform/database/db";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Block } from "@/lib/writing/block";
import { readMessage } from "@/lib/writing/markdown/stored-body";
import type { Message } from "../contract/messages";
import { messageCause, messageNotice } from "../notices";
import { requireMember } from "../reads/access";
import { refuseMessage } from "../reads/messages";
import { MESSAGE_MISSING } from "../rules";
import { lockGroup } from "./lock";

/**
 * The group's lock gives messages their ids in the order in which they become visible, so that a poll misses none. The
 * membership is checked in the same statement. Throws 404 and 403 `membership_required`.
 */
export async function send(
  viewer: Viewer,
  groupId: number,
  content: string,
  key: IdempotencyKey | null,
): Promise<Message> {
  const { body, bodyVersion } = readMessage(content);
  const { id, createdAt } = await transactionOnce(key, async (tx) => {
    const createdAt = now();
    const group = await lockGroup(tx, groupId);
    // SQL: inserts what it selects, in one statement.
    const [row] = await tx.$queryRaw<{ id: number }[]>`
      insert into "GroupMessage" ("groupId", "userId", content, body, "bodyVersion", "createdAt")
      select m."groupId", m."userId", ${content}, ${body && JSON.stringify(body)}::jsonb, ${bodyVersion}, ${createdAt} from "GroupMember" m
      where m."groupId" = ${groupId} and m."userId" = ${viewer.id}
      returning id`;
    if (!row) return refuseGroup(viewer, groupId, tx);
    const readers = await advanceReaders(tx, viewer, groupId, { from: group.lastMessageId, to: row.id });
    const notice = messageNotice({ id: groupId, name: group.name }, viewer.username);
    await notifyAgain(
      tx,
      readers.map((userId) => ({ ...notice, userId })),
    );
    return { id: row.id, createdAt: createdAt.toISOString() };
  });
  return messageOf(viewer, { id, content, body, createdAt: new Date(createdAt) });
}

async function refuseGroup(viewer: Viewer, groupId: number, tx: Db): Promise<never> {
  await requireMember(viewer, groupId, tx);
  throw new Problem("try_again", "Your membership is just changing. Please try again.");
}

/** Marks everything as read for the sender. Returns the members for whom this is the first unread message. */
async function advanceReaders(
  tx: Db,
  viewer: Viewer,
  groupId: number,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  // SQL: reads and writes in one statement, so that no other write comes in between.
  const readers = await tx.$queryRaw<{ userId: string }[]>`
    with newest as (update "Group" set "lastMessageId" = ${to} where id = ${groupId}),
    own as (
      update "GroupMember" set "lastReadMessageId" = ${to} where "groupId" = ${groupId} and "userId" = ${viewer.id}
    )
    select "userId" from "GroupMember"
    where "groupId" = ${groupId} and "userId" <> ${viewer.id} and "lastReadMessageId" >= ${from}`;
  return readers.map(({ userId }) => userId);
}

type OwnMessage = { id: number; content: string; body: Block[] | null; createdAt: Date };

const messageOf = ({ username, avatarUrl }: Viewer, { id, content, body, createdAt }: OwnMessage): Message => ({
  id,
  username,
  avatarUrl,
  content,
  body: body ?? [],
  createdAt: createdAt.toISOString(),
  likeCount: 0,
  isLikedByUser: false,
  isOwn: true,
  deleted: false,
  commentCount: 0,
  comments: [],
});

/**
 * Never moves back, nor beyond the newest message. A member who has read everything needs no notification. Throws 404
 * and 403 `membership_required`.
 */
export async function readUpTo(viewer: Viewer, groupId: number, messageId: number) {
  const seenAt = now();
  // SQL: an update that computes with other rows.
  const [read] = await db.$queryRaw<{ lastReadMessageId: number; all: boolean }[]>`
    update "GroupMember" m
    set "lastReadMessageId" = greatest(m."lastReadMessageId", least(${messageId}::int, g."lastMessageId"))
    from "Group" g where g.id = m."groupId" and m."groupId" = ${groupId} and m."userId" = ${viewer.id}
    returning m."lastReadMessageId", m."lastReadMessageId" >= g."lastMessageId" as "all"`;
  if (!read) return refuseGroup(viewer, groupId, db);
  if (read.all) await markCauseRead(viewer.id, messageCause(groupId), seenAt);
  return { lastReadMessageId: read.lastReadMessageId };
}

/**
 * Deletes the text; the message stays as deleted. Throws 404, 403 `membership_required`, 403 `forbidden` for another
 * user's.
 */
export async function deleteMessage(viewer: Viewer, id: number): Promise<Message> {
  const where = { id, userId: viewer.id, deletedAt: null, group: { members: { some: { userId: viewer.id } } } };
  return transaction(async (tx) => {
    const [row] = await tx.groupMessage.updateManyAndReturn({
      where,
      data: { content: "", body: Prisma.DbNull, likeCount: 0, deletedAt: now() },
    });
    if (!row) return refuseDeletion(viewer, id, tx);
    await tx.groupMessageLike.deleteMany({ where: { messageId: id } });
    return { ...messageOf(viewer, { ...row, body: null }), commentCount: row.commentCount, deleted: true };
  });
}

async function refuseDeletion(viewer: Viewer, id: number, tx: Db): Promise<never> {
  const members = { some: { userId: viewer.id } };
  const message = await tx.groupMessage.findFirst({ where: { id, group: { members } }, select: { userId: true } });
  if (!message) return refuseMessage(viewer, id, tx);
  if (message.userId === viewer.id) throw notFound(MESSAGE_MISSING);
  throw new Problem("forbidden", "Only who wrote a message can delete it.");
}
