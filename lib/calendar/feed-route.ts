import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { answerTo, problemOf } from "@/lib/platform/fault";
import { addressFrom, spendHere } from "@/lib/platform/limits";
import { log } from "@/lib/platform/log";
import { notFound, Problem } from "@/lib/platform/problem";

type Context = { params: Promise<{ secret?: string | string[] }> };

const METHODS = ["POST", "PUT", "PATCH", "DELETE"] as const;
const ALLOW = "GET, HEAD, OPTIONS";
const READS = { points: 120, seconds: 60 };

/** A feed is text and knows no session, so it goes round `route`; refusals look the same. `read` answers null for an unknown secret. */
export function feedRoute(read: (secret: string) => Promise<string | null>) {
  const get = async (request: Request, { params }: Context): Promise<Response> => {
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
      if (problem.status >= 500) log.error({ requestId, path: "/api/calendar/{secret}" }, problem.code);
      return answerTo(problem, requestId);
    }
  };
  const refuse = async (): Promise<Response> => {
    const answer = answerTo(new Problem("method_not_allowed", "This address does not take that method."), randomUUID());
    answer.headers.set("Allow", ALLOW);
    return answer;
  };
  const tell = async () => new Response(null, { status: 204, headers: { Allow: ALLOW } });
  const refusals = Object.fromEntries(METHODS.map((method) => [method, refuse])) as Record<
    (typeof METHODS)[number],
    typeof refuse
  >;
  return { GET: get, OPTIONS: tell, ...refusals };
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
