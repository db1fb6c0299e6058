import "server-only";
import { createHash } from "node:crypto";
import { notFound } from "@/lib/platform/contract/problem";
import { hashOf } from "@/lib/platform/process/secrets";
import { addressFrom, consumeLocal } from "@/lib/platform/server/limits";
import { plainRoute, type Route } from "@/lib/platform/server/route";

// The address contains a secret: limits and logs use only the pattern.
const ADDRESS = "/api/calendar/{secret}";
const READS = { points: 120, seconds: 60 };
/** Calendar programs read a feed once an hour, and a feed of two thousand events takes long to write. */
const READS_PER_FEED = { points: 12, seconds: 60 };

/** For calendar programs, which have no session. `read` returns null for an unknown secret. */
export function feedRoute(read: (secret: string) => Promise<string | null>): Route {
  return plainRoute("GET", ADDRESS, async (request) => {
    await consumeLocal(`GET ${ADDRESS}`, addressFrom(request.headers), READS);
    const [, secret] = /\/([^/]+)\.ics$/.exec(new URL(request.url).pathname) ?? [];
    if (secret !== undefined) await consumeLocal(`${ADDRESS} by its secret`, hashOf(secret), READS_PER_FEED);
    const text = secret === undefined ? null : await read(secret);
    if (text === null) throw notFound("This calendar does not exist, or its address was reset.");
    return respond(request, text);
  });
}

function respond(request: Request, text: string): Response {
  const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'inline; filename="pacioli.ics"',
    "Cache-Control": "private, no-cache",
    "X-Robots-Tag": "noindex",
    ETag: tag,
  };
  const etags = (request.headers.get("if-none-match") ?? "").split(",").map((etag) => etag.trim().replace(/^W\//, ""));
  return etags.includes(tag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
