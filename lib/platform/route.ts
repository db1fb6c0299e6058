import "server-only";
import { createHash, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { logAuth } from "./auth-log";
import { jsonFrom } from "./body";
import { type Client, clientOf } from "./client";
import type { Access, Answer, Body, Endpoint, Limit, Method, Params, Query, Shape } from "./contract";
import { db } from "./db";
import { env } from "./env";
import { answerTo, problemOf } from "./fault";
import { type IdempotencyKey, idempotencyKeyOf } from "./idempotency";
import { addressFrom, insistWithin, isWithin, spend, spendHere } from "./limits";
import { log } from "./log";
import { type Code, type Fields, notFound, Problem } from "./problem";
import { hashOf } from "./secrets";
import { findSession, isNewcomer, sessionIn, slideSession, type Viewer } from "./session";
import { MAX_INT4 } from "./shapes";
import { fileFrom } from "./upload";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const EVERYTHING = { user: { points: 900, seconds: 60 }, address: { points: 200, seconds: 60 } };

export type Asked<E extends Endpoint> = {
  viewer: E["access"] extends "anyone" ? Viewer | null : Viewer;
  /** The hash of the session's cookie, for polled reads only: their viewer is not looked up. */
  session: string;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  file: E extends { file: string } ? Uint8Array<ArrayBuffer> : undefined;
  /** Of an idempotent call; null when the request came without one. */
  key: IdempotencyKey | null;
  request: Request;
  client: Client;
};

type Context = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: Context) => Promise<Response>;
export type Route = { method: Method; handler: Handler };

/** An answer with another status or with headers. */
export class Reply<T> {
  constructor(
    readonly answer: T,
    readonly more: { status?: 200 | 201; headers?: [string, string][] } = {},
  ) {}
}

export const reply = <T>(answer: T, more: Reply<T>["more"]) => new Reply(answer, more);

type Found<E extends Endpoint> = Answer<E> | Reply<Answer<E>> | (E extends { polled: true } ? null : never);
type Outcome<E extends Endpoint> = Promise<Found<E>> | Found<E>;

/** One endpoint with the function that answers it. The order of the checks is the product's, not chance. */
export function route<const E extends Endpoint>(endpoint: E, handle: (asked: Asked<E>) => Outcome<E>): Route {
  const handler = guarded(endpoint.path, async (request, context, requestId) => {
    checkOrigin(request, endpoint);
    const client = clientOf(request, requestId);
    const session = endpoint.polled ? sessionHashOf(request) : "";
    const { viewer, isAgeing } = endpoint.polled ? NOBODY : await sessionFor(endpoint.access, request, client);
    await checkRate(endpoint, client, session || viewer?.id, viewer !== null && isNewcomer(viewer));
    const params = parsed(endpoint.params, (await context.params) ?? {}, "invalid_id");
    refuseBeyondInt4(params, endpoint.missing);
    const query = parsed(endpoint.query, queryOf(request, endpoint.query), "invalid_query");
    const body = endpoint.body ? parsed(endpoint.body, await bodyOf(endpoint, request), "invalid_body") : undefined;
    const file = endpoint.file ? await fileFrom(request, endpoint.file, endpoint.maxBody) : undefined;
    const key = endpoint.idempotent && viewer ? idempotencyKeyOf(request, endpoint, viewer.id, { params, body }) : null;
    const asked = { viewer, session, params, query, body, file, key, request, client } as unknown as Asked<E>;
    const outcome = await handle(asked);
    if (endpoint.polled && outcome === null) throw unauthenticated();
    const response = answered(endpoint, request, requestId, outcome);
    // A call that sets or clears the cookie itself has ended this session.
    if (isAgeing && !response.headers.has("set-cookie"))
      response.headers.append("Set-Cookie", await slideSession(sessionIn(request.headers.get("cookie")) ?? ""));
    return response;
  });
  return { method: endpoint.method, handler };
}

/** For the few addresses that are no call of the product (health, the document): only their refusals are the same. */
export function plain(
  method: Method,
  path: string,
  handle: (request: Request, client: Client) => Promise<Response> | Response,
): Route {
  return { method, handler: guarded(path, async (request, _, id) => handle(request, clientOf(request, id))) };
}

type Answering = (request: Request, context: Context, requestId: string) => Promise<Response>;

function guarded(path: string, answer: Answering): Handler {
  return async (request, context) => {
    const requestId = randomUUID();
    try {
      // Before anything is looked up, so that invented cookies cost no more than this.
      await insistWithin(SIGNED_OUT, addressFrom(request.headers), EVERYTHING.address);
      return await answer(request, context, requestId);
    } catch (thrown) {
      const problem = problemOf(thrown);
      // A caller that hung up is no fault of ours, whatever its going made of the work.
      if (request.signal.aborted) log.info({ requestId, path }, "the caller hung up");
      else if (problem.status >= 500) log.error({ requestId, path, reason: reasonOf(problem) }, problem.code);
      if (problem.status === 401) await isWithin(SIGNED_OUT, addressFrom(request.headers), EVERYTHING.address);
      return answerTo(problem, requestId);
    }
  };
}

/** Calls that were refused for want of a session, by the caller's address. */
const SIGNED_OUT = "signed out";

