import "server-only";
import { createHash, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Endpoint } from "@/lib/platform/contract";
import { answerTo, problemOf } from "@/lib/platform/fault";
import { addressFrom, spendHere } from "@/lib/platform/limits";
import { log } from "@/lib/platform/log";
import { notFound } from "@/lib/platform/problem";
import type { Route } from "@/lib/platform/route";

const READS = { points: 120, seconds: 60 };

// A file for other programs: no part of the contract, of which this is what the list of methods has to know.
const endpoint: Endpoint = {
  method: "GET",
  path: "/api/calendar/{secret}",
  summary: "An iCalendar feed",
  access: "anyone",
  answer: z.string(),
};

/** A feed is text and knows no session, so it goes round `route`; refusals look the same. `read` answers null for an unknown secret. */
export function feedRoute(read: (secret: string) => Promise<string | null>): Route {
  const handler: Route["handler"] = async (request, { params }) => {
    const requestId = randomUUID();
    try {
      await spendHere("GET /api/calendar/{secret}", addressFrom(request.headers), READS);
      const { secret } = await params;
      const [, value] = /^(.+)\.ics$/.exec(String(secret)) ?? [];
      const text = value === undefined ? null : await read(value);
      if (text === null) throw notFound("This calendar does not exist, or its address was reset.");
      return answered(request, text);
    } catch (thrown) {
      const problem = problemOf(thrown);
      // The address is a secret: the log learns the pattern only.
      if (problem.status >= 500) log.error({ requestId, path: endpoint.path }, problem.code);
      return answerTo(problem, requestId);
    }
  };
  return { endpoint, handler };
}

function answered(request: Request, text: string): Response {
  const tag = `"${createHash("sha1").update(text).digest("base64url")}"`;
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'inline; filename="pacioli.ics"',
    "Cache-Control": "private, no-cache",
    "X-Robots-Tag": "noindex",
    ETag: tag,
  };
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes(tag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
