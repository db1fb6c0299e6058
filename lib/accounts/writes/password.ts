import "server-only";
import type { Body } from "@/lib/platform/contract";
import { db, transaction } from "@/lib/platform/db";
import { spend } from "@/lib/platform/limits";
import { enqueue } from "@/lib/platform/outbox";
import { Problem } from "@/lib/platform/problem";
import { hashOf, type Viewer } from "@/lib/platform/session";
import { passwordMail } from "../account-mails";
import type { setPassword as setContract, signInWithPassword as signInContract } from "../contract/security";
import { endSession, openSession } from "../next-auth";
import { hashPassword, matchesPassword } from "../passwords";
import { PASSWORDS_PER_ADDRESS, PASSWORDS_PER_IP } from "../rules";
import { promote } from "../writes";

const fieldProblem = (sentence: string) =>
  new Problem("invalid_body", sentence, { fields: { currentPassword: sentence } });

/** Throws 400 on `currentPassword` when there is one and it is not given or not right. The owner is mailed. */
export async function setPassword(viewer: Viewer, asked: Body<typeof setContract>): Promise<void> {
  const { password: before } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { password: true },
  });
  if (before !== null) await insistOnCurrent(viewer, asked.currentPassword, before);
  const password = await hashPassword(asked.newPassword);
  const letter = await passwordMail(before === null);
  await transaction(async (tx) => {
    // Somebody who changed it at the same moment was first; what was proved above no longer holds.
    const { count } = await tx.user.updateMany({ where: { id: viewer.id, password: before }, data: { password } });
    if (count === 0) throw fieldProblem("Current password is incorrect");
    await enqueue(tx, { ...letter, cause: `password:${hashOf(password)}`, to: viewer.email, userId: viewer.id });
  });
}

async function insistOnCurrent(viewer: Viewer, current: string | undefined, kept: string): Promise<void> {
  if (!current) throw fieldProblem("Current password is required");
  await spend("password-change", viewer.id, PASSWORDS_PER_ADDRESS);
  if (!(await matchesPassword(current, kept))) throw fieldProblem("Current password is incorrect");
}

/** Opens a session. One answer and the same work for every failure: 401 `wrong_credentials`, or 429. */
export async function signInWithPassword(
  { email, password }: Body<typeof signInContract>,
  by: { from: string; userAgent: string; session: string | undefined },
): Promise<string> {
  await spend("password-ip", by.from, PASSWORDS_PER_IP);
  await spend("password-address", hashOf(email), PASSWORDS_PER_ADDRESS);
  const user = await db.user.findUnique({ where: { email }, select: { id: true, password: true } });
  const matches = await matchesPassword(password, user?.password);
  if (!user || !matches) throw new Problem("wrong_credentials", "The e-mail address or the password is not right.");
  const cookie = await openSession(user.id, by.userAgent);
  if (by.session) await endSession(by.session);
  await promote(user.id);
  return cookie;
}
