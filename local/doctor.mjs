import { existsSync, readFileSync } from "node:fs";
import { appLog } from "./app.mjs";
import { paymentFacts } from "./doctor-payments.mjs";
import { withDatabase } from "./product-database.mjs";
import { findRunning } from "./running.mjs";
import { amber, bold, dim, green, print, red, shown } from "./screen.mjs";
import { settings } from "./settings.mjs";

const ERRORS = 5;
const config = settings();
const running = findRunning(config.dataDir);

print(bold("Pacioli"));
fact("Node", process.versions.node);
fact("Data", shown(config.dataDir));
fact("Running", running ? `${green("yes")}, ${running.app ?? "starting"} (process ${running.pid})` : "no");
print();
print(bold("Services"));
fact("Database", config.databaseUrl ? `DATABASE_URL, ${hostOf(config.databaseUrl)}` : "embedded PostgreSQL");
fact("Mail", config.resendKey ? "Resend" : "local mailbox");
for (const [name, sentence, isGood] of await paymentFacts(process.env, running))
  fact(name, isGood ? sentence : amber(sentence));
fact("Files", process.env.UPLOADTHING_TOKEN ? "UploadThing" : "disk");
print();
print(bold("Database"));
await withDatabase(config, describe).catch((error) => {
  fact("State", red(error.message || error.code));
  process.exitCode = 1;
});
print();
print(bold("Last errors"));
for (const line of lastErrors()) print(line);

async function describe(client) {
  const { rows } = await client.query(
    "select version(), current_setting('is_superuser') = 'on' as superuser, pg_size_pretty(pg_database_size(current_database())) as size",
  );
  fact("Version", rows[0].version.split(" ").slice(0, 2).join(" "));
  fact("Size", rows[0].size);
  const { missingLimits } = await import("../prisma/role-limits.mjs");
  const missing = await missingLimits(client);
  if (!rows[0].superuser) fact("Limits", missing.length ? amber(`not set: ${missing.join(", ")}`) : "set");
  const { migrationState } = await import("../prisma/migrate.mjs");
  const { applied, pending } = await migrationState(client);
  fact(
    "Migrations",
    `${applied.length} applied, ${pending.length ? amber(`${pending.length} pending`) : "none pending"}`,
  );
  for (const name of pending) print(`            ${name}`);
}

function lastErrors() {
  const file = appLog(config.dataDir);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const errors = lines.flatMap((line) => errorIn(line) ?? []).slice(-ERRORS);
  return errors.length ? errors : [dim("none")];
}

/** The app logs JSON; Next's own errors are plain lines. */
function errorIn(line) {
  if (!line.startsWith("{")) return /^\s*(⨯|Error:|\w+Error:)/.test(line) ? line.trim() : undefined;
  try {
    const { level, time, msg, err, requestId } = JSON.parse(line);
    if (level < 50) return undefined;
    return [time, msg, err?.message, requestId && dim(requestId)].filter(Boolean).join("  ");
  } catch {
    return undefined;
  }
}

function fact(name, value) {
  print(`${name.padEnd(12)}${value}`);
}

function hostOf(url) {
  const { hostname, pathname } = new URL(url);
  return hostname + pathname;
}
