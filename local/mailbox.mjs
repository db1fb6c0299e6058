import { once } from "node:events";
import { createServer } from "node:http";
import { mailFolder } from "./mail-folder.mjs";
import { bodyPage, mailPage } from "./mailbox-page.mjs";
import { listeningPort } from "./ports.mjs";
import { resendProtocol } from "./resend-protocol.mjs";

const BODY_BYTES = 5_000_000;

/** Stands in for Resend on one machine: accepts mails through its HTTP API, stores them, and shows them on a page. */
export async function startMailbox({ folder, port = 0 }) {
  const mails = mailFolder(folder);
  const resend = resendProtocol(mails);
  const server = createServer((request, response) => {
    respond(request, mails, resend).then(
      (reply) => reply && send(response, reply),
      (error) =>
        send(response, { status: 500, json: { statusCode: 500, name: "application_error", message: error.message } }),
    );
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${listeningPort(server)}`,
    port: listeningPort(server),
    mails,
    control: resend.control,
    stop: () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections()),
  };
}

async function respond(request, mails, resend) {
  const url = new URL(request.url, "http://localhost");
  const route = `${request.method} ${url.pathname}`;
  // Protects against DNS rebinding: another site's page could otherwise read or post mails.
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? "");
  if (!isLocal || (request.method === "POST" && request.headers.origin)) return { status: 403, text: "Local only" };
  if (request.method === "POST") return resend.handle(url.pathname, request, await bodyOf(request));
  if (route === "GET /count") return { json: { count: mails.count() } };
  if (route === "GET /mails.json") return { json: mails.list() };
  if (route === "GET /") return { html: mailPage(mails.list(), undefined) };
  const [, kind, id] = url.pathname.match(/^\/(mail|body|emails)\/([\w-]+)$/) ?? [];
  const mail = id && mails.find(id);
  if (!mail) return { status: 404, json: { statusCode: 404, name: "not_found", message: "Mail not found" } };
  if (kind === "emails") return { json: { object: "email", last_event: "delivered", ...mail } };
  if (kind === "body") return { html: bodyPage(mail), sandboxed: true };
  return { html: mailPage(mails.list(), mail, url.searchParams.get("as") ?? undefined) };
}

async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) throw new Error("The mail is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {{ status?: number, json?: object, html?: string, text?: string, sandboxed?: boolean, hangUp?: boolean }} reply
 */
function send(response, { status = 200, json, html, text, sandboxed, hangUp }) {
  if (hangUp) return response.destroy();
  const type = json ? "application/json" : html ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
  const headers = { "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  // A mail must not run anything, but its links should open the app.
  if (sandboxed)
    headers["Content-Security-Policy"] =
      "sandbox allow-popups allow-popups-to-escape-sandbox; script-src 'none'; object-src 'none'";
  response.writeHead(status, headers).end(json ? JSON.stringify(json) : (html ?? text));
}
