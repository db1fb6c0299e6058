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

const SESSION = /^[A-Za-z0-9_-]{43}$/;

/** Finds the session token in a raw cookie header. Two different tokens are suspicious, so neither counts. */
export function sessionIn(header: string | null): string | undefined {
  const name = `${sessionCookie()}=`;
  const found = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(name))
    .map((part) => part.slice(name.length));
  return found.length === 1 && SESSION.test(found[0] ?? "") ? found[0] : undefined;
}

/**
 * A subquery with the user of this session hash; no row when the session does not exist or has expired, or the account
 * is suspended.
 */
export const viewerOf = (sessionHash: string): Fragment => Prisma.sql`(
    select u.id, u.username, u.name, u.email, u."avatarUrl", u."isAdmin", u."timeZone", u."timeZoneChosen",
           u."subscriptionStatus", u."subscriptionTier", u."subscriptionCurrentPeriodEnd",
           u."subscriptionSource", u."subscriptionCancelAtPeriodEnd", u."subscriptionPaymentFailedAt",
           s.id as "sessionId", s."authenticatedAt", s.method, s.expires
    from "Session" s join "User" u on u.id = s."userId"
    where s."sessionToken" = ${sessionHash} and s.expires > now() and u."suspendedAt" is null)`;

/** The same for a viewer who is known already, with the columns that a rule of access needs. */
const viewerIn = ({ id, isAdmin }: Pick<Viewer, "id" | "isAdmin">): Fragment =>
  Prisma.sql`(select ${id}::text as id, ${isAdmin}::boolean as "isAdmin")`;

/** For a read that both a poll (with the hash of its session) and a page (with its viewer) use. */
export const viewerFrom = (viewerOrSession: string | Pick<Viewer, "id" | "isAdmin">): Fragment =>
  typeof viewerOrSession === "string" ? viewerOf(viewerOrSession) : viewerIn(viewerOrSession);

type FoundSession = { viewer: Viewer; expires: Date; isAgeing: boolean };

/** Reads the session and its user in one statement, and whether the session should be extended (`slideSession`). */
export async function findSession(session: string | undefined): Promise<FoundSession | null> {
  if (!session) return null;
  // SQL: a hot read, the session of each request, by the database's clock.
  const [row] = await queryRows<Viewer & { expires: Date; isAgeing: boolean }>`
    select v.*, v.expires < now() + make_interval(days => ${SESSION_DAYS - 1}) as "isAgeing"
    from ${viewerOf(hashOf(session))} v`;
  if (!row) return null;
  const { isAgeing, expires, ...viewer } = row;
  return { viewer, expires, isAgeing };
}

/**
 * For the middleware: the same, kept for the page of this request (`currentViewer`). It is kept in the memory of the
 * process, beside the request: a header that carries it could be forged. On Vercel, where middleware and page are not
 * one call of server.mjs, nothing is kept and the page reads again.
 */
export async function findSessionForPage(session: string | undefined): Promise<FoundSession | null> {
  const found = await findSession(session);
  const request = currentRequest();
  if (request && session && found) request.session = { token: session, viewer: found.viewer };
  return found;
}

export const findViewer = async (session: string | undefined): Promise<Viewer | null> =>
  (await findSession(session))?.viewer ?? null;

/**
 * Extends a session in the database and returns the cookie to send. Only a response that can set a cookie may extend a
 * session, so pages leave it to the middleware and the API.
 */
export async function slideSession(session: string): Promise<string> {
  // SQL: by the database's clock, as the session is found.
  await queryRows`
    update "Session" set expires = now() + make_interval(days => ${SESSION_DAYS}), "lastSeenAt" = now()
    where "sessionToken" = ${hashOf(session)} and expires > now()`;
  return cookieForSession(session);
}

export const cookieForSession = (value: string) =>
  `${sessionCookie()}=${value}; Max-Age=${SESSION_DAYS * 86_400}; ${cookieAttributes()}`;

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
  const found = jar.getAll(sessionCookie());
  const value = found.length === 1 ? found[0]?.value : undefined;
  const session = value && SESSION.test(value) ? value : undefined;
  const known = currentRequest()?.session;
  if (known && known.token === session) return known.viewer as Viewer;
  return findViewer(session);
});

/** For protected pages; `next` brings the visitor back after signing in. */
export async function requireViewer(next: string): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(`/auth?next=${encodeURIComponent(next)}`);
}

export async function requireAdminViewer(next: string): Promise<Viewer> {
  const viewer = await requireViewer(next);
  return viewer.isAdmin ? viewer : redirect("/dashboard");
}
