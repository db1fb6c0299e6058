import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { handleCall } from "./api";
import { advance, catchUp } from "./clock";
import { API_VERSION, postman } from "./events";
import { fieldsFrom } from "./form";
import { once } from "./idempotency";
import { visit } from "./pages";
import { Refusal, type StripeResponse } from "./refusal";
import { stateIn } from "./state";

export const SECRET_KEY = "sk_test_local_pacioli";
export const WEBHOOK_SECRET = "whsec_local_pacioli";
const BODY_BYTES = 1_000_000;
const ROUND_MS = 500;

/**
 * How the API behaves: normally, not at all, late, or with an invalid response; `lost` handles the request and then closes
 * the connection. `delayMs` passes before a request is handled, and `onTheWayMs` after its response was made, which may
 * then be outdated when it arrives.
 */
export type Behaviour = {
  mode: "ok" | "down" | "gone" | "lost" | "garbage" | "empty";
  delayMs: number;
  onTheWayMs: number;
};

type Options = { port?: number; folder?: string; webhookUrl?: string; quiet?: boolean };

/**
 * Stands in for Stripe on one machine: its API, its pages for customers, its webhooks, and a clock that can be moved.
 */
export async function startStripe({ port = 0, folder, webhookUrl }: Options = {}) {
  const state = stateIn(folder);
  const post = webhookUrl ? postman(state, { url: webhookUrl, secret: WEBHOOK_SECRET }) : undefined;
  const behaviour: Behaviour = { mode: "ok", delayMs: 0, onTheWayMs: 0 };
  const calls: string[] = [];
  let origin = "";

  async function respond(request: IncomingMessage): Promise<(StripeResponse & { replayed?: boolean }) | "hang up"> {
    const url = new URL(request.url ?? "/", origin);
    const body = await bodyOf(request);
    // Protects against DNS rebinding.
    const host = request.headers.host ?? "";
    const from = request.headers.origin;
    const foreign = from !== undefined && new URL(from).host !== host;
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) || foreign) return { status: 403, json: {} };
    const method = request.method ?? "GET";
    catchUp(state);
    if (url.pathname === "/control" && method === "POST") return control(JSON.parse(body || "{}"));
    if (!url.pathname.startsWith("/v1/")) return visit(state, method, url.pathname, new URLSearchParams(body));
    calls.push(`${method} ${url.pathname}`);
    if (behaviour.delayMs) await pause(behaviour.delayMs);
    if (behaviour.mode === "gone") return "hang up";
    if (behaviour.mode === "down") return new Refusal(500, "Something went wrong.", { type: "api_error" }).response;
    if (behaviour.mode === "garbage") return { status: 200, html: "<html>Bad gateway</html>" };
    if (behaviour.mode === "empty") return { status: 200, json: {} };
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return new Refusal(401, "Invalid API Key provided.").response;
    const fields = fieldsFrom(method === "GET" ? url.search.slice(1) : body);
    const run = () => handleCall(state, { method, path: url.pathname, fields, origin });
    const key = request.headers["idempotency-key"];
    const reply =
      method === "POST"
        ? once(state, typeof key === "string" ? key : undefined, `${url.pathname} ${body}`, run)
        : run();
    if (behaviour.mode === "lost") return "hang up";
    if (behaviour.onTheWayMs === 0) return reply;
    const snapshot = structuredClone(reply);
    await pause(behaviour.onTheWayMs);
    return snapshot;
  }

  /** `{mode, delayMs, onTheWayMs}` makes the API fail, `{days}` moves the clock, `{hold}` keeps webhooks back. */
  function control(changes: Partial<Behaviour> & { days?: number; hold?: boolean }): StripeResponse {
    const { days = 0, hold, ...fault } = changes;
    Object.assign(behaviour, { delayMs: 0, onTheWayMs: 0, ...fault });
    if (hold !== undefined) post?.hold(hold);
    advance(state, days * 86_400);
    return { status: 200, json: { ...behaviour, time: state.time() } };
  }

  const server = createServer((request, response) => {
    respond(request)
      .catch((error: Error) => new Refusal(500, error.message, { type: "api_error" }).response)
      .then((reply) => {
        if (reply === "hang up") return request.socket.destroy();
        if (request.method !== "GET") state.save();
        send(response, reply);
        void post?.deliver();
      });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", () => resolve()));
  const address = server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  origin = `http://localhost:${listening}`;
  const timer = setInterval(() => {
    catchUp(state);
    void post?.deliver();
  }, ROUND_MS);
  timer.unref();
  return {
    port: listening,
    url: origin,
    state,
    /** The calls of the API so far, such as `POST /v1/customers`. */
    calls,
    control,
    /** The settings that make the app's SDK use this server. */
    environment: {
      STRIPE_HOST: "127.0.0.1",
      STRIPE_PORT: String(listening),
      STRIPE_PROTOCOL: "http",
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    stop: () =>
      new Promise<void>((resolve) => {
        clearInterval(timer);
        state.save();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) throw new Error("The request is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const typeOf = ({ html, script }: StripeResponse): string =>
  html !== undefined ? "text/html; charset=utf-8" : script !== undefined ? "text/javascript" : "application/json";

function send(response: ServerResponse, reply: StripeResponse & { replayed?: boolean }) {
  const { status, json, html, script, location, replayed } = reply;
  response.writeHead(status, {
    "Content-Type": typeOf(reply),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Request-Id": `req_${Math.random().toString(36).slice(2)}`,
    "Stripe-Version": API_VERSION,
    ...(location ? { Location: location } : {}),
    ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
  });
  response.end(html ?? script ?? (json === undefined ? "" : JSON.stringify(json)));
}
