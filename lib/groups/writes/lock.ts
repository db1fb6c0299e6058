import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import type { Db } from "@/lib/platform/database/db";
import { GROUP_MISSING } from "../rules";

/**
 * Locks a group: joins, leaves, roles and messages of a group run one after another. Reads after this lock see every
 * earlier change. Throws 404.
 */
export async function lockGroup(tx: Db, id: number): Promise<{ name: string; lastMessageId: number }> {
  // SQL: a row lock with the read that it protects.
  const [group] = await tx.$queryRaw<{ name: string; lastMessageId: number }[]>`
    select name, "lastMessageId" from "Group" where id = ${id} for update`;
  if (!group) throw notFound(GROUP_MISSING);
  return group;
}
