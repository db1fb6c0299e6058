import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomInt } from "node:crypto";
import { skipCSRFCheck } from "@auth/core";
import { PrismaAdapter } from "@auth/prisma-adapter";
import { NextRequest } from "next/server";
import NextAuth, { type NextAuthConfig } from "next-auth";
import type { Adapter, AdapterSession, AdapterUser } from "next-auth/adapters";
import { logAuth } from "@/lib/platform/auth-log";
import type { Client } from "@/lib/platform/client";
import { now } from "@/lib/platform/clock";
import { type Db, db, transaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { hashOf } from "@/lib/platform/secrets";
import { cookieForSession, SESSION_DAYS, type SignInMethod, sessionCookie } from "@/lib/platform/session";
import { MAGIC_LINK_MINUTES, nameFrom, usernameFrom } from "./rules";

const SESSIONS_PER_USER = 10;

/** What is asked of next-auth, carried past its own API into the adapter below. */
type Work = {
  db: Db;
  issue?: { token: string } & Issue;
  redeem?: Redemption;
  by?: SignInBy;
  failure?: Error;
  redeemed?: { email: string; name: string | null; timeZone: string | null; next: string | null };
};

export type Issue = {
  codeHash: string;
  name?: string | undefined;
  timeZone?: string | undefined;
  next?: string | undefined;
  requesterHash: string;
};

/** How somebody signs in, and with which request. */
export type SignInBy = { method: SignInMethod; client: Client };

export type Redemption = { tokenHash: string } | { email: string; codeHash: string };

const work = new AsyncLocalStorage<Work>();

function current(): Work {
  const found = work.getStore();
  if (!found) throw new Error("Sign in through lib/accounts/writes: next-auth has no door of its own here.");
  return found;
}

/** The database keeps only hashes of what lets somebody in, so next-auth's own look-ups are given the hash as well. */
function adapter(): Adapter {
  const { db: tx } = current();
  return {
    // The adapter's type names an older Prisma client; what it calls is there.
    ...PrismaAdapter(tx as unknown as Parameters<typeof PrismaAdapter>[0]),
    createUser,
    createVerificationToken,
    useVerificationToken,
    createSession,
    deleteSession: async (sessionToken) => {
      await tx.session.deleteMany({ where: { sessionToken: hashOf(sessionToken) } });
    },
    getSessionAndUser: async () => null,
  };
}

async function createSession({ sessionToken, userId, expires }: AdapterSession): Promise<AdapterSession> {
  const { db: tx, by } = current();
  if (!by) throw new Error("A session is opened for somebody who signs in.");
  const { method, client } = by;
  const data = { sessionToken: hashOf(sessionToken), userId, expires, method, userAgent: client.userAgent };
  await tx.session.create({ data });
  await endSurplus(tx, userId);
  await logAuth(tx, { action: "sign-in", userId, method, client });
  return { sessionToken, userId, expires };
}

async function createUser({ email }: { email: string }): Promise<AdapterUser> {
  const { db: tx, redeemed } = current();
  const account = { email, name: redeemed?.name ?? nameFrom(email), timeZone: redeemed?.timeZone ?? "UTC" };
  // Two first sign-ins of one address, or a name already given, meet in the database: the row that is there wins.
  for (;;) {
    const username = usernameFrom(() => randomInt(2 ** 32) / 2 ** 32);
    await tx.user.createMany({ data: [{ ...account, username, emailVerified: new Date() }], skipDuplicates: true });
    const made = await tx.user.findUnique({ where: { email } });
    if (made) return { id: made.id, email: made.email, emailVerified: made.emailVerified };
  }
}

async function createVerificationToken({ identifier, expires }: { identifier: string; expires: Date }) {
  const { db: tx, issue } = current();
  if (!issue) throw new Error("No link was asked for.");
  const { token, codeHash, name, timeZone, next, requesterHash } = issue;
  const asked = { codeHash, requesterHash, name: name ?? null, timeZone: timeZone ?? null, next: next ?? null };
  await tx.magicLinkToken.create({ data: { ...asked, token: hashOf(token), email: identifier, expiresAt: expires } });
  return { identifier, token, expires };
}

/** One conditional UPDATE decides who was first; the address's other links end with it. All are locked in one order. */
async function useVerificationToken({ identifier }: { identifier: string }) {
  const { db: tx, redeem } = current();
  if (!redeem) return null;
  await tx.$queryRaw`
    select id from "MagicLinkToken" where email = ${identifier} and kind = 'sign-in' and not "isUsed" order by id for update`;
  const which = "tokenHash" in redeem ? { token: redeem.tokenHash } : { codeHash: redeem.codeHash };
  const [used] = await tx.magicLinkToken.updateManyAndReturn({
    where: { ...which, email: identifier, kind: "sign-in", isUsed: false, expiresAt: { gt: new Date() } },
    data: { isUsed: true },
  });
  if (!used) return null;
  await tx.magicLinkToken.updateMany({
    where: { email: identifier, kind: "sign-in", isUsed: false },
    data: { isUsed: true },
  });
  current().redeemed = { email: used.email, name: used.name, timeZone: used.timeZone, next: used.next };
  return { identifier, token: used.token, expires: used.expiresAt };
}

async function endSurplus(tx: Db, userId: string): Promise<void> {
  const surplus = await tx.session.findMany({
    where: { userId },
    orderBy: { id: "desc" },
    skip: SESSIONS_PER_USER,
    select: { id: true },
  });
  if (surplus.length > 0) await tx.session.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
}

const newSessionToken = () => randomBytes(32).toString("base64url");

const { handlers } = NextAuth((): NextAuthConfig => {
  const secure = env.secure;
  return {
    adapter: adapter(),
    secret: env.authSecret,
    basePath: "/api/auth",
    trustHost: true,
    // Only our own calls reach these handlers, and they check the origin first.
    skipCSRFCheck,
    session: {
      strategy: "database",
      maxAge: SESSION_DAYS * 86_400,
      generateSessionToken: newSessionToken,
    },
    cookies: {
      sessionToken: { name: sessionCookie(), options: { httpOnly: true, sameSite: "lax", path: "/", secure } },
    },
    providers: [
      {
        id: "email",
        type: "email",
        name: "E-mail",
        maxAge: MAGIC_LINK_MINUTES * 60,
        // The mail is written by our own call, after the row is there.
        sendVerificationRequest: () => {},
      } as NextAuthConfig["providers"][number],
    ],
    logger: {
      error: (error) => {
        current().failure = error;
      },
      warn: () => {},
    },
  };
});

/** next-auth turns every error into a redirect; a database that is away must not look like a used link. */
function rethrow({ failure }: Work): void {
  if (!failure || (failure as { type?: string }).type === "Verification") return;
  const cause = failure.cause as { err?: Error } | undefined;
  throw cause?.err ?? failure;
}

const requestTo = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: URLSearchParams },
) => new NextRequest(`${env.appUrl}/api/auth${path}`, init);

