import { type NextRequest, NextResponse } from "next/server";
import { EARLY_INPUT_SCRIPT } from "@/components/shell/early-input";
import { THEME_SCRIPT } from "@/components/shell/theme";
import { nextPath } from "@/lib/accounts/rules";
import type { Problem } from "@/lib/platform/contract/problem";
import { env } from "@/lib/platform/process/env";
import { problemOf } from "@/lib/platform/server/errors";
import { addressFrom, consumeLocal } from "@/lib/platform/server/limits";
import { maintenancePage, tooManyPage } from "@/lib/platform/server/maintenance-page";
import { contentPolicy, newNonce, PAYMENT_FORM } from "@/lib/platform/server/policy";
import { findSessionForPage, sessionTokenIn, slideSession, type Viewer } from "@/lib/platform/server/session";

const PROTECTED =
  /^\/(dashboard|courses|practice|readiness|progress|calendar|profile|settings|test-upload|admin|community\/groups\/new)(\/|$)/;
const ADMIN = /^\/admin(\/|$)/;
const SIGN_IN_PAGES = /^\/(auth|get-started)$/;

/** Rendering a page costs more than an API call. Generous, because a whole school may share one IP address. */
const PAGES_PER_ADDRESS = { points: 600, seconds: 60 };

/**
 * Redirects visitors to where they may go, and gives each rendered page its Content-Security-Policy. The pages check
 * access again.
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  // A mail program posts to the address of the page that stops its mails (RFC 8058).
  if (pathname === "/unsubscribe" && request.method === "POST")
    return NextResponse.rewrite(new URL(`/api/unsubscribe/one-click${request.nextUrl.search}`, request.url));
  const nonce = newNonce();
  let renewedCookie: string | null;
  try {
    await consumeLocal("page", addressFrom(request.headers), PAGES_PER_ADDRESS);
    const { target, cookie } = await findRedirect(request);
    if (target) return withCookie(NextResponse.redirect(new URL(target, request.url)), cookie);
    renewedCookie = cookie;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem.status === 429) return noticeResponse(nonce, tooManyPage(nonce, problem.message), problem);
    if (problem.status !== 503) throw thrown;
    return noticeResponse(nonce, maintenancePage(nonce), { status: 503, retryAfter: 30 });
  }
  // These pages are prerendered and have the static policy of next.config.mjs.
  if (SIGN_IN_PAGES.test(pathname) || pathname === "/api/docs") return NextResponse.next();
  const hasPaymentForm = pathname === "/subscribe" && env.stripeEmbeddedKey !== undefined;
  const policy = contentPolicy(nonce, [THEME_SCRIPT, EARLY_INPUT_SCRIPT], hasPaymentForm ? PAYMENT_FORM : undefined);
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the policy of the request. A policy that the client sent is replaced.
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return withCookie(response, renewedCookie);
}

function withCookie(response: NextResponse, cookie: string | null): NextResponse {
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
}

const noticeResponse = (
  nonce: string,
  page: string,
  { status, retryAfter = 60 }: Pick<Problem, "status" | "retryAfter">,
) =>
  new NextResponse(page, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentPolicy(nonce, []),
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
    },
  });

type Redirect = { target: string | null; cookie: string | null };

/** Where this visitor is redirected, if anywhere, and the cookie of a session that is extended. */
async function findRedirect(request: NextRequest): Promise<Redirect> {
  const { pathname } = request.nextUrl;
  if (!SIGN_IN_PAGES.test(pathname) && !PROTECTED.test(pathname)) return { target: null, cookie: null };
  const token = sessionTokenIn(request.headers.get("cookie"));
  const session = await findSessionForPage(token);
  const cookie = token && session?.isAgeing ? await slideSession(token) : null;
  return { target: redirectTarget(request, session?.viewer ?? null), cookie };
}

function redirectTarget({ nextUrl: { pathname, search, searchParams } }: NextRequest, viewer: Viewer | null) {
  if (SIGN_IN_PAGES.test(pathname)) return viewer && nextPath(searchParams.get("next"));
  if (!viewer) return `/auth?next=${encodeURIComponent(pathname + withoutInternals(search))}`;
  return ADMIN.test(pathname) && !viewer.isAdmin ? "/dashboard" : null;
}

/** Next adds `_rsc` to its own requests; it is not part of the address that the user opened. */
function withoutInternals(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("_rsc");
  return params.size > 0 ? `?${params}` : "";
}

export const config = {
  runtime: "nodejs",
  matcher: [
    // All but the files of `public`, which are named one by one: `/anything.png` is a page and counts as one.
    "/((?!api/|api$|_next/|uploads/|auth$|get-started$|(?:icon|icon-\\d+|apple-icon|social|favicon)\\.(?:svg|png|ico)$|robots\\.txt$|manifest\\.webmanifest$).+)",
    "/api/docs",
    { source: "/(auth|get-started)", has: [{ type: "cookie", key: "session" }] },
    { source: "/(auth|get-started)", has: [{ type: "cookie", key: "__Host-session" }] },
  ],
};
