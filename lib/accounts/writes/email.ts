import "server-only";
import { randomBytes } from "node:crypto";
import { logAuth } from "@/lib/platform/database/auth-log";
import { type Db, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import { hashOf } from "@/lib/platform/process/secrets";
import type { Client } from "@/lib/platform/server/client";
import { problemOf } from "@/lib/platform/server/errors";
import { consumeShared } from "@/lib/platform/server/limits";
import type { Viewer } from "@/lib/platform/server/session";
import { enqueueMail } from "@/lib/platform/services/outbox";
import { now } from "@/lib/platform/time/clock";
import { HOUR_MS } from "@/lib/platform/time/units";
import { addressChangedMail, addressChangingMail, addressTakenMail, confirmAddressMail } from "../account-mails";
import type { Profile } from "../contract/profile";
import { getProfile } from "../reads/profile";
import { requireRecentSignIn } from "../recent-sign-in";
import { EMAIL_CHANGE_HOURS, EMAIL_CHANGES, REDEMPTIONS_PER_IP } from "../rules";
import { linkExpired } from "../writes";
import { endSessions } from "./end-sessions";

const KIND = "email-change";

/**
 * Prepares a change of address. For a taken address it does the same work and returns the same, but its owner gets a
 * notice instead of a link.
 */
export async function requestEmailChange(viewer: Viewer, email: string): Promise<(tx: Db) => Promise<void>> {
  requireRecentSignIn(viewer);
  await consumeShared("email-change", viewer.id, EMAIL_CHANGES);
  const token = randomBytes(32).toString("hex");
  const link = `${env.appUrl}/auth/confirm-email?token=${token}`;
  const [confirm, taken, moving] = await Promise.all([
    confirmAddressMail(link),
    addressTakenMail(),
    addressChangingMail(email),
  ]);
  return async (tx) => {
    const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
    await voidLinks(tx, viewer.id);
    await tx.user.update({ where: { id: viewer.id }, data: { pendingEmail: email } });
    const expiresAt = new Date(now().getTime() + EMAIL_CHANGE_HOURS * HOUR_MS);
    await tx.magicLinkToken.create({ data: { token: hashOf(token), kind: KIND, email, userId: viewer.id, expiresAt } });
    const cause = `email-change:${hashOf(token)}`;
    await enqueueMail(tx, { ...(owner ? taken : confirm), cause, to: email, userId: owner?.id ?? viewer.id });
    await enqueueMail(tx, { ...moving, cause: `${cause}:old`, to: viewer.email, userId: viewer.id });
    await logAuth(tx, { action: "email-change-asked", userId: viewer.id, client: viewer.client });
  };
}

const voidLinks = (tx: Db, userId: string) =>
  tx.magicLinkToken.updateMany({ where: { userId, kind: KIND, isUsed: false }, data: { isUsed: true } });

/**
 * The link proves access to the new mailbox. The request itself needed a recent sign-in, and ending the account's
 * sessions voids the link. Throws 410 `link_expired` for used, expired, unknown and void links, and when the address
 * was taken meanwhile.
 */
export async function confirmEmail(token: string, viewer: Viewer | null, client: Client): Promise<{ email: string }> {
  await consumeShared("redeem-ip", client.address, REDEMPTIONS_PER_IP);
  const mail = await addressChangedMail();
  try {
    return await transaction(async (tx) => {
      const { userId, email, old } = await consumeLink(tx, token);
      await tx.user.update({ where: { id: userId }, data: { email, pendingEmail: null, emailVerified: now() } });
      const keep = viewer?.id === userId ? { keep: viewer.sessionId } : {};
      await endSessions(tx, { userId, email: old, ...keep });
      // The owner of the old mailbox may also own the linked provider accounts.
      await tx.account.deleteMany({ where: { userId } });
      await logAuth(tx, { action: "email-changed", userId, client });
      await enqueueMail(tx, { ...mail, cause: `email-changed:${hashOf(token)}`, to: old, userId });
      return { email };
    });
  } catch (thrown) {
    throw problemOf(thrown).code === "conflict" ? linkExpired() : thrown;
  }
}

/** One conditional UPDATE decides which request is first. */
async function consumeLink(tx: Db, token: string) {
  const [used] = await tx.magicLinkToken.updateManyAndReturn({
    where: { token: hashOf(token), kind: KIND, isUsed: false, expiresAt: { gt: now() } },
    data: { isUsed: true },
  });
  const user = used?.userId ? await tx.user.findUnique({ where: { id: used.userId } }) : null;
  if (!used || user?.pendingEmail !== used.email) throw linkExpired();
  return { userId: user.id, email: used.email, old: user.email };
}

export async function keepEmail(viewer: Viewer): Promise<Profile> {
  await transaction(async (tx) => {
    await voidLinks(tx, viewer.id);
    await tx.user.update({ where: { id: viewer.id }, data: { pendingEmail: null } });
  });
  return getProfile(viewer);
}
