import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import next from "next";
import { pageCache } from "./page-cache.mjs";
import { requestQueue } from "./request-queue.mjs";

/**
 * Next behind a small HTTP server of our own, for what must happen before or around it: malformed addresses that Next
 * turns into a 500, clients that never finish a request, and a shutdown that completes every response. `npm start` and
 * the container run `node server.mjs`; on Vercel the platform does the same.
 */
const PORT = numberFrom("PORT", { most: 65_535, fallback: 3000 });
const HOST = process.env.HOST || "0.0.0.0";
/** A request must have arrived completely by then, headers and body. */
const REQUEST_MS = numberFrom("REQUEST_TIMEOUT_MS", { most: 999_999, fallback: 15_000 });
const DRAIN_MS = 4500;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const SAFE_HEADERS = {
  "Content-Type": "application/json",
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};

// The id of each request, for the log and the response. Pages record here that they could not reach the database
// (instrumentation.ts); then 500 becomes 503.
const requests = new AsyncLocalStorage();
globalThis[Symbol.for("pacioli.requests")] = requests;

// The image holds the built product without its sources (Dockerfile). As in Next's own standalone server, the
// configuration is then read from the build.
if (!existsSync("next.config.mjs")) {
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

let draining = false;
/** How many requests are being answered, without health checks. */
let openRequests = 0;
const app = next({ dev: false, hostname: HOST, port: PORT });
const handle = app.getRequestHandler();
const cache = pageCache();
const enter = requestQueue({ refuse: refuseBusy });
await app.prepare();

const server = createServer({
  requestTimeout: REQUEST_MS,
  headersTimeout: REQUEST_MS,
  // By default Node checks for late requests every thirty seconds, which would turn fifteen seconds into forty-five.
  connectionsCheckingInterval: Math.min(1000, REQUEST_MS),
  keepAliveTimeout: 65_000,
});
server.on("request", (request, response) => {
  if (draining) response.setHeader("Connection", "close");
  // lib/platform/server/limits.ts counts requests by this address when there is no proxy in front.
  request.headers["x-peer-address"] = request.socket.remoteAddress ?? "";
  const problem = problemOf(request);
  if (problem) return refuse(response, problem);
  if (!isHealthCheck(request)) countRequest(response);
  else if (openRequests > 0) return answerHealthCheck(response);
  const store = { requestId: crypto.randomUUID(), unavailable: false };
  response.setHeader("X-Request-Id", store.requestId);
  correctHead(response, store);
  requests.run(store, () =>
    cache.serve(request, response, () => enter(request, response, () => handle(request, response))),
  );
});

/** An invalid value is ignored here: lib/platform/process/env.ts reports it with all others and ends the process. */
function numberFrom(name, { most, fallback }) {
  const value = Number(process.env[name] || fallback);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : fallback;
}

function problemOf({ method = "", url = "" }) {
  if (!METHODS.includes(method))
    return { status: 405, code: "method_not_allowed", message: "This address does not take that method." };
  if (!isWellFormed(url)) return { status: 400, code: "invalid_id", message: "This address is not well formed." };
  // Next would render a whole page to say so, outside every limit.
  if (/^\/_next\/(?!static\/)/.test(url))
    return { status: 404, code: "not_found", message: "There is no such address." };
  return undefined;
}

/** Whether it is a path that can be decoded. Next answers 500 to `*`, and redirects a whole URL to the host in it. */
function isWellFormed(url) {
  try {
    return url.startsWith("/") && decodeURIComponent(url.split("?")[0]) !== "";
  } catch {
    return false;
  }
}

function countRequest(response) {
  openRequests += 1;
  response.once("close", () => {
    openRequests -= 1;
  });
}

/**
 * The route handler answers it, so that the check also proves that Next works. While other requests are being answered
 * `answerHealthCheck` does it instead: Next needs several turns of the event loop, which waits for pages that are being
 * rendered, and a busy instance must not look dead.
 */
function isHealthCheck({ method = "", url = "" }) {
  return (method === "GET" || method === "HEAD") && url.split("?")[0] === "/api/health";
}

function answerHealthCheck(response) {
  response.writeHead(200, { ...SAFE_HEADERS, "X-Request-Id": crypto.randomUUID() });
  response.end(JSON.stringify({ ok: true }));
}

function refuse(response, { status, code, message }) {
  const requestId = crypto.randomUUID();
  response.writeHead(status, {
    ...SAFE_HEADERS,
    ...(status === 405 ? { Allow: METHODS.join(", ") } : {}),
    "X-Request-Id": requestId,
  });
  response.end(JSON.stringify({ error: message, message, code, requestId }));
}

/** For more requests than this process can answer. The page reloads by itself, and the app's own code retries. */
function refuseBusy({ response }, lane) {
  if (response.destroyed || response.headersSent) return;
  response.setHeader("Retry-After", "5");
  const message = "The service is very busy right now. Please try again in a moment.";
  if (lane === "read") {
    const requestId = String(response.getHeader("X-Request-Id"));
    response.writeHead(503, SAFE_HEADERS);
    return response.end(JSON.stringify({ error: message, message, code: "busy", requestId }));
  }
  const nonce = crypto.randomUUID();
  response.writeHead(503, {
    ...SAFE_HEADERS,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
  });
  response.end(`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="5"><title>One moment · Pacioli</title>
<style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh}main{max-width:28rem;padding:2rem}</style></head>
<body><main><h1>One moment</h1><p>${message} This page tries again by itself.</p></main></body></html>`);
}

/** Sends 503 instead of 500 without the database, and names the charset of what Next sends for a navigation. */
function correctHead(response, store) {
  const { writeHead } = response;
  response.writeHead = function (status, ...rest) {
    if (this.getHeader("Content-Type") === "text/x-component")
      this.setHeader("Content-Type", "text/x-component; charset=utf-8");
    const isUnavailable = store.unavailable && status === 500;
    if (isUnavailable) {
      this.statusCode = 503;
      this.setHeader("Retry-After", "5");
    }
    return writeHead.call(this, isUnavailable ? 503 : status, ...rest);
  };
}

/** Completes open requests, accepts no new ones, and ends. Clients that keep a connection open are told to close it. */
async function drain() {
  if (draining) return;
  draining = true;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timeout = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref());
  await Promise.race([closed, timeout]);
  server.closeAllConnections();
  await Promise.race([app.close(), timeout]);
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, drain);
server.listen(PORT, HOST, renewPrerendered);

/**
 * The build made these pages without the settings of this host: its address, and the providers for signing in. They are
 * rendered again before a visitor comes, however new they are: a request with this id makes Next render at once, as its
 * own `revalidate` does. As there, HEAD is enough.
 */
function renewPrerendered() {
  const { preview } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8"));
  const headers = { "x-prerender-revalidate": preview.previewModeId };
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  for (const path of ["/", "/auth", "/get-started"])
    fetch(`http://${host}:${port}${path}`, { method: "HEAD", headers }).catch(() => {});
}
