import "server-only";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";

type Settings = NodeJS.ProcessEnv;

/** Whether this process is a preview deployment of Vercel, which reviewers open. */
export const isPreview = (settings: Settings = process.env): boolean => settings.VERCEL_ENV === "preview";

/**
 * What a preview uses for settings that are not set. It has an address and a database of its own and needs nothing
 * else. The secret is derived from the database's address, so that all its instances have the same.
 */
export const previewSettings = ({ DATABASE_URL, VERCEL_BRANCH_URL, VERCEL_URL }: Settings): Record<string, string> => ({
  APP_URL: `https://${VERCEL_BRANCH_URL || VERCEL_URL}`,
  AUTH_SECRET: createHash("sha256").update(`preview ${DATABASE_URL}`).digest("hex"),
  UPLOADS_DIR: path.join(tmpdir(), "pacioli-uploads"),
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

if (isPreview()) for (const [name, value] of Object.entries(previewSettings(process.env))) process.env[name] ||= value;
