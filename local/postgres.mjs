import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { tail } from "./command.mjs";
import { isFree, nextFree } from "./ports.mjs";
import { handTo, lodge } from "./postgres-home.mjs";
import { kept } from "./settings.mjs";

const USER = "pacioli";
const MAJOR = "18";
const DRAFT = ".postgres-draft-";
// Sorting and comparing by code point, the same on every machine whatever its locale.
const COLLATION = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
const THROWAWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/**
 * PostgreSQL from npm, its data in `folder`/postgres. One that still runs there, left by a killed launcher, is adopted.
 * `throwaway` gives up safety against power cuts for speed.
 */
export async function startPostgres(folder, { port: wanted = 5433, database = USER, throwaway = false } = {}) {
  const password = kept(folder, "postgres-password");
  const home = lodge(folder);
  if (!existsSync(path.join(home.data, "PG_VERSION"))) initialise(home, password);
  refuseOtherVersion(home);
  const adopted = portOf(home) !== undefined;
  if (!adopted) await launch(home, wanted, throwaway ? THROWAWAY : {});
  const port = portOf(home);
  const server = `postgres://${USER}:${password}@127.0.0.1:${port}`;
  await ensureDatabase(`${server}/postgres`, database);
  return {
    url: `${server}/${database}`,
    adopted,
    data: home.data,
    port,
    state: () => stateOf(home),
    stop: () => stop(home),
    restart: () => command(home, port, throwaway ? THROWAWAY : {}),
  };
}

/** Stops what runs on this folder's data, for a reset. */
export function stopPostgres(folder) {
  const home = lodge(folder);
  if (portOf(home) !== undefined) stop(home);
}

// Made beside its place and renamed: a launcher that is killed meanwhile leaves no half of a database there.
function initialise(home, password) {
  const beside = path.dirname(home.data);
  for (const name of readdirSync(beside).filter((candidate) => candidate.startsWith(DRAFT)))
    rmSync(path.join(beside, name), { recursive: true, force: true, maxRetries: 5 });
  const folder = mkdtempSync(path.join(beside, DRAFT));
  const draft = path.join(folder, "data");
  const secret = path.join(folder, "password");
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  handTo(home.account, folder, draft, secret);
  const owner = ["-U", USER, "--auth=scram-sha-256", `--pwfile=${secret}`];
  try {
    run(home, "initdb", ["-D", draft, "-E", "UTF8", ...owner, ...COLLATION]);
    rmSync(home.data, { recursive: true });
    renameSync(draft, home.data);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuseOtherVersion(home) {
  const version = readFileSync(path.join(home.data, "PG_VERSION"), "utf8").trim();
  if (version !== MAJOR)
    throw new Error(
      `The data in ${home.data} was made by PostgreSQL ${version}; this is ${MAJOR}. 'npm run reset' starts afresh.`,
    );
}

async function launch(home, wanted, extra, tries = 3) {
  const port = await nextFree(wanted);
  try {
    command(home, port, extra);
  } catch (error) {
    // Somebody took the port between the look and the start.
    if (tries > 1 && !(await isFree(port))) return launch(home, port + 1, extra, tries - 1);
    throw error;
  }
}

function command(home, port, extra) {
  const log = path.join(home.data, "server.log");
  if (existsSync(log) && statSync(log).size > 5_000_000) truncateSync(log);
  const options = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", ...extra };
  const flags = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`);
  try {
    run(home, "pg_ctl", ["start", "-w", "-t", "60", "-s", "-D", home.data, "-l", log, "-o", flags.join(" ")]);
  } catch (error) {
    throw new Error(`${error.message}${existsSync(log) ? tail(readFileSync(log, "utf8"), 12) : ""}`);
  }
}

function stop(home) {
  if (portOf(home) !== undefined) run(home, "pg_ctl", ["stop", "-w", "-t", "30", "-s", "-m", "fast", "-D", home.data]);
}

/** 'running', 'stopped' on purpose, or 'crashed': a server that stops cleanly takes its process file with it. */
function stateOf(home) {
  const file = path.join(home.data, "postmaster.pid");
  if (!existsSync(file)) return "stopped";
  try {
    process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), 0);
    return "running";
  } catch (error) {
    return error.code === "EPERM" ? "running" : "crashed";
  }
}

function portOf(home) {
  const file = path.join(home.data, "postmaster.pid");
  if (!existsSync(file) || tool(home, "pg_ctl", ["status", "-D", home.data]).status !== 0) return undefined;
  return Number(readFileSync(file, "utf8").split("\n")[3]);
}

async function ensureDatabase(server, name) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function run(home, name, args) {
  const { status, error, stderr } = tool(home, name, args);
  if (error) throw new Error(`${name} could not be started: ${error.message}. DATABASE_URL can name another Postgres.`);
  if (status !== 0) throw new Error(`${name} failed:\n\n${tail(stderr ?? "")}\n`);
}

// pg_ctl's output goes to no pipe of ours when it starts a server: the server would inherit it and keep it open.
function tool(home, name, args) {
  const file = path.join(home.native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  const starts = args[0] === "start";
  return spawnSync(file, args, {
    cwd: home.data,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", "ignore", starts ? "ignore" : "pipe"],
    ...home.account,
  });
}
