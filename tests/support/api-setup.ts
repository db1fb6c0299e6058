import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach } from "vitest";
import { startMailbox } from "@/local/mailbox.mjs";
import { startStripe } from "@/local/stripe/server";
import { freshDatabase } from "./postgres";

// Runs before a test file's own imports, so that the app's modules find their settings when they are loaded.
const folder = mkdtempSync(path.join(tmpdir(), "pacioli-test-"));
const [database, mailbox, stripe] = await Promise.all([
  freshDatabase(),
  startMailbox({ folder: path.join(folder, "mail") }),
  startStripe(),
]);

Object.assign(process.env, {
  LOCAL: "1",
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  DATABASE_URL: database.url,
  DIRECT_URL: database.adminUrl,
  // Longer than in production: thirty-two callers at once on a busy machine may take long.
  DATABASE_WAIT_MS: "15000",
  STRIPE_WAIT_MS: "60000",
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "a-secret-for-tests-only",
  CRON_SECRET: "a-cron-secret-for-tests-only",
  DATA_DIR: folder,
  UPLOADS_DIR: path.join(folder, "uploads"),
  MAIL_FROM: "Pacioli <hello@pacioli.test>",
  RESEND_API_KEY: "re_local_mailbox",
  RESEND_BASE_URL: mailbox.url,
  ...stripe.environment,
});

/** The mails that this test file has sent, and ways to make the provider fail. */
export const mails = mailbox;

// Work that a call does after its response must end within its own test.
afterEach(async () => {
  const { pendingWorkDone } = await import("@/lib/platform/server/after-response");
  await pendingWorkDone();
});
/** The Stripe stand-in: its state, its clock, and ways to make it fail. */
export const payments = stripe;

// The database is dropped when this process has ended (global-setup.ts).
afterAll(async () => {
  const { pool } = await import("@/lib/platform/database/db");
  await Promise.all([mailbox.stop(), stripe.stop(), pool().end()]);
  rmSync(folder, { recursive: true, force: true });
});
