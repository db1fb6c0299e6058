import "server-only";
import type { Db } from "@/lib/platform/database/db";

/**
 * Before an account is deleted: removes its likes and memberships and corrects the counts. Messages stay, as 'Deleted
 * user'. In a group without an admin the longest-standing member becomes admin.
 */
export async function leaveGroups(tx: Db, userId: string): Promise<void> {
  await tx.groupMessage.updateMany({
    where: { likes: { some: { userId } } },
    data: { likeCount: { decrement: 1 } },
  });
  await tx.groupMessageLike.deleteMany({ where: { userId } });
  // Without the lock two leaving admins could each rely on the other.
  // SQL: a row lock.
  const groups = await tx.$queryRaw<{ id: number }[]>`
    select id from "Group" where id in (select "groupId" from "GroupMember" where "userId" = ${userId})
    order by id for update`;
  const ids = groups.map(({ id }) => id);
  await tx.groupMember.deleteMany({ where: { userId } });
  await tx.group.updateMany({ where: { id: { in: ids } }, data: { memberCount: { decrement: 1 } } });
  // SQL: an update that computes with other rows.
  await tx.$executeRaw`
    update "GroupMember" set role = 'admin' where id in (
      select distinct on (m."groupId") m.id from "GroupMember" m
      where m."groupId" = any(${ids}::int[])
        and not exists (select 1 from "GroupMember" a where a."groupId" = m."groupId" and a.role = 'admin')
      order by m."groupId", m."joinedAt", m.id)`;
}
