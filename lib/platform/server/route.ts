import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { metrics } from "@opentelemetry/api";
import * as z from "zod/mini";
import type { Access, Body, Endpoint, Limit, Method, Params, Query, ResponseOf, Shape } from "../contract/endpoint";
import { type Code, type Fields, notFound, Problem } from "../contract/problem";
import { MAX_INT4 } from "../contract/shapes";
import { logAuth } from "../database/auth-log";
import { db } from "../database/db";
import { env } from "../process/env";
import { log } from "../process/log";
import { hashOf } from "../process/secrets";
import { singleton } from "../process/singleton";
import { fileFrom } from "../services/upload";
import { jsonFrom } from "./body";
import { type Client, clientOf } from "./client";
import { errorResponse, problemOf } from "./errors";
import { type IdempotencyKey, idempotencyKeyOf } from "./idempotency";
import { addressFrom, checkLimit, consumeLocal, consumeShared, tryConsume } from "./limits";
import { inRequest } from "./request-store";
import { findSession, isNewAccount, sessionTokenIn, slideSession, type Viewer } from "./session";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const DEFAULT_LIMITS = { user: { points: 900, seconds: 60 }, address: { points: 200, seconds: 60 } };

export type RouteArgs<E extends Endpoint> = {
  viewer: E["access"] extends "anyone" ? Viewer | null : Viewer;
  /** Only for polled endpoints, whose viewer is not looked up. */
  sessionHash: string;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  file: E extends { file: string } ? Uint8Array<ArrayBuffer> : undefined;
  /** Set for idempotent calls; null when the request had no key. */
  key: IdempotencyKey | null;
  request: Request;
  client: Client;
};

type Context = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: Context) => Promise<Response>;
export type Route = { method: Method; handler: Handler };

/** A response with another status or with headers. */
export class CustomResponse<T> {
  constructor(
    readonly body: T,
    readonly init: { status?: 200 | 201; headers?: [string, string][] } = {},
  ) {}
}

export const respond = <T>(body: T, init: CustomResponse<T>["init"]) => new CustomResponse(body, init);

type Result<E extends Endpoint> =
  | ResponseOf<E>
  | CustomResponse<ResponseOf<E>>
  | (E extends { polled: true } ? null : never);
type AsyncResult<E extends Endpoint> = Promise<Result<E>> | Result<E>;

/** Connects an endpoint to its handler. The order of the checks matters: see docs/architecture.md. */
export function route<const E extends Endpoint>(endpoint: E, handle: (args: RouteArgs<E>) => AsyncResult<E>): Route {
  const handler = guarded(endpoint.path, async (request, context, requestId) => {
    checkOrigin(request, endpoint);
    const client = clientOf(request, requestId);
    const sessionHash = endpoint.polled ? sessionHashOf(request) : "";
    const { viewer, isAgeing } = endpoint.polled ? NO_SESSION : await sessionFor(endpoint.access, request, client);
    await checkRate(endpoint, client, sessionHash || viewer?.id, viewer !== null && isNewAccount(viewer));
    const params = parsed(endpoint.params, (await context.params) ?? {}, "invalid_id");
    refuseBeyondInt4(params, endpoint.notFoundMessage);
    const query = parsed(endpoint.query, queryOf(request, endpoint.query), "invalid_query");
    const body = endpoint.body ? parsed(endpoint.body, await bodyOf(endpoint, request), "invalid_body") : undefined;
    const file = endpoint.file ? await fileFrom(request, endpoint.file, endpoint.maxBody) : undefined;
    const key = endpoint.idempotent && viewer ? idempotencyKeyOf(request, endpoint, viewer.id, { params, body }) : null;
    const args = { viewer, sessionHash, params, query, body, file, key, request, client } as unknown as RouteArgs<E>;
    const result = await handle(args);
    if (endpoint.polled && result === null) throw unauthenticated();
    const response = toResponse(endpoint, request, requestId, result);
    // When the handler sets or clears the cookie itself, the session must not be extended.
    if (isAgeing && !response.headers.has("set-cookie"))
      response.headers.append("Set-Cookie", await slideSession(sessionTokenOf(request) ?? ""));
    return response;
  });
  return { method: endpoint.method, handler };
}

/** For the few routes without a contract, such as health checks. Errors are handled as in `route`. */
export function plainRoute(
  method: Method,
  path: string,
  handle: (request: Request, client: Client) => Promise<Response> | Response,
): Route {
  return { method, handler: guarded(path, async (request, _, id) => handle(request, clientOf(request, id))) };
}

