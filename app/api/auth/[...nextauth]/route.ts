import { NextRequest } from "next/server";
import { authAdapter } from "@/lib/accounts/adapter";
import { handlers } from "@/lib/accounts/auth";
import { cookieForKnownBrowser } from "@/lib/accounts/known-browser";
import { offeredProviders } from "@/lib/accounts/providers";
import { notFound } from "@/lib/platform/contract/problem";
import { bytesFrom } from "@/lib/platform/server/body";
import type { Client } from "@/lib/platform/server/client";
import { consumeLocal } from "@/lib/platform/server/limits";
import { methods, plainRoute } from "@/lib/platform/server/route";
import { findViewer, sessionCookie, sessionTokenIn } from "@/lib/platform/server/session";

const PATH = "/api/auth/[...nextauth]";
const CALLS = { points: 60, seconds: 60 };
const MOST_BYTES = 16 * 1024;

/** All other addresses of next-auth are 404: its own pages, its mail, and sign-in without a provider. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", PATH, async (request, client) => {
    const action = await actionOf(request, client);
    if (/^(csrf|providers|session|signin)$/.test(action)) return handlers.GET(new NextRequest(request));
    if (!isOfProvider(action, "callback") || request.method !== "GET") throw missing();
    return startSignIn(request, client, await handlers.GET(new NextRequest(request)));
  }),
  plainRoute("POST", PATH, async (request, client) => {
    const action = await actionOf(request, client);
    if (action !== "signout" && !isOfProvider(action, "signin")) throw missing();
    // next-auth itself reads a body of any length.
    const body = await bytesFrom(request, MOST_BYTES);
    return handlers.POST(new NextRequest(request.url, { method: "POST", headers: request.headers, body }));
  }),
);

const missing = () => notFound("There is no such address.");

/** The part of the address after /api/auth/. */
async function actionOf(request: Request, client: Client): Promise<string> {
  await consumeLocal("next-auth", client.address, CALLS);
  return new URL(request.url).pathname.slice("/api/auth/".length);
}

const isOfProvider = (action: string, verb: "callback" | "signin") =>
  offeredProviders().some(({ id }) => action === `${verb}/${id}`);

/** A sign-in ends this browser's earlier session, and remembers the browser for the account's sign-in limits. */
async function startSignIn(request: Request, client: Client, response: Response): Promise<Response> {
  const before = request.headers.get("cookie");
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${sessionCookie()}=`));
  const viewer = await findViewer(sessionTokenIn(cookie?.split(";")[0] ?? null));
  if (!viewer) return response;
  const old = sessionTokenIn(before);
  if (old) await authAdapter({ method: "provider", client }).deleteSession(old);
  response.headers.append("Set-Cookie", cookieForKnownBrowser(before, viewer.email));
  return response;
}
