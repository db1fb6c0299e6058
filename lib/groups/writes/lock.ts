import "server-only";
import type { Db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import { GROUP_MISSING } from "../rules";

/**
 * Comings, goings, roles and messages of one group happen one after another. What is asked after this lock sees what
 * was decided before it. Throws 404.
 */
export async function lockGroup(tx: Db, id: number): Promise<{ name: string; lastMessageId: number }> {
  const [group] = await tx.$queryRaw<{ name: string; lastMessageId: number }[]>`
    select name, "lastMessageId" from "Group" where id = ${id} for update`;
  if (!group) throw notFound(GROUP_MISSING);
  return group;
}