type GuardedHandler = (request: Request, context: Context, requestId: string) => Promise<Response>;

function guarded(path: string, handle: GuardedHandler): Handler {
  return (request, context) =>
    inRequest(async (requestId) => {
      const begun = performance.now();
      const response = await respondTo(request, context, requestId);
      durations().record((performance.now() - begun) / 1000, {
        "http.request.method": request.method,
        "http.route": path,
        "http.response.status_code": response.status,
      });
      return response;
    });

  async function respondTo(request: Request, context: Context, requestId: string): Promise<Response> {
    try {
      // Checked before the session look-up, so that invalid cookies cost no database query.
      await checkLimit(SIGNED_OUT, addressFrom(request.headers), DEFAULT_LIMITS.address);
      return await handle(request, context, requestId);
    } catch (thrown) {
      const problem = problemOf(thrown);
      // The caller closed the connection; whatever failed because of that is not our error.
      if (request.signal.aborted) log.info({ path }, "the caller hung up");
      else if (problem.status >= 500) log.error({ path, reason: reasonOf(problem) }, problem.code);
      if (problem.status === 401) await tryConsume(SIGNED_OUT, addressFrom(request.headers), DEFAULT_LIMITS.address);
      return errorResponse(problem, requestId);
    }
  }
}

/** Measured where metrics are sent (telemetry.ts); otherwise this does nothing. */
const durations = () =>
  singleton("durations", () =>
    metrics.getMeter("pacioli").createHistogram("http.server.request.duration", { unit: "s" }),
  );

/** Counts calls without a valid session, by the caller's address. */
const SIGNED_OUT = "signed out";

