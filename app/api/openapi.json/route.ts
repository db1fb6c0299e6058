import { createHash } from "node:crypto";
import { contracts } from "@/lib/contracts";
import { openApiOf } from "@/lib/platform/contract/openapi";
import { consumeLocal } from "@/lib/platform/server/limits";
import { methods, plainRoute } from "@/lib/platform/server/route";

const READS = { points: 60, seconds: 60 };

// Created once per process: it takes a tenth of a second and never changes.
let document: { text: string; tag: string } | undefined;

/** The same document as docs/api/openapi.json. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/openapi.json", async (request, client) => {
    await consumeLocal("openapi", client.address, READS);
    document ??= made();
    const headers = { ETag: document.tag, "Cache-Control": "public, max-age=300", "Content-Type": "application/json" };
    const isUnchanged = request.headers.get("if-none-match") === document.tag;
    return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(document.text, { headers });
  }),
);

function made() {
  const text = JSON.stringify(openApiOf(contracts));
  return { text, tag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}
