import "server-only";
import type { Body } from "@/lib/platform/contract/endpoint";
import { Problem } from "@/lib/platform/contract/problem";
import { type Db, db, skipUndefined, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { withdrawMails } from "@/lib/platform/services/outbox";
import { now } from "@/lib/platform/time/clock";
import type { updateMailPreferences as contract, MailKind, MailPreferences } from "../contract/mails";
import { getMailPreferences } from "../reads/mails";
import { stopRequestFrom } from "../stop-links";

export const mailCausePrefix = (kind: MailKind, userId: string): string => `${kind}-mail:${userId}:`;

/** Only replies that come after switching them on are mailed. */
export async function updateMailPreferences(
  viewer: Viewer,
  { replies, ...preferences }: Body<typeof contract>,
): Promise<MailPreferences> {
  const userId = viewer.id;
  await transaction(async (tx) => {
    await tx.mailPreferences.createMany({ data: [{ userId }], skipDuplicates: true });
    await tx.mailPreferences.update({ where: { userId }, data: skipUndefined(preferences) });
    if (replies)
      await tx.mailPreferences.updateMany({ where: { userId, repliesSince: null }, data: { repliesSince: now() } });
    if (replies === false) await stop(tx, userId, "replies");
    if (preferences.reminder === false) await stop(tx, userId, "reminder");
    if (preferences.summary === false) await stop(tx, userId, "summary");
  });
  return getMailPreferences(viewer);
}

async function stop(tx: Db, userId: string, kind: MailKind): Promise<void> {
  const data = kind === "replies" ? { repliesSince: null } : { [kind]: false };
  await tx.mailPreferences.updateMany({ where: { userId }, data });
  await withdrawMails(tx, userId, mailCausePrefix(kind, userId));
}

/**
 * For the link of a mail, without a session. Throws 410 `link_expired` for a wrong or old token and a deleted account.
 */
export async function unsubscribe(token: string): Promise<{ stopped: MailKind }> {
  const request = stopRequestFrom(token, now());
  if (!request || (await db.user.count({ where: { id: request.userId } })) === 0)
    throw new Problem("link_expired", "This link is not valid, or it is too old.");
  await transaction((tx) => stop(tx, request.userId, request.kind));
  return { stopped: request.kind };
}
