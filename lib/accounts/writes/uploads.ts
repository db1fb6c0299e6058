import "server-only";
import { db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { deleteFiles, removeFiles, storeFile, sweepFiles } from "@/lib/platform/services/files";
import { avatarFrom } from "@/lib/platform/services/pictures";

/** The old picture stays until the new one is stored. Throws 400, 415 and 503 without a change. */
export async function setAvatar({ id: userId }: Viewer, bytes: Uint8Array): Promise<{ avatarUrl: string }> {
  const picture = await avatarFrom(bytes);
  const { avatarUrl, replaced } = await storeFile(picture, { kind: "avatar", userId }, async (tx, url) => {
    // Locks the user's row: of concurrent uploads, each removes the one before it.
    await tx.user.update({ where: { id: userId }, data: { avatarUrl: url } });
    return { avatarUrl: url, replaced: await deleteFiles(tx, { userId, kind: "avatar", exceptUrl: url }) };
  });
  await removeFiles(replaced);
  return { avatarUrl };
}

export async function removeAvatar({ id: userId }: Viewer): Promise<{ avatarUrl: null }> {
  const gone = await transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { avatarUrl: null } });
    return deleteFiles(tx, { userId, kind: "avatar" });
  });
  await removeFiles(gone);
  return { avatarUrl: null };
}

/** For the hourly job: deletes files that no user or course uses. Returns how many. */
export const sweepUploads = (at: Date): Promise<number> =>
  sweepFiles(at, async (urls) => {
    const people = await db.user.findMany({ where: { avatarUrl: { in: urls } }, select: { avatarUrl: true } });
    const courses = await db.course.findMany({ where: { imageUrl: { in: urls } }, select: { imageUrl: true } });
    return new Set([...people.map(({ avatarUrl }) => avatarUrl ?? ""), ...courses.map(({ imageUrl }) => imageUrl)]);
  });
