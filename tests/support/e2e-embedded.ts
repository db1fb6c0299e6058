import path from "node:path";
import { keepApp } from "@/local/app.mjs";
import { findRunning } from "@/local/running.mjs";
import { appEnvironment } from "@/local/settings.mjs";
import { SECRET_KEY, WEBHOOK_SECRET } from "@/local/stripe/server";
import { DATA_DIR, PORT } from "./e2e-world";

const EMBEDDED_PORT = PORT + 7;
export const EMBEDDED_HOME = `http://localhost:${EMBEDDED_PORT}`;

/** Starts the same build on the same database with the embedded payment form. Returns a function that stops it. */
export async function startEmbedded(): Promise<() => Promise<void>> {
  const { mailbox, payments, databaseUrl, served } = findRunning(DATA_DIR) as Record<string, string>;
  const environment = appEnvironment({
    dataDir: DATA_DIR,
    port: EMBEDDED_PORT,
    appUrl: undefined,
    databaseUrl,
    mailbox,
    payments: {
      STRIPE_HOST: "127.0.0.1",
      STRIPE_PORT: new URL(payments ?? "").port,
      STRIPE_PROTOCOL: "http",
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_CHECKOUT: "embedded",
      STRIPE_PUBLISHABLE_KEY: "pk_test_local",
      RATE_LIMITS: "off",
      MOVABLE_CLOCK: "1",
    },
  });
  const log = path.join(DATA_DIR, "embedded");
  const app = keepApp({
    dataDir: log,
    port: EMBEDDED_PORT,
    dev: false,
    environment: { ...environment, SERVED_BUILD: served },
  });
  await app.ready;
  return async () => app.stop();
}
