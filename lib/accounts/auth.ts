import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthConfig } from "next-auth";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import { log } from "@/lib/platform/process/log";
import { clientOf } from "@/lib/platform/server/client";
import { SESSION_DAYS, sessionCookie, sessionTokenIn } from "@/lib/platform/server/session";
import { authAdapter, newSessionToken } from "./adapter";
import { hasVerifiedEmail, providers } from "./providers";
import { nextPath } from "./rules";
import { makeListedAdmin } from "./writes";

const CALLBACK = /\/callback\//;

/** Created for each request, so that a session stores its browser. */
export const { handlers, auth, signIn, signOut } = NextAuth((request): NextAuthConfig => {
  const client = clientOf(request ?? new Request(env.appUrl), randomUUID());
  // next-auth reads its own URL from here; otherwise it would use the Host header, which a caller can forge.
  process.env.AUTH_URL = env.appUrl;
  return {
    adapter: adapterFor(request, authAdapter({ method: "provider", client })),
    providers: providers(),
    secret: env.authSecret,
    basePath: "/api/auth",
    trustHost: true,
    session: {
      strategy: "database",
      maxAge: SESSION_DAYS * 86_400,
      updateAge: 86_400,
      generateSessionToken: newSessionToken,
    },
    useSecureCookies: env.secure,
    cookies: {
      sessionToken: {
        name: sessionCookie(),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: env.secure },
      },
    },
    pages: { signIn: "/auth", error: "/auth" },
    callbacks: {
      signIn: async ({ user, profile }) => {
        if (!hasVerifiedEmail(profile) || (await isUnverified(user.email))) return false;
        return (await isSuspended(user.email)) ? "/auth?error=Suspended" : true;
      },
      redirect: ({ url, baseUrl }) => baseUrl + nextPath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url),
      session: ({ session: { expires }, user: { id, name, email } }) => ({
        user: { id, name: name ?? null, email },
        expires: new Date(expires).toISOString(),
      }),
    },
    events: { signIn: async ({ user }) => makeListedAdmin(user.id ?? "", client) },
    logger: {
      error: ({ name, cause }) => log.warn({ reason: reasonOf(cause) ?? name }, "sign-in by a provider failed"),
      warn: () => {},
    },
  };
});

type AuthAdapter = ReturnType<typeof authAdapter>;

/**
 * next-auth would link a provider's account to the signed-in user even when the addresses differ, so a stolen session
 * could gain permanent access. So a callback reads no session: only the verified address decides.
 */
function adapterFor(request: NextRequest | undefined, adapter: AuthAdapter): AuthAdapter {
  if (!request) return adapter;
  const session = CALLBACK.test(request.nextUrl.pathname) ? undefined : sessionTokenIn(request.headers.get("cookie"));
  return {
    ...adapter,
    getSessionAndUser: async (token) => (token === session ? adapter.getSessionAndUser(token) : null),
  };
}

/** An account with an unconfirmed address is never linked. */
async function isUnverified(email: string | null | undefined): Promise<boolean> {
  if (!email) return true;
  const user = await db.user.findUnique({ where: { email }, select: { emailVerified: true } });
  return user !== null && user.emailVerified === null;
}

/** The sign-in page says so. The reason is shown after a sign-in by mail only. */
async function isSuspended(email: string | null | undefined): Promise<boolean> {
  if (!email) return false;
  const user = await db.user.findUnique({ where: { email }, select: { suspendedAt: true } });
  return Boolean(user?.suspendedAt);
}

function reasonOf(cause: unknown): string | undefined {
  const error = (cause as { err?: Error } | undefined)?.err;
  return error ? `${error.name}: ${error.message}` : undefined;
}
