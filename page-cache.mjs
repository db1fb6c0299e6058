import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip as gzipWithCallback } from "node:zlib";

const gzip = promisify(gzipWithCallback);

/**
 * Pages for visitors, kept in memory for a few seconds and sent to everybody who is not signed in. Any write that such
 * a page could show empties the cache, so that in this process nobody sees an old page; writes through another process
 * show after MAX_AGE_MS at the latest. Each response has its own nonce: the one that the page was rendered with never
 * leaves the process (docs/decisions).
 */
const MAX_AGE_MS = 5000;
const MOST_PAGES = 200;
/** Of all cached pages together: 200 of the heaviest threads would take 300 MB. */
const MOST_BYTES = 20_000_000;
const PATHS = /^\/($|auth$|get-started$|community($|\/(forum|thread)\/[1-9]\d{0,9}$))/;
const PARAMETERS = ["page", "filter"];
const SESSION = /(^|;\s*)(__Host-)?session=/;

/** Frequent writes that no page for visitors shows. All others empty the cache. */
const INVISIBLE_WRITES =
  /^\/api\/(attempts|csp-report|events|logout|notifications|posts\/preview|topics|calendar|groups\/\d+\/messages|user\/(notifications|study-|time-zone|today))/;

const NOT_COPIED = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
];

export function pageCache({ now = Date.now } = {}) {
  const pages = new Map();
  let bytes = 0;
  let writes = 0;

  const empty = () => {
    writes += 1;
    pages.clear();
    bytes = 0;
  };

  const remove = (key) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };

  const find = (key) => {
    const page = pages.get(key);
    return page && now() - page.renderedAt < MAX_AGE_MS ? page : undefined;
  };

  const store = (key, page, writesBefore) => {
    // The page may lack a write that ended meanwhile.
    if (writes !== writesBefore) return;
    remove(key);
    pages.set(key, page);
    bytes += page.bytes;
    // A Map has its oldest entries first.
    while (pages.size > MOST_PAGES || bytes > MOST_BYTES) remove(pages.keys().next().value);
  };

  return {
    /** Serves the request from the cache or by `render`, if it asks for a page that all visitors see alike. */
    async serve(request, response, render) {
      if (isWrite(request)) {
        emptyWhenAnswered(response, empty);
        return render();
      }
      const key = keyOf(request);
      if (key === undefined) return render();
      const cached = find(key);
      if (cached) {
        onServed(request);
        return send(request, response, cached, takesGzip(request));
      }
      const writesBefore = writes;
      const zipped = takesGzip(request);
      // The page is cached as text and compressed here when it is sent, so Next must not compress it.
      delete request.headers["accept-encoding"];
      hold(response, (body, callback) => {
        const page = pageOf(response, body);
        if (!page) return sendUncached(response, body, zipped, callback);
        const cached = { ...page, bytes: body.length, renderedAt: now() };
        store(key, cached, writesBefore);
        return send(request, response, cached, zipped, callback);
      });
      return render();
    },
  };
}

/** The app counts views with this function, which `instrumentation.ts` sets. */
const onServed = ({ url, headers }) => globalThis[Symbol.for("pacioli.pageServed")]?.(url, headers);

const isWrite = ({ method, url }) =>
  url.startsWith("/api/") &&
  (!["GET", "HEAD", "OPTIONS"].includes(method) || url.startsWith("/api/cron/")) &&
  !INVISIBLE_WRITES.test(url);

/** Before the first byte is sent, so that the writer's next page shows the write; and again at the end of the response. */
function emptyWhenAnswered(response, empty) {
  const { writeHead } = response;
  response.writeHead = function (...args) {
    empty();
    return writeHead.apply(this, args);
  };
  response.once("close", empty);
}

