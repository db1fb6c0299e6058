import { execFile, spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { query } from "../../local/database.mjs";
import { nextFree } from "../../local/ports.mjs";
import { applyMigrations, build, seed } from "../../local/prepare.mjs";
import { appEnvironment, ROOT } from "../../local/settings.mjs";
import { storedOf, write } from "../writers.mjs";
import { debianPostgres } from "./debian-postgres.mjs";
import { until } from "./product.mjs";
import { heading, note } from "./report.mjs";

const WRITING_MS = 3000;
const NONE = { most: 0 };
const [PRIMARY, STANDBY, FRONT] = [5901, 5902, 5900];
const urlAt = (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`;

/**
 * A drill: a primary with a synchronous standby, HAProxy in front of both. The primary is killed under writers, the
 * standby is promoted, and everything that was acknowledged must be there. PostgreSQL's server package and HAProxy must
 * be installed.
 */
export async function standby() {
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-standby-"));
  const servers = serversIn(folder);
  const port = await nextFree(3995);
  const settings = {
    dataDir: path.join(folder, "data"),
    port,
    databaseUrl: urlAt(FRONT),
    mailbox: "http://127.0.0.1:9",
  };
  const environment = { ...appEnvironment(settings), NODE_ENV: "production", RATE_LIMITS: "off", PORT: String(port) };
  let [front, app] = [];
  try {
    servers.startPrimary();
    await servers.follow();
    front = balance(folder);
    await applyMigrations(urlAt(PRIMARY));
    await seed(environment, { embedded: true });
    await build(environment);
    app = spawn(process.execPath, ["server.mjs"], { cwd: ROOT, env: environment, stdio: "ignore" });
    const url = `http://localhost:${port}`;
    await until(`${url}/api/ready`);

    const writers = await write({ app: url, databaseUrl: urlAt(FRONT) });
    await pause(WRITING_MS);
    const begun = performance.now();
    servers.killPrimary();
    await servers.promote();
    await until(`${url}/api/ready`);
    const away = performance.now() - begun;
    await pause(WRITING_MS);
    const { acknowledged, failures } = await writers.end();
    const stored = await storedOf(urlAt(STANDBY), acknowledged);
    heading("The primary killed under eight writers, the standby promoted");
    note("writes acknowledged", acknowledged.length, { least: 1 });
    note("of them lost", acknowledged.filter((title) => !stored.has(title)).length, NONE);
    note("stored twice", [...stored.values()].filter((count) => count > 1).length, NONE);
    note(
      "requests that failed meanwhile",
      failures.reduce((sum, count) => sum + count, 0),
    );
    note("ready again after", away / 1000, { unit: " s", digits: 1, most: 20 });
  } finally {
    app?.kill("SIGKILL");
    front?.kill("SIGKILL");
    servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function serversIn(folder) {
  const postgres = debianPostgres(folder);
  const [primary, copy] = ["primary", "standby"].map((name) => path.join(folder, name));
  return {
    startPrimary() {
      postgres.initialise(primary);
      postgres.start(primary, PRIMARY);
    },
    /** Until the standby has everything and each commit waits for it. */
    async follow() {
      postgres.run("pg_basebackup", "-d", urlAt(PRIMARY), "-D", copy, "-R", "-C", "-S", "standby", "-X", "stream");
      appendFileSync(path.join(copy, "postgresql.conf"), "\ncluster_name = 'standby'\n");
      postgres.start(copy, STANDBY);
      await query(urlAt(PRIMARY), "alter system set synchronous_standby_names = 'standby'");
      await query(urlAt(PRIMARY), "select pg_reload_conf()");
      for (;;) {
        const [row] = await query(urlAt(PRIMARY), "select sync_state from pg_stat_replication");
        if (row?.sync_state === "sync") return;
        await pause(50);
      }
    },
    killPrimary() {
      process.kill(Number(readFileSync(path.join(primary, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
    },
    /** Without keeping the writers of this process waiting. */
    promote: () => promisify(execFile)(...postgres.command("pg_ctl", ["promote", "-w", "-D", copy])),
    stop: () => [primary, copy].forEach(postgres.stop),
  };
}

/** Connections go to the primary; when it is gone, to the standby. */
function balance(folder) {
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 10m
  timeout server 10m
listen database
  bind 127.0.0.1:${FRONT}
  server primary 127.0.0.1:${PRIMARY} check inter 200ms fall 2 rise 2 on-marked-down shutdown-sessions
  server standby 127.0.0.1:${STANDBY} check inter 200ms fall 2 rise 2 backup
`,
  );
  return spawn("haproxy", ["-f", file], { stdio: "inherit" });
}
