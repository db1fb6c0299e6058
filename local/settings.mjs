import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

/** What the environment and .env ask for. A variable that is set but blank counts as not set. */
export function settings() {
  if (existsSync(path.join(ROOT, ".env"))) process.loadEnvFile(path.join(ROOT, ".env"));
  const ask = (name) => process.env[name]?.trim() || undefined;
  const dataDir = path.resolve(ROOT, ask("DATA_DIR") ?? ".data");
  const port = portFrom("PORT", ask("PORT"), 3000);
  return {
    dataDir,
    port,
    mailPort: portFrom("MAIL_PORT", ask("MAIL_PORT")),
    paymentsPort: portFrom("PAYMENTS_PORT", ask("PAYMENTS_PORT")),
    postgresPort: portFrom("POSTGRES_PORT", ask("POSTGRES_PORT"), 5433),
    appUrl: ask("APP_URL")?.replace(/\/$/, ""),
    databaseUrl: ask("DATABASE_URL"),
    resendKey: ask("RESEND_API_KEY"),
    stripeKey: ask("STRIPE_SECRET_KEY"),
    adminEmails: (ask("ADMIN_EMAILS") ?? "").split(",").flatMap((email) => email.trim().toLowerCase() || []),
  };
}

function portFrom(name, text, fallback) {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port;
  throw new Error(`${name} is '${text}', which is no port number.`);
}

/** A random value kept in the data folder, so that sessions and links outlive a restart. */
export function kept(dataDir, name) {
  const file = path.join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true });
  const value = randomBytes(32).toString("hex");
  writeFileSync(file, value, { mode: 0o600 });
  return value;
}

/** What the app is told. LOCAL=1 is its permission to use the stand-ins. */
export function appEnvironment({ dataDir, port, appUrl, databaseUrl, mailbox, payments }) {
  return {
    ...process.env,
    LOCAL: "1",
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_URL: appUrl ?? `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: process.env.AUTH_SECRET || kept(dataDir, "auth-secret"),
    CRON_SECRET: process.env.CRON_SECRET || kept(dataDir, "cron-secret"),
    UPLOADS_DIR: process.env.UPLOADS_DIR || path.join(dataDir, "uploads"),
    MAIL_FROM: process.env.MAIL_FROM || "Pacioli <hello@pacioli.test>",
    ...payments,
    ...(mailbox ? { RESEND_BASE_URL: mailbox, RESEND_API_KEY: "re_local_mailbox" } : {}),
    ...QUIET,
  };
}

export const QUIET = { NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };
