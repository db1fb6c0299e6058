import "server-only";
import { randomBytes } from "node:crypto";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { Adapter, AdapterSession, AdapterUser } from "next-auth/adapters";
import { Problem } from "@/lib/platform/contract/problem";
import { logAuth } from "@/lib/platform/database/auth-log";
import { type Db, db } from "@/lib/platform/database/db";
import { hashOf, secureRandom } from "@/lib/platform/process/secrets";
import type { Client } from "@/lib/platform/server/client";
import { findSession, type SignInMethod, slideSession } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { nameFrom, usernameFrom } from "./rules";
import { suspendedSentence } from "./rules/suspension";

const SESSIONS_PER_USER = 10;
const USER_COLUMNS = { id: true, email: true, emailVerified: true } as const;

/** The sign-in method and the request of a new session. */
export type SignInBy = { method: SignInMethod; client: Client };

export const newSessionToken = () => randomBytes(32).toString("base64url");

/**
 * The Prisma adapter with our differences: the database stores hashes of cookies, users have a username, only named
 * columns are read, and only the identity is stored of a provider.
 */
export function authAdapter(by: SignInBy, tx: Db = db) {
  return {
    // The adapter's type expects an older Prisma client; the methods it calls exist in ours.
    ...PrismaAdapter(tx as unknown as Parameters<typeof PrismaAdapter>[0]),
    createUser: ({ email, name }: { email: string; name?: string | null }) => createUser(tx, { email, name }),
    getUser: (id: string) => tx.user.findUnique({ where: { id }, select: USER_COLUMNS }),
    getUserByEmail: (email: string) => tx.user.findUnique({ where: { email }, select: USER_COLUMNS }),
    async getUserByAccount(provider_providerAccountId: { provider: string; providerAccountId: string }) {
      const where = { provider_providerAccountId };
      return (await tx.account.findUnique({ where, select: { user: { select: USER_COLUMNS } } }))?.user ?? null;
    },
    async linkAccount({ userId, type, provider, providerAccountId }) {
      await tx.account.createMany({ data: [{ userId, type, provider, providerAccountId }], skipDuplicates: true });
    },
    async createSession(session: AdapterSession): Promise<AdapterSession> {
      const { sessionToken, userId, expires } = session;
      const { method, client } = by;
      await refuseSuspended(tx, userId);
      const data = { sessionToken: hashOf(sessionToken), userId, expires, method, userAgent: client.userAgent };
      await tx.session.create({ data });
      await endOldestSessions(tx, userId);
      await logAuth(tx, { action: "sign-in", userId, method, client });
      return session;
    },
    /** The same statement as for pages, the middleware and the calls. */
    async getSessionAndUser(sessionToken: string) {
      const found = await findSession(sessionToken);
      if (!found) return null;
      const { viewer, expires } = found;
      const user: AdapterUser = { ...viewer, emailVerified: null };
      return { session: { sessionToken, userId: viewer.id, expires }, user };
    },
    async updateSession({ sessionToken }: { sessionToken: string }) {
      await slideSession(sessionToken);
      return null;
    },
    async deleteSession(sessionToken: string) {
      await tx.session.deleteMany({ where: { sessionToken: hashOf(sessionToken) } });
    },
  } satisfies Adapter;
}

/** Throws 403 `suspended`, with the admin's reason. Every sign-in creates its session here. */
async function refuseSuspended(tx: Db, userId: string): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { suspensionReason: true } });
  if (user?.suspensionReason) throw new Problem("suspended", suspendedSentence(user.suspensionReason));
}

type NewUser = { email: string; name?: string | null | undefined; timeZone?: string | null | undefined };

/** An existing user with this address is used: two first sign-ins at the same time may both get here. */
export async function createUser(tx: Db, { email, name, timeZone }: NewUser): Promise<AdapterUser> {
  const account = { email, name: name ?? nameFrom(email), timeZone: timeZone ?? "UTC", emailVerified: now() };
  for (;;) {
    const username = usernameFrom(secureRandom);
    await tx.user.createMany({ data: [{ ...account, username }], skipDuplicates: true });
    const user = await tx.user.findUnique({ where: { email }, select: USER_COLUMNS });
    if (user) return user;
  }
}

async function endOldestSessions(tx: Db, userId: string): Promise<void> {
  const surplus = await tx.session.findMany({
    where: { userId },
    orderBy: { id: "desc" },
    skip: SESSIONS_PER_USER,
    select: { id: true },
  });
  if (surplus.length > 0) await tx.session.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
}
