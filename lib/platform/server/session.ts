import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { type Fragment, Prisma, queryRows } from "../database/db";
import { env } from "../process/env";
import { hashOf } from "../process/secrets";
import { now } from "../time/clock";
import { HOUR_MS } from "../time/units";
import type { Client } from "./client";
import { currentRequest } from "./request-store";

export const SESSION_DAYS = 30;
export const REAUTH_MINUTES = 60;

/** The signed-in user of a request, as reads and writes receive it. */
export type Viewer = {
  id: string;
  username: string;
  name: string;
  email: string;
  avatarUrl: string | null;
  isAdmin: boolean;
  timeZone: string;
  timeZoneChosen: boolean;
  subscriptionStatus: string | null;
  subscriptionTier: string | null;
  subscriptionCurrentPeriodEnd: Date | null;
  subscriptionSource: string | null;
  subscriptionCancelAtPeriodEnd: boolean;
  subscriptionPaymentFailedAt: Date | null;
  sessionId: number;
  authenticatedAt: Date;
  /** How this session was opened. */
  method: SignInMethod;
  /** The request of an API call; pages have none. */
  client?: Client;
};

export type SignInMethod = "link" | "code" | "password" | "provider";

/** `__Host-` binds the cookie to this host and to https, which local development does not have. */
export const sessionCookie = () => (env.secure ? "__Host-session" : "session");

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Finds the session token in a raw cookie header. Two different tokens are suspicious, so neither counts. */
export function sessionTokenIn(header: string | null): string | undefined {
  const name = `${sessionCookie()}=`;
  const tokens = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(name))
    .map((part) => part.slice(name.length));
  return onlyToken(tokens);
}

const onlyToken = (tokens: string[]): string | undefined =>
  tokens.length === 1 && TOKEN.test(tokens[0] ?? "") ? tokens[0] : undefined;

/**
 * A subquery with the user of this session hash; no row when the session does not exist or has expired, or the account
 * is suspended.
 */
export const viewerOfSession = (sessionHash: string): Fragment => Prisma.sql`(
    select u.id, u.username, u.name, u.email, u."avatarUrl", u."isAdmin", u."timeZone", u."timeZoneChosen",
           u."subscriptionStatus", u."subscriptionTier", u."subscriptionCurrentPeriodEnd",
           u."subscriptionSource", u."subscriptionCancelAtPeriodEnd", u."subscriptionPaymentFailedAt",
           s.id as "sessionId", s."authenticatedAt", s.method, s.expires
    from "Session" s join "User" u on u.id = s."userId"
    where s."sessionToken" = ${sessionHash} and s.expires > now() and u."suspendedAt" is null)`;

/** A subquery with a viewer who was read before, with the columns that a rule of access needs. */
const knownViewer = ({ id, isAdmin }: Pick<Viewer, "id" | "isAdmin">): Fragment =>
  Prisma.sql`(select ${id}::text as id, ${isAdmin}::boolean as "isAdmin")`;

/** For a read that both a poll (with the hash of its session) and a page (with its viewer) use. */
export const viewerFrom = (viewerOrHash: string | Pick<Viewer, "id" | "isAdmin">): Fragment =>
  typeof viewerOrHash === "string" ? viewerOfSession(viewerOrHash) : knownViewer(viewerOrHash);

type FoundSession = { viewer: Viewer; expires: Date; isAgeing: boolean };

/** Reads the session and its user in one statement, and whether the session should be extended (`slideSession`). */
export async function findSession(token: string | undefined): Promise<FoundSession | null> {
  if (!token) return null;
  // SQL: a hot read, the session of each request, by the database's clock.
  const [row] = await queryRows<Viewer & { expires: Date; isAgeing: boolean }>`
    select v.*, v.expires < now() + make_interval(days => ${SESSION_DAYS - 1}) as "isAgeing"
    from ${viewerOfSession(hashOf(token))} v`;
  if (!row) return null;
  const { isAgeing, expires, ...viewer } = row;
  return { viewer, expires, isAgeing };
}

/**
 * For the middleware: like `findSession`, and keeps the viewer for the page of this request (`currentViewer`). The viewer
 * stays in the memory of the process, because a header that carries it could be forged. On Vercel middleware and page do
 * not share a request of server.mjs, so the page reads the session again.
 */
export async function findSessionForPage(token: string | undefined): Promise<FoundSession | null> {
  const session = await findSession(token);
  const request = currentRequest();
  if (request && token && session) request.session = { token, viewer: session.viewer };
  return session;
}

export const findViewer = async (token: string | undefined): Promise<Viewer | null> =>
  (await findSession(token))?.viewer ?? null;

/**
 * Extends a session in the database and returns the cookie to send. Only a response that can set a cookie may extend a
 * session, so pages leave it to the middleware and the API.
 */
export async function slideSession(token: string): Promise<string> {
  // SQL: by the database's clock, like `findSession`.
  await queryRows`
    update "Session" set expires = now() + make_interval(days => ${SESSION_DAYS}), "lastSeenAt" = now()
    where "sessionToken" = ${hashOf(token)} and expires > now()`;
  return cookieForSession(token);
}

export const cookieForSession = (token: string) =>
  `${sessionCookie()}=${token}; Max-Age=${SESSION_DAYS * 86_400}; ${cookieAttributes()}`;

export const cookieAttributes = () => `Path=/; HttpOnly; SameSite=Lax${env.secure ? "; Secure" : ""}`;

const NEW_ACCOUNT_HOURS = 24;

/** Whether the account is less than a day old. A user's id is a UUID v7, which starts with the time of its creation. */
export function isNewAccount({ id }: Pick<Viewer, "id">): boolean {
  const createdAt = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
  return now().getTime() - createdAt < NEW_ACCOUNT_HOURS * HOUR_MS;
}

/** Cached per page render. */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const jar = await cookies();
  const token = onlyToken(jar.getAll(sessionCookie()).map(({ value }) => value));
  const fromMiddleware = currentRequest()?.session;
  if (fromMiddleware && fromMiddleware.token === token) return fromMiddleware.viewer as Viewer;
  return findViewer(token);
});

/** For protected pages; `next` brings the visitor back after signing in. */
export async function requireViewer(next: string): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(`/auth?next=${encodeURIComponent(next)}`);
}

export async function requireAdminViewer(next: string): Promise<Viewer> {
  const viewer = await requireViewer(next);
  return viewer.isAdmin ? viewer : redirect("/dashboard");
}
