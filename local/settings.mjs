import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

/** Adds the variables of .env to the environment, which wins. */
export function readEnvFile() {
  const file = path.join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** A blank variable counts as not set. */
export const ask = (name) => process.env[name]?.trim() || undefined;

export const dataFolder = () => path.resolve(ROOT, ask("DATA_DIR") ?? ".data");

/** The settings from the environment and .env. */
export function settings() {
  readEnvFile();
  const dataDir = dataFolder();
  const port = portFrom("PORT", ask("PORT"), 3000);
  return {
    dataDir,
    port,
    mailPort: portFrom("MAIL_PORT", ask("MAIL_PORT")),
    paymentsPort: portFrom("PAYMENTS_PORT", ask("PAYMENTS_PORT")),
    postgresPort: portFrom("POSTGRES_PORT", ask("POSTGRES_PORT"), 5433),
    appUrl: ask("APP_URL")?.replace(/\/$/, ""),
    databaseUrl: ask("DATABASE_URL"),
    directUrl: ask("DIRECT_URL"),
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

/**
 * A random value in a file of the data folder, created on first use, so that sessions and links survive a restart.
 * Throws with the file's name when the file is damaged.
 */
export function storedSecret(dataDir, name) {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Written to a temporary file and renamed, so that a killed start leaves no empty file.
    const draft = `${file}.${process.pid}.tmp`;
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
    renameSync(draft, file);
  }
  const value = readFileSync(file, "utf8").trim();
  if (/^[\w-]{16,}$/.test(value)) return value;
  throw new Error(`${file} is damaged: ${SECRETS[name] ?? "it should hold one random value."}`);
}

const SECRETS = {
  "auth-secret": "it holds the secret behind sign-in links. Restore it, or remove it: everybody then signs in again.",
  "cron-secret": "it holds the secret of the hourly call. Remove it, and the next start makes a new one.",
  "postgres-password": "it holds the password of the database. Restore it from a backup.",
};

/** The environment of the app. LOCAL=1 allows it to use the stand-ins. */
export function appEnvironment({ dataDir, port, appUrl, databaseUrl, mailbox, payments }) {
  return {
    ...process.env,
    LOCAL: "1",
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_URL: appUrl ?? `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: process.env.AUTH_SECRET || storedSecret(dataDir, "auth-secret"),
    CRON_SECRET: process.env.CRON_SECRET || storedSecret(dataDir, "cron-secret"),
    UPLOADS_DIR: process.env.UPLOADS_DIR || path.join(dataDir, "uploads"),
    MAIL_FROM: process.env.MAIL_FROM || "Pacioli <hello@pacioli.test>",
    ...payments,
    ...(mailbox ? { RESEND_BASE_URL: mailbox, RESEND_API_KEY: "re_local_mailbox" } : {}),
    ...QUIET,
  };
}

export const QUIET = { NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };
