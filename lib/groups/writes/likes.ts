import "server-only";
import { type Db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Liked } from "../contract/messages";
import { refuseMessage } from "../reads/messages";
import { membershipOfReader } from "../reads/visible";

type Change = { allowed: number; changed: number };

/** Safe to repeat. Throws 404 and 403 `membership_required`. */
export const like = (viewer: Viewer, id: number): Promise<Liked> =>
  transaction(async (tx) => {
    // SQL: reads and writes in one statement, so that no other write comes in between.
    const [like] = await tx.$queryRaw<Change[]>`
      with message as (
        select x.id from "GroupMessage" x ${membershipOfReader(viewer.id)}
        where x.id = ${id} and x."deletedAt" is null
      ), added as (
        insert into "GroupMessageLike" ("messageId", "userId", "createdAt") select id, ${viewer.id}, ${now()} from message
        on conflict ("messageId", "userId") do nothing returning id
      )
      select (select count(*)::int from message) as allowed, (select count(*)::int from added) as changed`;
    return { liked: true, likeCount: await countLike(tx, viewer, id, like) };
  });

/** Removes the caller's own like. Throws 404 and 403 `membership_required`. */
export const unlike = (viewer: Viewer, id: number): Promise<Liked> =>
  transaction(async (tx) => {
    // SQL: reads and writes in one statement, so that no other write comes in between.
    const [unlike] = await tx.$queryRaw<Change[]>`
      with message as (
        select x.id from "GroupMessage" x ${membershipOfReader(viewer.id)}
        where x.id = ${id} and x."deletedAt" is null
      ), removed as (
        delete from "GroupMessageLike" where "messageId" in (select id from message) and "userId" = ${viewer.id} returning id
      )
      select (select count(*)::int from message) as allowed, -(select count(*)::int from removed) as changed`;
    return { liked: false, likeCount: await countLike(tx, viewer, id, unlike) };
  });

async function countLike(tx: Db, viewer: Viewer, id: number, change: Change | undefined): Promise<number> {
  if (!change || change.allowed === 0) return refuseMessage(viewer, id, tx);
  const { likeCount } = await tx.groupMessage.update({
    where: { id },
    data: { likeCount: { increment: change.changed } },
    select: { likeCount: true },
  });
  return likeCount;
}
