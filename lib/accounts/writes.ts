import "server-only";
import { randomBytes, randomInt } from "node:crypto";
import type { Body, ResponseOf } from "@/lib/platform/contract/endpoint";
import { fieldProblem, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { logAuth } from "@/lib/platform/database/auth-log";
import { db, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import { hashOf } from "@/lib/platform/process/secrets";
import type { Client } from "@/lib/platform/server/client";
import { consumeShared } from "@/lib/platform/server/limits";
import type { Viewer } from "@/lib/platform/server/session";
import { sendMail } from "@/lib/platform/services/mail";
import { now } from "@/lib/platform/time/clock";
import { DAY_MS, MINUTE_MS } from "@/lib/platform/time/units";
import type { requestMagicLink, setTimeZone, verify } from "./contract";
import { codeHashOf, findLink } from "./reads";
import { CODE_TRIES, LINK_LIMITS, MAGIC_LINK_MINUTES, REDEMPTIONS_PER_IP } from "./rules";
import { redeemLink, type SignedIn } from "./sign-in";
import { countTry, type SignInRequest } from "./sign-in-limits";
import { signInMail } from "./sign-in-mail";

export const linkExpired = () => new Problem("link_expired", "This link has expired or was already used.");

/**
 * Mails a link and a code. Takes the same work for every address, known or not. Returns the secret for the requesting
 * browser's cookie. Throws 429 `rate_limited` and 503 `mail_unavailable`; the link is then void.
 */
export async function requestLink(input: Body<typeof requestMagicLink>, by: SignInRequest): Promise<string> {
  const { email, name, timeZone, next } = input;
  await countTry("link", email, LINK_LIMITS, by);
  const requester = randomBytes(32).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const token = randomBytes(32).toString("hex");
  const hashes = { token: hashOf(token), codeHash: codeHashOf(email, code), requesterHash: hashOf(requester) };
  const account = { name: name ?? null, timeZone: timeZone ?? null, next: next ?? null };
  const expiresAt = new Date(now().getTime() + MAGIC_LINK_MINUTES * MINUTE_MS);
  await db.magicLinkToken.create({ data: { email, ...hashes, ...account, expiresAt }, select: { id: true } });
  const link = `${env.appUrl}/auth/verify?token=${token}`;
  try {
    await sendMail({ to: email, ...(await signInMail({ link, code })), key: `sign-in-${hashOf(token)}` });
  } catch (problem) {
    await db.magicLinkToken.updateMany({ where: { token: hashOf(token) }, data: { isUsed: true } });
    throw problem;
  }
  return requester;
}

/** Opens a session for a link or a code. Throws the same 410 `link_expired` for used, expired and unknown ones. */
export async function signInByMail(
  input: Body<typeof verify>,
  by: { client: Client; session: string | undefined },
): Promise<SignedIn> {
  await consumeShared("redeem-ip", by.client.address, REDEMPTIONS_PER_IP);
  const method = input.token !== undefined ? "link" : "code";
  const signedIn = await (input.token !== undefined ? byToken(input.token, by.client) : byCode(input, by.client));
  if (!signedIn) {
    const email = input.email === undefined ? {} : { email: input.email };
    await logAuth(db, { action: "sign-in-failed", method, client: by.client, ...email });
    throw linkExpired();
  }
  await endSession(by.session);
  await makeListedAdmin(signedIn.userId, by.client);
  return signedIn;
}

async function byToken(token: string, client: Client): Promise<SignedIn | null> {
  const link = await findLink(token, undefined);
  return link && redeemLink({ tokenHash: hashOf(token) }, link.email, { method: "link", client });
}

/** Counts the attempt on all live codes of the address, in a separate statement that no rollback undoes. */
async function byCode({ email, code }: Body<typeof verify>, client: Client): Promise<SignedIn | null> {
  if (email === undefined || code === undefined)
    throw fieldProblem("invalid_body", "code", "Please type the six digits of the code.");
  const codeHash = codeHashOf(email, code);
  const live = { email, kind: "sign-in", isUsed: false, codeTries: { lt: CODE_TRIES } };
  const tried = await db.magicLinkToken.updateManyAndReturn({
    where: live,
    data: { codeTries: { increment: 1 } },
    select: { codeHash: true },
  });
  if (!tried.some((one) => one.codeHash === codeHash)) return null;
  return redeemLink({ email, codeHash }, email, { method: "code", client });
}

/** Users in ADMIN_EMAILS become admins at their next sign-in; this is audited. */
export async function makeListedAdmin(userId: string, client: Client): Promise<void> {
  if (env.adminEmails.length === 0) return;
  await transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, email: { in: env.adminEmails }, isAdmin: false },
      data: { isAdmin: true },
    });
    if (count === 0) return;
    const what = { action: "user.make-admin", targetType: "user", targetId: userId };
    await audit(
      tx,
      { id: userId, client },
      { ...what, before: { isAdmin: false }, after: { isAdmin: true, by: "ADMIN_EMAILS" } },
    );
  });
}

/** Ends the session of this cookie, if there is one. */
export async function endSession(session: string | undefined): Promise<void> {
  if (session) await db.session.deleteMany({ where: { sessionToken: hashOf(session) } });
}

/** Without `chosen`, the browser's zone does not replace one that the user chose. */
export async function moveTimeZone(
  viewer: Viewer,
  { timeZone, chosen }: Body<typeof setTimeZone>,
): Promise<ResponseOf<typeof setTimeZone>> {
  const where = chosen === undefined ? { id: viewer.id, timeZoneChosen: false } : { id: viewer.id };
  await db.user.updateMany({ where, data: { timeZone, timeZoneChosen: chosen ?? false } });
  const select = { timeZone: true, timeZoneChosen: true };
  return db.user.findUniqueOrThrow({ where: { id: viewer.id }, select });
}

/** Deletes expired sessions and unusable links. */
export async function tidyAccounts(at: Date): Promise<number> {
  const dayAgo = new Date(at.getTime() - DAY_MS);
  const [sessions, links] = await Promise.all([
    db.session.deleteMany({ where: { expires: { lt: at } } }),
    db.magicLinkToken.deleteMany({ where: { expiresAt: { lt: dayAgo } } }),
  ]);
  return sessions.count + links.count;
}
