import "server-only";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { MailKind, MailPreferences } from "../contract/mails";
import { NO_MAILS } from "../rules/mails";
import { stopRequestFrom } from "../stop-links";

export const getMailPreferences = (viewer: Pick<Viewer, "id">): Promise<MailPreferences> => preferencesOf(viewer.id);

async function preferencesOf(userId: string): Promise<MailPreferences> {
  const row = await db.mailPreferences.findUnique({
    where: { userId },
    select: { reminder: true, reminderHour: true, summary: true, summaryDay: true, repliesSince: true },
  });
  if (!row) return NO_MAILS;
  const { repliesSince, ...rest } = row;
  return { ...rest, replies: repliesSince !== null };
}

/** What a link from a mail would stop; null for a wrong or old one, and when the account is gone. Changes nothing. */
export async function findStop(token: string): Promise<{ kind: MailKind; isOn: boolean } | null> {
  const request = stopRequestFrom(token, now());
  if (!request || (await db.user.count({ where: { id: request.userId } })) === 0) return null;
  return { kind: request.kind, isOn: (await preferencesOf(request.userId))[request.kind] };
}
