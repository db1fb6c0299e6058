import "server-only";
import type { Db } from "@/lib/platform/database/db";

/**
 * Before an account is deleted: removes its likes and corrects the counts, and deletes earlier versions of its posts. Threads and posts stay, as 'Deleted user'.
 */
export async function leaveForums(tx: Db, userId: string): Promise<void> {
  await tx.post.updateMany({ where: { likes: { some: { userId } } }, data: { likeCount: { decrement: 1 } } });
  await tx.postLike.deleteMany({ where: { userId } });
  await tx.postVersion.deleteMany({ where: { post: { userId } } });
  await tx.threadView.deleteMany({ where: { viewer: userId } });
}
