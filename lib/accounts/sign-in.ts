import "server-only";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import { cookieForSession, SESSION_DAYS } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { DAY_MS } from "@/lib/platform/time/units";
import { authAdapter, createUser, newSessionToken, type SignInBy } from "./adapter";

// Sign-in methods that next-auth does not support with database sessions: passwords, six-digit codes, and links that
// are used only by pressing a button (mail scanners open links). They create the session with the adapter's
// `createSession` and set next-auth's cookie.

export type Redemption = { tokenHash: string } | { email: string; codeHash: string };

export type SignedIn = { cookie: string; next: string | null; userId: string; email: string };

/** Opens a session. Returns its cookie. */
export async function openSession(userId: string, by: SignInBy, tx: Db): Promise<string> {
  const expires = new Date(now().getTime() + SESSION_DAYS * DAY_MS);
  const { sessionToken } = await authAdapter(by, tx).createSession({
    sessionToken: newSessionToken(),
    userId,
    expires,
  });
  return cookieForSession(sessionToken);
}

/** Uses up the link and opens a session in one transaction. Null when the link was used or has expired. */
export async function redeemLink(redemption: Redemption, email: string, by: SignInBy): Promise<SignedIn | null> {
  const link = await db.magicLinkToken.findFirst({ where: openLink(redemption, email) });
  if (!link) return null;
  // In a transaction of its own: a concurrent user with the same generated username waits only for this statement.
  const { id, emailVerified } = await userOf(link);
  return transaction(async (tx) => {
    if (!(await consumeLink(tx, redemption, email))) return null;
    if (!emailVerified) await tx.user.update({ where: { id }, data: { emailVerified: now() }, select: { id: true } });
    return { cookie: await openSession(id, by, tx), next: link.next, userId: id, email };
  });
}

type Link = { email: string; name: string | null; timeZone: string | null };

async function userOf(link: Link) {
  const select = { id: true, emailVerified: true } as const;
  return (await db.user.findUnique({ where: { email: link.email }, select })) ?? createUser(db, link);
}

const openLink = (redemption: Redemption, email: string) => ({
  ...("tokenHash" in redemption ? { token: redemption.tokenHash } : { codeHash: redemption.codeHash }),
  email,
  kind: "sign-in",
  isUsed: false,
  expiresAt: { gt: now() },
});

/**
 * One conditional UPDATE decides which request is first. It also voids the other links of the address, locked in one
 * order.
 */
async function consumeLink(tx: Db, redemption: Redemption, email: string): Promise<boolean> {
  // SQL: a row lock.
  await tx.$queryRaw`
    select id from "MagicLinkToken" where email = ${email} and kind = 'sign-in' and not "isUsed" order by id for update`;
  const spent = await tx.magicLinkToken.updateMany({ where: openLink(redemption, email), data: { isUsed: true } });
  if (spent.count === 0) return false;
  await tx.magicLinkToken.updateMany({ where: { email, kind: "sign-in", isUsed: false }, data: { isUsed: true } });
  return true;
}
