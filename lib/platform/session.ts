import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { now } from "./clock";
import { rows } from "./db";
import { env } from "./env";

export const SESSION_DAYS = 30;
export const REAUTH_MINUTES = 60;

/** The person who asks, as every read and write sees her. */
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
  sessionId: string;
  authenticatedAt: Date;
};

/** `__Host-` binds the cookie to this host and to https, which a laptop does not have. */
export const sessionCookie = () => (env.secure ? "__Host-session" : "session");

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const SESSION = /^[A-Za-z0-9_-]{43}$/;

/** The session's value among raw cookies. Two different ones are an attempt to confuse: neither counts. */
export function sessionIn(header: string | null): string | undefined {
  const name = `${sessionCookie()}=`;
  const found = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(name))
    .map((part) => part.slice(name.length));
  return found.length === 1 && SESSION.test(found[0] ?? "") ? found[0] : undefined;
}

/** One statement: who holds this session, sliding its end forward at most once a day. */
export async function findViewer(session: string | undefined): Promise<Viewer | null> {
  if (!session) return null;
  const hash = hashOf(session);
  const [viewer] = await rows<Viewer & { ageing: boolean }>`
    select u.id, u.username, u.name, u.email, u."avatarUrl", u."isAdmin", u."timeZone", u."timeZoneChosen",
           u."subscriptionStatus", u."subscriptionTier", u."subscriptionCurrentPeriodEnd",
           u."subscriptionSource", u."subscriptionCancelAtPeriodEnd",
           s.id as "sessionId", s."authenticatedAt",
           s.expires < now() + make_interval(days => ${SESSION_DAYS - 1}) as ageing
    from "Session" s join "User" u on u.id = s."userId"
    where s."sessionToken" = ${hash} and s.expires > now()`;
  if (!viewer) return null;
  const { ageing, ...person } = viewer;
  if (ageing)
    await rows`
      update "Session" set expires = now() + make_interval(days => ${SESSION_DAYS}), "lastSeenAt" = now()
      where "sessionToken" = ${hash}`;
  return person;
}

const NEWCOMER_HOURS = 24;

/** In the first day of the account. A user's id is a UUID v7, which begins with the moment it was made. */
export function isNewcomer({ id }: Pick<Viewer, "id">): boolean {
  const madeAt = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
  return now().getTime() - madeAt < NEWCOMER_HOURS * 3_600_000;
}

/** Once per page, however many parts of it ask. */
export const whoever = cache(async (): Promise<Viewer | null> => {
  const jar = await cookies();
  const found = jar.getAll(sessionCookie());
  const value = found.length === 1 ? found[0]?.value : undefined;
  return findViewer(value && SESSION.test(value) ? value : undefined);
});

/** For protected pages; `next` brings the visitor back after signing in. */
export async function signedIn(next: string): Promise<Viewer> {
  return (await whoever()) ?? redirect(`/auth?next=${encodeURIComponent(next)}`);
}

export async function administrator(next: string): Promise<Viewer> {
  const viewer = await signedIn(next);
  return viewer.isAdmin ? viewer : redirect("/dashboard");
}