/** All methods of one address, for destructuring into a route file's exports. */
export function methods(...routes: Route[]): Record<Method | "OPTIONS", Handler> {
  const known = new Map(routes.map(({ method, handler }) => [method, handler]));
  const allowed = [...known.keys(), ...(known.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse: Handler = async () => {
    const answer = answerTo(new Problem("method_not_allowed", "This address does not take that method."), randomUUID());
    answer.headers.set("Allow", allowed);
    return answer;
  };
  const handlers = Object.fromEntries(METHODS.map((method) => [method, known.get(method) ?? refuse]));
  const tell: Handler = async () => new Response(null, { status: 204, headers: { Allow: allowed } });
  return { ...handlers, OPTIONS: tell } as Record<Method | "OPTIONS", Handler>;
}

/** Writes are taken from our own pages, or from programs that are no browser and send neither header. */
function checkOrigin(request: Request, { method, ownPages }: Endpoint): void {
  if (method === "GET" && !ownPages) return;
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
  const session = sessionIn(request.headers.get("cookie"));
  if (!session) throw unauthenticated();
  return hashOf(session);
}

const NOBODY = { viewer: null, isAgeing: false };

type Standing = { viewer: Viewer | null; isAgeing: boolean };

async function sessionFor(access: Access, request: Request, client: Client): Promise<Standing> {
  const found = await findSession(sessionIn(request.headers.get("cookie")));
  if (!found && access === "anyone") return NOBODY;
  if (!found) throw unauthenticated();
  if (access === "admin" && !found.viewer.isAdmin) throw await adminOnly(found.viewer, client);
  return { viewer: { ...found.viewer, client }, isAgeing: found.isAgeing };
}

/** For an address that is no call: who asks for it, when an admin does. Throws 401 and 403 `admin_only`. */
export async function adminFor(request: Request, client: Client): Promise<Viewer> {
  const { viewer } = await sessionFor("admin", request, client);
  if (!viewer) throw unauthenticated();
  return viewer;
}

const REFUSALS_LOGGED = { points: 10, seconds: 60 };

/** A try to get in where only admins may is noted, ten a minute of each person's. */
async function adminOnly({ id }: Viewer, client: Client): Promise<Problem> {
  if (await isWithin("admin-refused", id, REFUSALS_LOGGED))
    await logAuth(db, { action: "admin-refused", userId: id, client });
  return new Problem("admin_only", "Only admins can do this.");
}

/** `who` is the person, or the session of a polled read; somebody signed out is counted by the address. */
async function checkRate(endpoint: Endpoint, client: Client, who: string | undefined, isNew: boolean): Promise<void> {
  const key = who ?? client.address;
  await spendHere(who ? "user" : "address", key, who ? EVERYTHING.user : EVERYTHING.address);
  const { method, path, limit = [], newcomers } = endpoint;
  const name = `${method} ${path}`;
  if (isNew && newcomers) return spendAll(`${name} newcomer`, key, newcomers);
  await spendAll(name, key, "points" in limit ? [limit] : limit);
}

/** What is counted by the hour or the day has to outlive a restart. */
async function spendAll(name: string, key: string, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) await (limit.seconds < 3600 ? spendHere : spend)(`${name} ${limit.seconds}`, key, limit);
}

function parsed(shape: Shape | undefined, value: unknown, code: Code): unknown {
  if (!shape) return undefined;
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const issues = result.error.issues;
  const fields: Fields = {};
  for (const issue of issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  const first = issues[0];
  const named = (first as { params?: { code?: Code } } | undefined)?.params?.code;
  const sentence = first && code !== "invalid_query" ? first.message : (first?.message ?? "Please check the request.");
  const page = code === "invalid_query" && first?.path[0] === "page";
  throw new Problem(named ?? (page ? "invalid_page" : code), sentence, code === "invalid_body" ? { fields } : {});
}

/** Without a type, a length and a stream there is no body; whatever has one of them is read, and judged. */
function bodyOf({ bodyOptional, maxBody }: Endpoint, request: Request): unknown {
  const of = (name: string) => request.headers.get(name);
  const none = of("content-type") === null && of("transfer-encoding") === null && (of("content-length") ?? "0") === "0";
  return bodyOptional && none ? {} : jsonFrom(request, maxBody);
}

/** Ids have up to ten digits, of which Postgres's int4 holds not all: such a row cannot exist. */
function refuseBeyondInt4(params: unknown, missing?: string): void {
  for (const value of Object.values(params ?? {}))
    if (typeof value === "number" && value > MAX_INT4) throw notFound(missing);
}

/** Known keys only; a key given twice becomes a list, which no shape takes. */
function queryOf(request: Request, shape: Shape | undefined): Record<string, string | string[]> {
  if (!shape) return {};
  const search = new URL(request.url).searchParams;
  const keys = Object.keys((shape as unknown as { shape?: object }).shape ?? {});
  const given = keys.filter((key) => search.has(key)).map((key) => [key, search.getAll(key)] as const);
  return Object.fromEntries(given.map(([key, all]) => [key, all.length === 1 ? (all[0] as string) : all]));
}

function answered(endpoint: Endpoint, request: Request, requestId: string, result: unknown): Response {
  const { answer, more } = result instanceof Reply ? result : new Reply(result);
  // What the shape does not name, a password hash say, does not leave the server.
  const parsedAnswer = z.parse(endpoint.answer, answer);
  const body = endpoint.media ? String(parsedAnswer) : JSON.stringify(parsedAnswer);
  const type = endpoint.media ? `${endpoint.media}; charset=utf-8` : "application/json";
  const headers = new Headers({ "Content-Type": type, Vary: "Cookie", "X-Request-Id": requestId });
  headers.set("Cache-Control", endpoint.etag ? "private, no-cache" : "no-store");
  for (const [name, value] of more.headers ?? []) headers.append(name, value);
  if (endpoint.etag) {
    const tag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    headers.set("ETag", tag);
    if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: more.status ?? endpoint.status ?? 200, headers });
}

function reasonOf(problem: Problem): string {
  const cause = problem.cause;
  return cause instanceof Error ? `${cause.stack ?? cause.message}` : problem.message;
}
