import path from "node:path";
import { keepApp } from "@/local/app.mjs";
import { findRunning } from "@/local/running.mjs";
import { dropBuild, takeBuild } from "@/local/served.mjs";
import { appEnvironment } from "@/local/settings.mjs";
import { SECRET_KEY, WEBHOOK_SECRET } from "@/local/stripe/server";
import { DATA_DIR, PORT } from "./e2e-world";

const EMBEDDED_PORT = PORT + 7;
export const EMBEDDED_HOME = `http://localhost:${EMBEDDED_PORT}`;
const PROVIDERS_PORT = PORT + 8;
export const PROVIDERS_HOME = `http://localhost:${PROVIDERS_PORT}`;

/** Starts the same build on the same database with the embedded payment form. Returns a function that stops it. */
export const startEmbedded = () =>
  startBeside("embedded", EMBEDDED_PORT, {
    STRIPE_CHECKOUT: "embedded",
    STRIPE_PUBLISHABLE_KEY: "pk_test_local",
  });

type StandIn = { issuer: string; client: { id: string; secret: string } };

/** Starts the same build on the same database with one stand-in for Google and Microsoft. Returns a function that stops it. */
export const startWithProviders = ({ issuer, client }: StandIn) =>
  startBeside("providers", PROVIDERS_PORT, {
    AUTH_GOOGLE_ID: client.id,
    AUTH_GOOGLE_SECRET: client.secret,
    AUTH_GOOGLE_ISSUER: issuer,
    AUTH_MICROSOFT_ENTRA_ID_ID: client.id,
    AUTH_MICROSOFT_ENTRA_ID_SECRET: client.secret,
    AUTH_MICROSOFT_ENTRA_ID_ISSUER: issuer,
  });

async function startBeside(name: string, port: number, settings: Record<string, string>): Promise<() => Promise<void>> {
  const { mailbox, payments, databaseUrl } = findRunning(DATA_DIR) as Record<string, string>;
  const environment = appEnvironment({
    dataDir: DATA_DIR,
    port,
    appUrl: undefined,
    databaseUrl,
    mailbox,
    payments: {
      STRIPE_HOST: "127.0.0.1",
      STRIPE_PORT: new URL(payments ?? "").port,
      STRIPE_PROTOCOL: "http",
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      RATE_LIMITS: "off",
      MOVABLE_CLOCK: "1",
    },
  });
  const app = keepApp({
    dataDir: path.join(DATA_DIR, name),
    port,
    dev: false,
    // A copy of its own: the app writes pages that depend on the settings, such as /auth, into it.
    environment: { ...environment, ...settings, SERVED_BUILD: takeBuild() },
  });
  await app.ready;
  return async () => {
    await app.stop();
    dropBuild();
  };
}
