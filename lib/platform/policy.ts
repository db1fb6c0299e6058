import "server-only";
import { createHash, randomBytes } from "node:crypto";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

export const newNonce = () => randomBytes(16).toString("base64");

/** The policy of a page that is rendered per request. `inline` are constant scripts of ours, allowed by their hash. */
export function contentPolicy(nonce: string, inline: readonly string[]): string {
  // React's development build evaluates code to show server stacks.
  const evaluating = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' ${inline.map(hashOf).join(" ")}${evaluating}`,
    `style-src 'self' 'nonce-${nonce}'${evaluating ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
