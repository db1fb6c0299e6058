import { type NextRequest, NextResponse } from "next/server";
import { THEME_SCRIPT } from "@/components/shell/theme";
import { nextPath } from "@/lib/accounts/rules";
import { awayPage } from "@/lib/platform/away";
import { env } from "@/lib/platform/env";
import { problemOf } from "@/lib/platform/fault";
import { addressFrom, spendHere } from "@/lib/platform/limits";
import { contentPolicy, newNonce, PAYMENT_FORM } from "@/lib/platform/policy";
import type { Problem } from "@/lib/platform/problem";
import { findViewer, sessionIn } from "@/lib/platform/session";

const PROTECTED =
  /^\/(dashboard|courses|progress|calendar|profile|settings|test-upload|admin|community\/groups\/new)(\/|$)/;
const ADMIN = /^\/admin(\/|$)/;
const DOORS = /^\/(auth|get-started)$/;

/** Rendering costs more than answering a call. Generous, because a school may share one address. */
const PAGES_OF_AN_ADDRESS = { points: 600, seconds: 60 };

/** Turns visitors to where they may go, and gives each rendered page its policy. The pages ask again. */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const nonce = newNonce();
  try {
    await spendHere("page", addressFrom(request.headers), PAGES_OF_AN_ADDRESS);
    const elsewhere = await redirectFor(request);
    if (elsewhere) return NextResponse.redirect(new URL(elsewhere, request.url));
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem.status === 429) return tooMany(problem);
    if (problem.status !== 503) throw thrown;
    return new NextResponse(awayPage(nonce), {
      status: 503,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": contentPolicy(nonce, []),
        "Cache-Control": "no-store",
        "Retry-After": "30",
      },
    });
  }
  // The doors are prerendered and carry the static policy of next.config.mjs.
  if (DOORS.test(pathname)) return NextResponse.next();
  const paysHere = pathname === "/subscribe" && env.stripeEmbeddedKey !== undefined;
  const policy = contentPolicy(nonce, [THEME_SCRIPT], paysHere ? PAYMENT_FORM : undefined);
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the request's policy; one sent from outside is replaced here.
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

const tooMany = ({ message, retryAfter }: Problem) =>
  new NextResponse(message, {
    status: 429,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter ?? 60),
    },
  });

async function redirectFor(request: NextRequest): Promise<string | null> {
  const { pathname, search, searchParams } = request.nextUrl;
  const door = DOORS.test(pathname);
  if (!door && !PROTECTED.test(pathname)) return null;
  const viewer = await findViewer(sessionIn(request.headers.get("cookie")));
  if (door) return viewer && nextPath(searchParams.get("next"));
  if (!viewer) return `/auth?next=${encodeURIComponent(pathname + withoutInternals(search))}`;
  return ADMIN.test(pathname) && !viewer.isAdmin ? "/dashboard" : null;
}

/** Next adds `_rsc` to what it fetches itself; it is no part of the address a person asked for. */
function withoutInternals(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete("_rsc");
  return kept.size > 0 ? `?${kept}` : "";
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api/|api$|_next/|uploads/|auth$|get-started$|.*\\.(?:svg|png|ico|webp|jpg|webmanifest|txt|xml|js|css|woff2)$).+)",
    { source: "/(auth|get-started)", has: [{ type: "cookie", key: "session" }] },
    { source: "/(auth|get-started)", has: [{ type: "cookie", key: "__Host-session" }] },
  ],
};
