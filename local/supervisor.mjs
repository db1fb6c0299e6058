import path from "node:path";
import { keepApp } from "./app.mjs";
import { endCommands } from "./command.mjs";
import { provide } from "./dependencies.mjs";
import { printRunning, printStartPage } from "./greeting.mjs";
import { everyHour } from "./hourly.mjs";
import { startMailbox } from "./mailbox.mjs";
import { choosePort, nextFree } from "./ports.mjs";
import { startPostgres } from "./postgres.mjs";
import { applyMigrations, build, seed } from "./prepare.mjs";
import { keepFresh } from "./process-record.mjs";
import { empty } from "./reset-folder.mjs";
import { announce, claim, release } from "./running.mjs";
import { bold, print, ReportedError, red, silence, step } from "./screen.mjs";
import { dropBuild, takeBuild } from "./served.mjs";
import { appEnvironment, settings } from "./settings.mjs";
import { untilStopped } from "./signals.mjs";
import { watchPostgres } from "./watch.mjs";

/** `npm start` and `npm run dev`: starts everything, waits for a signal and stops everything. */
export async function supervise(flags) {
  const undo = [];
  print();
  print(bold("Pacioli"));
  print();
  try {
    await run({ dev: flags.includes("--dev"), fresh: flags.includes("--fresh") }, undo);
  } catch (error) {
    if (!(error instanceof ReportedError)) print(`${red("✗")} ${error.message}`);
    process.exitCode = 1;
  }
  silence();
  endCommands();
  while (undo.length) await undo.pop()();
  process.exit();
}

async function run(options, undo) {
  const stopped = untilStopped();
  const config = settings();
  const other = await claim(config.dataDir);
  if (other) return printRunning(other);
  undo.push(() => release(config.dataDir), keepFresh(path.join(config.dataDir, "running.json")));
  const life = bringUp({ ...config, ...options }, undo).then((app) => app.broken);
  const reason = await Promise.race([life, stopped]);
  print();
  print(`${reason}: stopping.`);
  undo.unshift(() => process.stdout.write("  Stopped.\n"));
}

async function bringUp(config, undo) {
  const { dataDir, dev, fresh } = config;
  await step("Packages", "looking", (running) => provide(running));
  if (fresh) empty(dataDir, { except: ["running.json"] });
  const port = await choosePort(config.port);
  const { databaseUrl, directUrl } = await openDatabase(config, undo);
  await step("Tables", "applying migrations", () => applyMigrations(directUrl));
  const mailbox = await openMailbox(config, port, undo);
  const payments = await openPayments(config, port, undo);
  const standIns = { mailbox: mailbox?.url, payments: payments?.environment };
  const environment = appEnvironment({ ...config, port, databaseUrl, ...standIns });
  await step("Courses", "seeding", () => seed(environment, { embedded: !config.databaseUrl }));
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
    directUrl,
    served,
  };
  announce(dataDir, facts);
  undo.push(await printStartPage(facts, config));
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
  // Written in TypeScript, so that Stripe's types check the stand-in's objects; loaded only here, after tsx was
  // installed.
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
