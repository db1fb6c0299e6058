import "server-only";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";

type Settings = NodeJS.ProcessEnv;

/** Whether this process is a preview deployment of Vercel, which reviewers open. */
export const isPreview = (settings: Settings = process.env): boolean => settings.VERCEL_ENV === "preview";

/**
 * A preview has an address and a database of its own and needs nothing else. Its address and its secret are never those
 * of a variable that was stored for production as well. The secret is derived from the database's address, so that all
 * instances of a preview have the same.
 */
export const previewSettings = (settings: Settings): Record<string, string> => ({
  APP_URL: `https://${settings.VERCEL_BRANCH_URL || settings.VERCEL_URL}`,
  AUTH_SECRET: createHash("sha256").update(`preview ${settings.DATABASE_URL}`).digest("hex"),
  UPLOADS_DIR: settings.UPLOADS_DIR || path.join(tmpdir(), "pacioli-uploads"),
});

/** The problems of a preview's settings, one sentence each. */
export function previewProblems(settings: Settings): string[] {
  const problems = [];
  if (settings.VERCEL !== "1") problems.push("VERCEL_ENV=preview is for preview deployments on Vercel only.");
  if (!settings.VERCEL_BRANCH_URL && !settings.VERCEL_URL) problems.push("VERCEL_URL is not set.");
  if (/^(sk|rk)_live_/.test(settings.STRIPE_SECRET_KEY ?? ""))
    problems.push("STRIPE_SECRET_KEY is a live key, which a preview must not use.");
  return problems;
}

if (isPreview()) Object.assign(process.env, previewSettings(process.env));
