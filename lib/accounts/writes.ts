import "server-only";
import { randomBytes, randomInt } from "node:crypto";
import type { Answer, Body } from "@/lib/platform/contract";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { spend } from "@/lib/platform/limits";
import { send } from "@/lib/platform/mail";
import { Problem } from "@/lib/platform/problem";
import { hashOf, type Viewer } from "@/lib/platform/session";
import type { requestMagicLink, setTimeZone, verify } from "./contract";
import { endSession, issueLink, redeemLink, type SignedIn } from "./next-auth";
import { codeHashOf, findLink } from "./reads";
import { CODE_TRIES, LINKS_PER_ADDRESS, LINKS_PER_IP, REDEMPTIONS_PER_IP } from "./rules";
import { signInMail } from "./sign-in-mail";

export const expired = () => new Problem("link_expired", "This link has expired or was already used.");

/**
 * Mails a link and a code; the same work for every address, known or not. Returns the secret of the asking browser.
 * Throws 429 `rate_limited` and 503 `mail_unavailable`; then the link is void.
 */
export async function requestLink(asked: Body<typeof requestMagicLink>, from: string): Promise<string> {
  const { email, name, timeZone, next } = asked;
  await spend("link-ip", from, LINKS_PER_IP);
  // By its hash, so that the count of a deleted account says nothing of its owner.
  await spend("link-address", hashOf(email), LINKS_PER_ADDRESS);
  const requester = randomBytes(32).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const issue = { codeHash: codeHashOf(email, code), requesterHash: hashOf(requester), name, timeZone, next };
  const token = await issueLink(email, issue);
  const link = `${env.appUrl}/auth/verify?token=${token}`;
  try {
    await send({ to: email, ...(await signInMail({ link, code })), key: `sign-in-${hashOf(token)}` });
  } catch (problem) {
    await db.magicLinkToken.updateMany({ where: { token: hashOf(token) }, data: { isUsed: true } });
    throw problem;
  }
  return requester;
}

/** Opens a session for a link or a code. Throws 410 `link_expired` for used, expired and unknown alike. */
export async function signIn(
  asked: Body<typeof verify>,
  by: { from: string; userAgent: string; session: string | undefined },
): Promise<SignedIn> {
  await spend("redeem-ip", by.from, REDEMPTIONS_PER_IP);
  const signedIn =
    asked.token !== undefined ? await byToken(asked.token, by.userAgent) : await byCode(asked, by.userAgent);
  if (!signedIn) throw expired();
  if (by.session) await endSession(by.session);
  await promote(signedIn.userId);
  return signedIn;
}

async function byToken(token: string, userAgent: string): Promise<SignedIn | null> {
  const link = await findLink(token, undefined);
  return link && redeemLink({ tokenHash: hashOf(token) }, link.email, userAgent);
}

/** Every try counts against all of the address's live codes, in a statement of its own that no rollback takes back. */
async function byCode({ email, code }: Body<typeof verify>, userAgent: string): Promise<SignedIn | null> {
  if (email === undefined || code === undefined)
    throw new Problem("invalid_body", "Please type the six digits of the code.", {
      fields: { code: "Please type the six digits of the code." },
    });
  const codeHash = codeHashOf(email, code);
  const live = { email, kind: "sign-in", isUsed: false, codeTries: { lt: CODE_TRIES } };
  const tried = await db.magicLinkToken.updateManyAndReturn({
    where: live,
    data: { codeTries: { increment: 1 } },
    select: { codeHash: true },
  });
  return tried.some((one) => one.codeHash === codeHash) ? redeemLink({ email, codeHash }, email, userAgent) : null;
}

/** The addresses of ADMIN_EMAILS are admins from their next sign-in on. */
export async function promote(userId: string): Promise<void> {
  if (env.adminEmails.length === 0) return;
  await db.user.updateMany({
    where: { id: userId, email: { in: env.adminEmails }, isAdmin: false },
    data: { isAdmin: true },
  });
}

export async function signOut(session: string | undefined): Promise<void> {
  if (session) await endSession(session);
}

/** A browser that merely reports its zone (no `chosen`) does not move one that was picked by hand. */
export async function moveTimeZone(
  viewer: Viewer,
  { timeZone, chosen }: Body<typeof setTimeZone>,
): Promise<Answer<typeof setTimeZone>> {
  const where = chosen === undefined ? { id: viewer.id, timeZoneChosen: false } : { id: viewer.id };
  await db.user.updateMany({ where, data: { timeZone, timeZoneChosen: chosen ?? false } });
  const select = { timeZone: true, timeZoneChosen: true };
  return db.user.findUniqueOrThrow({ where: { id: viewer.id }, select });
}

/** Removes sessions that have ended and links that nobody can use any more. */
export async function tidyAccounts(at: Date): Promise<number> {
  const dayAgo = new Date(at.getTime() - 86_400_000);
  const [sessions, links] = await Promise.all([
    db.session.deleteMany({ where: { expires: { lt: at } } }),
    db.magicLinkToken.deleteMany({ where: { expiresAt: { lt: dayAgo } } }),
  ]);
  return sessions.count + links.count;
}
