import "server-only";
import { now } from "@/lib/platform/clock";
import { type Db, db, transaction } from "@/lib/platform/db";
import { cookieForSession, SESSION_DAYS } from "@/lib/platform/session";
import { authAdapter, createUser, newSessionToken, type SignInBy } from "./adapter";

// What next-auth cannot do with sessions in a database: a password (its credentials need sessions in a token), six
// digits, and a link that only a press of a button spends (its own is spent by opening, which mail scanners do, too).
// They open a session with the adapter's own `createSession` and the cookie that next-auth is set up with.

export type Redemption = { tokenHash: string } | { email: string; codeHash: string };

export type SignedIn = { cookie: string; next: string | null; userId: string; email: string };

/** Opens a session. Returns its cookie. */
export async function openSession(userId: string, by: SignInBy, tx: Db): Promise<string> {
  const expires = new Date(now().getTime() + SESSION_DAYS * 86_400_000);
  const { sessionToken } = await authAdapter(by, tx).createSession({
    sessionToken: newSessionToken(),
    userId,
    expires,
  });
  return cookieForSession(sessionToken);
}

/** Spends the link and opens a session, both or neither. Null when the link was used or has expired. */
export async function redeemLink(redemption: Redemption, email: string, by: SignInBy): Promise<SignedIn | null> {
  const link = await db.magicLinkToken.findFirst({ where: openLink(redemption, email) });
  if (!link) return null;
  // By itself: whoever is given the same username at the same moment waits for this statement, not for a whole sign-in.
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
  ...{ email, kind: "sign-in", isUsed: false, expiresAt: { gt: now() } },
});

/** One conditional UPDATE decides who was first; the address's other links end with it. All are locked in one order. */
async function consumeLink(tx: Db, redemption: Redemption, email: string): Promise<boolean> {
  await tx.$queryRaw`
    select id from "MagicLinkToken" where email = ${email} and kind = 'sign-in' and not "isUsed" order by id for update`;
  const spent = await tx.magicLinkToken.updateMany({ where: openLink(redemption, email), data: { isUsed: true } });
  if (spent.count === 0) return false;
  await tx.magicLinkToken.updateMany({ where: { email, kind: "sign-in", isUsed: false }, data: { isUsed: true } });
  return true;
}
