import "server-only";
import { createHash, randomBytes } from "node:crypto";

const hashes = new Map<string, string>();

/** Our inline scripts are constants, so each is hashed once. */
function hashOf(script: string): string {
  const known = hashes.get(script) ?? `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  hashes.set(script, known);
  return known;
}

export const newNonce = () => randomBytes(16).toString("base64");

type Guests = { scripts: string; frames: string; calls: string };

/** The payment form's own hosts, for the one page that shows it. */
export const PAYMENT_FORM: Guests = {
  scripts: "https://js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com https://checkout.stripe.com",
};

/**
 * The policy of a page that is rendered per request. `inline` lists our constant inline scripts, allowed by their hash.
 */
export function contentPolicy(nonce: string, inline: readonly string[], guests?: Guests): string {
  // React's development build uses eval to show server stacks.
  const evaluating = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' ${[...inline.map(hashOf), ...(guests ? [guests.scripts] : [])].join(" ")}${evaluating}`,
    `style-src 'self' 'nonce-${nonce}'${evaluating ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    guests ? `connect-src 'self' ${guests.calls}` : "connect-src 'self'",
    ...(guests ? [`frame-src ${guests.frames}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Browsers support one of the two directives; the reporting group is set in next.config.mjs.
    "report-uri /api/csp-report",
    "report-to csp",
  ].join("; ");
}