/** All methods of one path, for the exports of a route file. */
export function methods(...routes: Route[]): Record<Method | "OPTIONS", Handler> {
  const handlersByMethod = new Map(routes.map(({ method, handler }) => [method, handler]));
  const allowed = [...handlersByMethod.keys(), ...(handlersByMethod.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse: Handler = async () => {
    const response = errorResponse(
      new Problem("method_not_allowed", "This address does not take that method."),
      randomUUID(),
    );
    response.headers.set("Allow", allowed);
    return response;
  };
  const handlers = Object.fromEntries(METHODS.map((method) => [method, handlersByMethod.get(method) ?? refuse]));
  const options: Handler = async () => new Response(null, { status: 204, headers: { Allow: allowed } });
  return { ...handlers, OPTIONS: options } as Record<Method | "OPTIONS", Handler>;
}

function checkOrigin(request: Request, { method, sameOriginOnly }: Endpoint): void {
  if (method !== "GET" || sameOriginOnly) refuseForeign(request);
}

/** Writes are accepted from our own pages, and from programs that send neither header (not browsers). */
function refuseForeign(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreign =
    site !== null
      ? site !== "same-origin" && site !== "none"
      : origin !== null && origin !== new URL(env.appUrl).origin;
  if (foreign) throw new Problem("wrong_origin", "This request did not come from Pacioli.");
}

const unauthenticated = () => new Problem("unauthenticated", "Please sign in first.");

function sessionHashOf(request: Request): string {
  const token = sessionTokenOf(request);
  if (!token) throw unauthenticated();
  return hashOf(token);
}

const sessionTokenOf = (request: Request) => sessionTokenIn(request.headers.get("cookie"));

const NO_SESSION = { viewer: null, isAgeing: false };

type SessionState = { viewer: Viewer | null; isAgeing: boolean };

async function sessionFor(access: Access, request: Request, client: Client): Promise<SessionState> {
  const session = await findSession(sessionTokenOf(request));
  if (!session && access === "anyone") return NO_SESSION;
  if (!session) throw unauthenticated();
  if (access === "admin" && !session.viewer.isAdmin) throw await adminOnly(session.viewer, client);
  return { viewer: { ...session.viewer, client }, isAgeing: session.isAgeing };
}

/** For a download without a contract: returns the admin. Throws 403 `wrong_origin`, 401 and 403 `admin_only`. */
export async function requireAdmin(request: Request, client: Client): Promise<Viewer> {
  refuseForeign(request);
  const { viewer } = await sessionFor("admin", request, client);
  if (!viewer) throw unauthenticated();
  return viewer;
}

const REFUSALS_LOGGED = { points: 10, seconds: 60 };

/** Logs an attempt to use an admin call, at most ten a minute per user. */
async function adminOnly({ id }: Viewer, client: Client): Promise<Problem> {
  if (await tryConsume("admin-refused", id, REFUSALS_LOGGED))
    await logAuth(db, { action: "admin-refused", userId: id, client });
  return new Problem("admin_only", "Only admins can do this.");
}

/** The caller is the user, or the session of a polled endpoint. Signed-out callers are counted by address. */
async function checkRate(
  endpoint: Endpoint,
  client: Client,
  callerId: string | undefined,
  isNew: boolean,
): Promise<void> {
  const key = callerId ?? client.address;
  const kind = callerId ? "user" : "address";
  await consumeLocal(kind, key, DEFAULT_LIMITS[kind]);
  const { method, path, limit = [], newAccountLimit } = endpoint;
  const name = `${method} ${path}`;
  if (isNew && newAccountLimit) return consumeAll(`${name} newcomer`, key, newAccountLimit);
  await consumeAll(name, key, "points" in limit ? [limit] : limit);
}

/** Limits of an hour or more must survive a restart. */
async function consumeAll(name: string, key: string, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits)
    await (limit.seconds < 3600 ? consumeLocal : consumeShared)(`${name} ${limit.seconds}`, key, limit);
}

function parsed(shape: Shape | undefined, value: unknown, code: Code): unknown {
  if (!shape) return undefined;
  const result = z.safeParse(shape, value, { error: pleaseCheck });
  if (result.success) return result.data;
  throw problemOfIssues(result.error.issues, code);
}

/** The first issue decides the sentence and, where its shape names one, the code. */
function problemOfIssues(issues: z.core.$ZodIssue[], code: Code): Problem {
  const fields: Fields = {};
  for (const issue of issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  const first = issues[0];
  const shapeCode = (first as { params?: { code?: Code } } | undefined)?.params?.code;
  const isPage = code === "invalid_query" && first?.path[0] === "page";
  const sentence = first?.message ?? CHECK_REQUEST;
  return new Problem(
    shapeCode ?? (isPage ? "invalid_page" : code),
    sentence,
    code === "invalid_body" ? { fields } : {},
  );
}

const CHECK_REQUEST = "Please check the request.";

/** For a value of the wrong kind whose shape has no sentence of its own. */
const pleaseCheck = ({ path = [] }: { path?: PropertyKey[] | undefined }): string =>
  path.length > 0 ? `Please check '${path.join(".")}'.` : CHECK_REQUEST;

/** A request has no body when it has neither a type, nor a length, nor a stream. Any other body is read and checked. */
function bodyOf({ bodyOptional, maxBody }: Endpoint, request: Request): unknown {
  const { headers } = request;
  const hasBody =
    headers.has("content-type") || headers.has("transfer-encoding") || (headers.get("content-length") ?? "0") !== "0";
  return bodyOptional && !hasBody ? {} : jsonFrom(request, maxBody);
}

/** Ids may have ten digits, but Postgres's int4 is smaller: such a row cannot exist. */
function refuseBeyondInt4(params: unknown, message?: string): void {
  for (const value of Object.values(params ?? {}))
    if (typeof value === "number" && value > MAX_INT4) throw notFound(message);
}

/** Known keys only. A repeated key becomes a list, which no shape accepts. */
function queryOf(request: Request, shape: Shape | undefined): Record<string, string | string[]> {
  if (!shape) return {};
  const search = new URL(request.url).searchParams;
  const keys = Object.keys((shape as unknown as { shape?: object }).shape ?? {});
  const entries = keys.filter((key) => search.has(key)).map((key) => [key, search.getAll(key)] as const);
  return Object.fromEntries(
    entries.map(([key, values]) => [key, values.length === 1 ? (values[0] as string) : values]),
  );
}

function toResponse(endpoint: Endpoint, request: Request, requestId: string, result: unknown): Response {
  const { body: content, init } = result instanceof CustomResponse ? result : new CustomResponse(result);
  // Fields that the shape does not name, such as a password hash, are removed here.
  const data = z.parse(endpoint.response, content);
  const body = endpoint.media ? String(data) : JSON.stringify(data);
  const type = endpoint.media ? `${endpoint.media}; charset=utf-8` : "application/json";
  const headers = new Headers({ "Content-Type": type, Vary: "Cookie", "X-Request-Id": requestId });
  headers.set("Cache-Control", endpoint.etag ? "private, no-cache" : "no-store");
  for (const [name, value] of init.headers ?? []) headers.append(name, value);
  if (endpoint.etag) {
    const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    headers.set("ETag", tag);
    if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: init.status ?? endpoint.status ?? 200, headers });
}

function reasonOf(problem: Problem): string {
  const cause = problem.cause;
  return cause instanceof Error ? `${cause.stack ?? cause.message}` : problem.message;
}