/** Undefined when the response may depend on the person, or is no page. */
function keyOf({ method, url, headers }) {
  if (method !== "GET" || headers.rsc || headers["next-router-state-tree"] || headers.range) return undefined;
  if (SESSION.test(headers.cookie ?? "")) return undefined;
  const [path, query = ""] = url.split("?");
  if (!PATHS.test(path)) return undefined;
  const names = [...new URLSearchParams(query).keys()];
  if (names.some((name) => !PARAMETERS.includes(name)) || query.length > 60) return undefined;
  return url;
}

const takesGzip = ({ headers }) => /\bgzip\b/.test(headers["accept-encoding"] ?? "");

/** Holds back what is written to the response; at the end `onEnd` gets all of it. */
function hold(response, onEnd) {
  const { write, end, flushHeaders, _implicitHeader } = response;
  const original = { write, end, flushHeaders, _implicitHeader };
  const chunks = [];
  const collect = (chunk, encoding) =>
    chunk && chunks.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk);
  const callbackOf = (args) => args.find((arg) => typeof arg === "function");
  response.flushHeaders = () => {};
  // Next's compression calls this before its first write; the headers would then be fixed.
  response._implicitHeader = () => {};
  response.write = (chunk, ...rest) => {
    collect(chunk, rest[0]);
    callbackOf(rest)?.();
    return true;
  };
  response.end = (chunk, ...rest) => {
    if (typeof chunk !== "function") collect(chunk, rest[0]);
    Object.assign(response, original);
    const body = Buffer.concat(chunks);
    onEnd(body, callbackOf([chunk, ...rest])).catch((error) => response.destroy(error));
    return response;
  };
}

function pageOf(response, body) {
  if (response.statusCode !== 200 || response.headersSent || response.hasHeader("set-cookie")) return undefined;
  if (!String(response.getHeader("content-type")).startsWith("text/html")) return undefined;
  const headers = Object.entries(response.getHeaders()).filter(([name]) => !NOT_COPIED.includes(name));
  const policy = String(response.getHeader("content-security-policy"));
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const text = body.toString("utf8");
  // A base64 nonce has no characters that Next would escape, so splitting finds each occurrence.
  return { headers, policy, nonce, parts: nonce ? text.split(nonce) : [text] };
}

async function send(request, response, page, zipped, callback) {
  const nonce = page.nonce && randomBytes(16).toString("base64");
  for (const [name, value] of page.headers) response.setHeader(name, value);
  if (nonce) response.setHeader("content-security-policy", page.policy.replaceAll(page.nonce, nonce));
  response.setHeader("vary", varyOf(response));
  response.statusCode = 200;
  const tag = response.getHeader("etag");
  if (tag && request.headers["if-none-match"] === tag) {
    response.statusCode = 304;
    return response.end(callback);
  }
  const body = await bodyOf(page, nonce, zipped);
  if (zipped) response.setHeader("content-encoding", "gzip");
  response.setHeader("content-length", body.length);
  response.end(body, callback);
}

/** A response that is not cached: an error, a redirect, a page that sets a cookie. */
async function sendUncached(response, body, zipped, callback) {
  const isZippable = zipped && body.length > 1000 && !response.headersSent && !response.hasHeader("content-encoding");
  if (!isZippable) return response.end(body, callback);
  response.removeHeader("content-length");
  response.setHeader("content-encoding", "gzip");
  response.setHeader("vary", varyOf(response));
  response.end(await gzip(body), callback);
}

function varyOf(response) {
  const vary = String(response.getHeader("vary") ?? "");
  return /accept-encoding/i.test(vary) ? vary : [vary, "Accept-Encoding"].filter(Boolean).join(", ");
}

/** The same bytes for everybody where there is no nonce. */
async function bodyOf(page, nonce, zipped) {
  if (nonce) {
    const text = page.parts.join(nonce);
    return zipped ? gzip(text) : Buffer.from(text);
  }
  page.plain ??= Buffer.from(page.parts[0]);
  if (!zipped) return page.plain;
  page.zipped ??= await gzip(page.plain);
  return page.zipped;
}
