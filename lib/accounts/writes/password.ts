import "server-only";
import type { Body } from "@/lib/platform/contract/endpoint";
import { fieldProblem, Problem } from "@/lib/platform/contract/problem";
import { logAuth } from "@/lib/platform/database/auth-log";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import { hashOf } from "@/lib/platform/process/secrets";
import { consumeShared } from "@/lib/platform/server/limits";
import type { Viewer } from "@/lib/platform/server/session";
import { enqueueMail } from "@/lib/platform/services/outbox";
import { passwordMail, passwordRemovedMail } from "../account-mails";
import { weaknessOf } from "../common-passwords";
import type { setPassword as setContract, signInWithPassword as signInContract } from "../contract/security";
import { hashPassword, matchesPassword } from "../passwords";
import { hasReadMail, requireRecentSignIn } from "../recent-sign-in";
import { PASSWORD_CHANGES, PASSWORD_LIMITS } from "../rules";
import { openSession } from "../sign-in";
import { countTry, type SignInRequest } from "../sign-in-limits";
import { endSession, makeListedAdmin } from "../writes";
import { endSessions } from "./end-sessions";

/**
 * Sets or changes the password, ends all other sessions and mails the user. Throws 403 `reauth_required`, 400 on
 * `currentPassword` when it is missing or wrong, and 400 on `newPassword` for a weak one. The current password may be
 * left out within an hour after a sign-in by mail, which helps users who forgot it; a wrong one is refused even then.
 */
export async function setPassword(viewer: Viewer, input: Body<typeof setContract>): Promise<void> {
  requireRecentSignIn(viewer);
  const { password: before } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { password: true },
  });
  if (before !== null && (input.currentPassword || !hasReadMail(viewer)))
    await requireCurrentPassword(viewer, input.currentPassword, before);
  const weakness = await weaknessOf(input.newPassword, viewer);
  if (weakness) throw fieldProblem("invalid_body", "newPassword", weakness);
  const password = await hashPassword(input.newPassword);
  const mail = await passwordMail(before === null);
  await transaction(async (tx) => {
    // A concurrent change was first, so the check above no longer holds.
    const { count } = await tx.user.updateMany({ where: { id: viewer.id, password: before }, data: { password } });
    if (count === 0) throw fieldProblem("invalid_body", "currentPassword", "Current password is incorrect");
    await endSessions(tx, { userId: viewer.id, email: viewer.email, keep: viewer.sessionId });
    const action = before === null ? "password-set" : "password-changed";
    await logAuth(tx, { action, userId: viewer.id, client: viewer.client });
    await enqueueMail(tx, { ...mail, cause: `password:${hashOf(password)}`, to: viewer.email, userId: viewer.id });
  });
}

async function requireCurrentPassword(viewer: Viewer, current: string | undefined, stored: string): Promise<void> {
  if (!current) throw fieldProblem("invalid_body", "currentPassword", "Current password is required");
  await consumeShared("password-change", viewer.id, PASSWORD_CHANGES);
  if (!(await matchesPassword(current, stored)))
    throw fieldProblem("invalid_body", "currentPassword", "Current password is incorrect");
}

/** After this the user can sign in by link only. All other sessions end. Throws 403 `reauth_required`. */
export async function removePassword(viewer: Viewer): Promise<void> {
  requireRecentSignIn(viewer);
  const remove = await prepareRemoval(viewer);
  await transaction(async (tx) => {
    if (await remove(tx)) await endSessions(tx, { userId: viewer.id, email: viewer.email, keep: viewer.sessionId });
  });
}

type Owner = Pick<Viewer, "id" | "email" | "client">;

/** Removes a password in a transaction and mails the user. Returns whether there was one. */
export async function prepareRemoval(owner: Owner, byAdmin = false): Promise<(tx: Db) => Promise<boolean>> {
  const mail = await passwordRemovedMail(byAdmin);
  return async (tx) => {
    const { id, email, client } = owner;
    await lockRows(tx, "User", [id]);
    const user = await tx.user.findUnique({ where: { id }, select: { password: true } });
    if (!user?.password) return false;
    await tx.user.update({ where: { id }, data: { password: null }, select: { id: true } });
    await logAuth(tx, { action: "password-removed", userId: id, client });
    await enqueueMail(tx, { ...mail, cause: `password-removed:${hashOf(user.password)}`, to: email, userId: id });
    return true;
  };
}

/** Opens a session. Every failure has the same response and takes the same work: 401 `wrong_credentials`, or 429. */
export async function signInWithPassword(
  { email, password }: Body<typeof signInContract>,
  by: SignInRequest & { session: string | undefined },
): Promise<string> {
  await countTry("password", email, PASSWORD_LIMITS, by);
  const user = await db.user.findUnique({ where: { email }, select: { id: true, password: true } });
  const matches = await matchesPassword(password, user?.password);
  if (!user || !matches) {
    await logAuth(db, { action: "sign-in-failed", method: "password", userId: user?.id, email, client: by.client });
    throw new Problem("wrong_credentials", "The e-mail address or the password is not right.");
  }
  const cookie = await transaction((tx) => openSession(user.id, { method: "password", client: by.client }, tx));
  await endSession(by.session);
  await makeListedAdmin(user.id, by.client);
  return cookie;
}
