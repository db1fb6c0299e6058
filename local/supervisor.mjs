import path from "node:path";
import { keepApp } from "./app.mjs";
import { endCommands } from "./command.mjs";
import { provide } from "./dependencies.mjs";
import { greet, sayRunning } from "./greeting.mjs";
import { everyHour } from "./hourly.mjs";
import { startMailbox } from "./mailbox.mjs";
import { agreedPort, nextFree } from "./ports.mjs";
import { startPostgres } from "./postgres.mjs";
import { applyMigrations, build, seed } from "./prepare.mjs";
import { keepFresh } from "./process-record.mjs";
import { empty } from "./reset-folder.mjs";
import { announce, claim, release } from "./running.mjs";
import { bold, hush, red, say, step, Told } from "./screen.mjs";
import { dropBuild, takeBuild } from "./served.mjs";
import { appEnvironment, settings } from "./settings.mjs";
import { untilTold } from "./signals.mjs";
import { watchPostgres } from "./watch.mjs";

/** `npm start` and `npm run dev`: brings everything up, waits to be told to stop, takes everything down. */
export async function supervise(flags) {
  const undo = [];
  say();
  say(bold("Pacioli"));
  say();
  try {
    await live({ dev: flags.includes("--dev"), fresh: flags.includes("--fresh") }, undo);
  } catch (error) {
    if (!(error instanceof Told)) say(`${red("✗")} ${error.message}`);
    process.exitCode = 1;
  }
  hush();
  endCommands();
  while (undo.length) await undo.pop()();
  process.exit();
}

async function live(options, undo) {
  const told = untilTold();
  const asked = settings();
  const other = await claim(asked.dataDir);
  if (other) return sayRunning(other);
  undo.push(() => release(asked.dataDir), keepFresh(path.join(asked.dataDir, "running.json")));
  const life = bringUp({ ...asked, ...options }, undo).then((app) => app.broken);
  const reason = await Promise.race([life, told]);
  say();
  say(`${reason}: stopping.`);
  undo.unshift(() => process.stdout.write("  Stopped.\n"));
}

async function bringUp(asked, undo) {
  const { dataDir, dev, fresh } = asked;
  await step("Packages", "looking", (running) => provide(running));
  if (fresh) empty(dataDir, { except: ["running.json"] });
  const port = await agreedPort(asked.port);
  const { databaseUrl, directUrl } = await openDatabase(asked, undo);
  await step("Tables", "applying migrations", () => applyMigrations(directUrl));
  const mailbox = await openMailbox(asked, port, undo);
  const payments = await openPayments(asked, port, undo);
  const standIns = { mailbox: mailbox?.url, payments: payments?.environment };
  const environment = appEnvironment({ ...asked, port, databaseUrl, ...standIns });
  await step("Courses", "seeding", () => seed(environment, { embedded: !asked.databaseUrl }));
  if (!dev) await step("Build", "building for production, half a minute", () => build(environment));
  const served = dev ? undefined : takeCopy(undo);
  const app = keepApp({ dataDir, port, dev, environment: { ...environment, SERVED_BUILD: served } });
  undo.push(() => app.stop());
  await step("App", "starting", async () => {
    await app.ready;
    return dev ? "ready, reloading as you edit" : "ready";
  });
  undo.push(everyHour({ port, secret: environment.CRON_SECRET }));
  const facts = {
    app: environment.APP_URL,
    mailbox: mailbox && `http://localhost:${mailbox.port}`,
    payments: payments?.url,
    databaseUrl,
    served,
  };
  announce(dataDir, facts);
  undo.push(await greet(facts, asked));
  return app;
}

function takeCopy(undo) {
  undo.push(() => dropBuild());
  return takeBuild();
}

async function openDatabase({ dataDir, databaseUrl, directUrl, postgresPort }, undo) {
  if (databaseUrl) return { databaseUrl, directUrl: directUrl ?? databaseUrl };
  let server;
  await step("Database", "starting PostgreSQL", async () => {
    server = await startPostgres(dataDir, { port: postgresPort });
    undo.push(() => server.stop(), watchPostgres(server));
    return `PostgreSQL 18 ${server.adopted ? "found running" : "running"}`;
  });
  return { databaseUrl: server.url, directUrl: server.directUrl, adminUrl: server.adminUrl };
}

async function openMailbox({ dataDir, resendKey, mailPort }, port, undo) {
  if (resendKey) return undefined;
  const mailbox = await startMailbox({ folder: `${dataDir}/mail`, port: await nextFree(mailPort ?? port + 1) });
  undo.push(() => mailbox.stop());
  return mailbox;
}

async function openPayments({ dataDir, stripeKey, paymentsPort }, port, undo) {
  if (stripeKey) return undefined;
  // Written in TypeScript, so that Stripe's own types hold it to Stripe's shapes; loaded only now that tsx is installed.
  const { tsImport } = await import("tsx/esm/api");
  const { startStripe } = await tsImport("./stripe/server.ts", import.meta.url);
  const stripe = await startStripe({
    folder: `${dataDir}/payments`,
    port: await nextFree(paymentsPort ?? port + 2),
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`,
  });
  undo.push(() => stripe.stop());
  return stripe;
}