const locationOf = (response: Response) => new URL(response.headers.get("location") ?? "", env.appUrl);

/** Writes a link for this address and returns its token, of which only the hash is kept. */
export async function issueLink(email: string, issue: Issue): Promise<string> {
  const token = randomBytes(32).toString("hex");
  const form = new URLSearchParams({ email });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const request = requestTo("/signin/email", { method: "POST", headers, body: form });
  const doing: Work = { db, issue: { ...issue, token } };
  const response = await work.run(doing, () => handlers.POST(request));
  rethrow(doing);
  if (locationOf(response).searchParams.has("error")) throw new Error("next-auth could not make a link");
  return token;
}

export type SignedIn = { cookie: string; next: string | null; userId: string; email: string };

/** Spends the link and opens a session, both or neither. Null when the link was used or has expired. */
export async function redeemLink(redeem: Redemption, email: string, by: SignInBy): Promise<SignedIn | null> {
  const request = requestTo(`/callback/email?${new URLSearchParams({ token: "-", email })}`, { method: "POST" });
  return transaction(async (tx) => {
    const doing: Work = { db: tx, redeem, by };
    const response = await work.run(doing, () => handlers.POST(request));
    rethrow(doing);
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${sessionCookie()}=`));
    if (!cookie || !doing.redeemed) return null;
    const { id } = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
    return { cookie, next: doing.redeemed.next, userId: id, email };
  });
}

/** Opens a session for somebody who proved who she is without a link, made like any other. Returns its cookie. */
export async function openSession(userId: string, by: SignInBy): Promise<string> {
  const sessionToken = newSessionToken();
  const expires = new Date(now().getTime() + SESSION_DAYS * 86_400_000);
  await transaction((tx) => work.run({ db: tx, by }, () => createSession({ sessionToken, userId, expires })));
  return cookieForSession(sessionToken);
}

/** Ends the session of this cookie, if there is one. */
export async function endSession(session: string): Promise<void> {
  const request = requestTo("/signout", { method: "POST", headers: { cookie: `${sessionCookie()}=${session}` } });
  const doing: Work = { db };
  await work.run(doing, () => handlers.POST(request));
  rethrow(doing);
}
