import "server-only";
import { createHash, randomBytes } from "node:crypto";

const hashes = new Map<string, string>();

/** Our inline scripts are constants, so each is hashed once. */
function hashOf(script: string): string {
  const hash = hashes.get(script) ?? `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  hashes.set(script, hash);
  return hash;
}

export const newNonce = () => randomBytes(16).toString("base64");

type ThirdParty = { scripts: string; frames: string; calls: string };

/** The payment form's own hosts, for the one page that shows it. */
export const PAYMENT_FORM: ThirdParty = {
  scripts: "https://js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com https://checkout.stripe.com",
};

/**
 * The policy of a page that is rendered per request. `inline` lists our constant inline scripts, allowed by their hash.
 */
export function contentPolicy(nonce: string, inline: readonly string[], thirdParty?: ThirdParty): string {
  // React's development build uses eval to show server stacks.
  const unsafeEval = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' ${[...inline.map(hashOf), ...(thirdParty ? [thirdParty.scripts] : [])].join(" ")}${unsafeEval}`,
    `style-src 'self' 'nonce-${nonce}'${unsafeEval ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    thirdParty ? `connect-src 'self' ${thirdParty.calls}` : "connect-src 'self'",
    ...(thirdParty ? [`frame-src ${thirdParty.frames}`] : []),
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
