import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tail } from "./command.mjs";
import { connected } from "./database.mjs";
import { isFree, nextFree } from "./ports.mjs";
import { giveTo, resolvePostgresHome } from "./postgres-home.mjs";
import { provideRoles } from "./postgres-roles.mjs";
import { isRunning } from "./process-record.mjs";
import { storedSecret } from "./settings.mjs";

const USER = "pacioli";
const MAJOR = "18";
const DRAFT = ".postgres-draft-";
const CLEANUP_MS = 30_000;
// Sorts and compares by code point, so that the order does not depend on the machine's locale.
const COLLATION = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
const THROWAWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/**
 * PostgreSQL from npm, with its data in `folder`/postgres. A server still running there, left by a killed launcher, is
 * used. `throwaway` trades safety against power cuts for speed.
 */
export async function startPostgres(folder, options = {}) {
  const { port: firstPort = 5433, database = USER, throwaway = false } = options;
  const home = resolvePostgresHome(folder);
  const password = passwordOf(folder, home);
  if (isEmpty(home.data)) initialise(home, password);
  refuseOtherVersion(home);
  await untilLastServerEnded(home);
  const adopted = portOf(home) !== undefined;
  if (!adopted) {
    // The server may have crashed since the first check.
    await untilLastServerEnded(home);
    await launch(home, firstPort, throwaway ? THROWAWAY : {});
  }
  try {
    const port = portOf(home);
    const server = `postgres://${USER}:${password}@127.0.0.1:${port}`;
    await ensureDatabase(`${server}/postgres`, database, path.join(folder, PASSWORD));
    const roles = await provideRoles(`${server}/postgres`, folder, database);
    const urlOf = (role) => `postgres://${role}:${roles[role]}@127.0.0.1:${port}/${database}`;
    return {
      /** The app's connection, which may read and write rows. */
      url: urlOf("app"),
      /** The connection of the tables' owner, for migrations. */
      directUrl: urlOf("migrate"),
      /** The superuser's connection, for backups and for the tests, which create databases. */
      adminUrl: `${server}/${database}`,
      adopted,
      data: home.data,
      port,
      state: () => stateOf(home),
      stop: () => stop(home),
      restart: async () => {
        await untilLastServerEnded(home);
        startServer(home, port, throwaway ? THROWAWAY : {});
      },
    };
  } catch (error) {
    // A server that was killed just now can look as if it was running.
    if (adopted && stateOf(home) !== "running") return startPostgres(folder, options);
    if (!adopted) stop(home);
    throw error;
  }
}

const PASSWORD = "postgres-password";

/** A database cannot be opened without its password, and a new password would not help. */
function passwordOf(folder, home) {
  const file = path.join(folder, PASSWORD);
  if (!existsSync(file) && !isEmpty(home.data))
    throw new Error(
      `${file} is missing. It holds the password of the database in ${home.data}. Restore it from a backup.`,
    );
  return storedSecret(folder, PASSWORD);
}

const isEmpty = (folder) => readdirSync(folder).length === 0;

/** Stops the server that runs on this folder's data, before a reset. */
export function stopPostgres(folder) {
  const home = resolvePostgresHome(folder);
  if (portOf(home) !== undefined) stop(home);
}

// Created beside its final folder and renamed, so that a killed start leaves no half database.
function initialise(home, password) {
  const parent = path.dirname(home.data);
  for (const name of readdirSync(parent).filter((candidate) => candidate.startsWith(DRAFT)))
    rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  const folder = mkdtempSync(path.join(parent, DRAFT));
  const draft = path.join(folder, "data");
  const secret = path.join(folder, "password");
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  giveTo(home.account, folder, draft, secret);
  const owner = ["-U", USER, "--auth=scram-sha-256", `--pwfile=${secret}`];
  try {
    run(home, "initdb", ["-D", draft, "-E", "UTF8", ...owner, ...COLLATION]);
    rmdirSync(home.data);
    renameSync(draft, home.data);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuseOtherVersion(home) {
  if (!existsSync(path.join(home.data, "PG_VERSION")))
    throw new Error(
      `${home.data} is not empty, but its file PG_VERSION is missing, so it is no whole database. Nothing was changed. ` +
        `Restore the file (its text is '${MAJOR}') or a backup, or begin anew with 'npm run reset'.`,
    );
  const version = readFileSync(path.join(home.data, "PG_VERSION"), "utf8").trim();
  if (version !== MAJOR)
    throw new Error(
      `The data in ${home.data} was made by PostgreSQL ${version}; this is ${MAJOR}. 'npm run reset' starts afresh.`,
    );
}

async function launch(home, firstPort, settings, tries = 3) {
  const port = await nextFree(firstPort);
  try {
    startServer(home, port, settings);
  } catch (error) {
    // Another program took the port between the check and the start.
    if (tries > 1 && !(await isFree(port))) return launch(home, port + 1, settings, tries - 1);
    throw error;
  }
}

function startServer(home, port, settings) {
  const log = path.join(home.data, "server.log");
  if (existsSync(log) && statSync(log).size > 5_000_000) truncateSync(log);
  const options = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
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

const processFile = (home) => path.join(home.data, "postmaster.pid");
const processLines = (home) => readFileSync(processFile(home), "utf8").split("\n");

/** 'running', 'stopped' on purpose, or 'crashed': a server that stops normally removes its process file. */
function stateOf(home) {
  if (!existsSync(processFile(home))) return "stopped";
  return isRunning(Number(processLines(home)[0])) ? "running" : "crashed";
}

/** The port of the server that runs on this data, if one does. */
function portOf(home) {
  if (stateOf(home) !== "running" || tool(home, "pg_ctl", ["status", "-D", home.data]).status !== 0) return undefined;
  return Number(processLines(home)[3]);
}

/**
 * A killed server may stay in the process table until its parent collects it, and its helper processes need a moment to
 * end. In both cases PostgreSQL assumes that a server is running and refuses to start. So this waits for the helpers
 * and then removes the stale process file.
 */
async function untilLastServerEnded(home) {
  if (stateOf(home) !== "crashed") return;
  const deadline = Date.now() + CLEANUP_MS;
  while (helpersOf(home).length > 0) {
    if (Date.now() > deadline)
      throw new Error(`Processes of the last PostgreSQL still run on ${home.data}: ${helpersOf(home).join(", ")}.`);
    await pause(50);
  }
  if (existsSync("/proc") && stateOf(home) === "crashed") rmSync(processFile(home), { force: true });
}

/**
 * The processes of a PostgreSQL server have its data folder as working directory. Without /proc they cannot be found,
 * and the list is empty.
 */
function helpersOf(home) {
  const numbers = existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return numbers.filter((pid) => isRunning(Number(pid)) && folderOf(pid) === home.data);
}

function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

async function ensureDatabase(server, name, passwordFile) {
  try {
    await connected(server, async (client) => {
      const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
      if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
    });
  } catch (error) {
    if (error.code !== WRONG_PASSWORD) throw error;
    throw new Error(`The password in ${passwordFile} is not the one of this database. Restore it from a backup.`);
  }
}

const WRONG_PASSWORD = "28P01";

function run(home, name, args) {
  const { status, error, stderr } = tool(home, name, args);
  if (error) throw new Error(`${name} could not be started: ${error.message}. DATABASE_URL can name another Postgres.`);
  if (status !== 0) throw new Error(`${name} failed:\n\n${tail(stderr ?? "")}\n`);
}

// When it starts a server, pg_ctl's output must not go to a pipe of ours: the server would inherit the pipe and keep it
// open.
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
