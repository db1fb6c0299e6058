import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { nextFree } from "../local/ports.mjs";

/** PgBouncer of this version keeps prepared statements in transaction mode. */
const KEEPS_STATEMENTS = [1, 21];

/**
 * Starts PgBouncer in transaction mode in front of a server. Returns its address, and a function that stops it.
 * @param {string} appUrl
 * @returns {Promise<{ url: string, stop(): void }>}
 */
export async function startPooler(appUrl) {
  const server = new URL(appUrl);
  const port = await nextFree(6543);
  const folder = path.join(os.tmpdir(), `pooler-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const users = path.join(folder, "users.txt");
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_idle_timeout = 5
${keepsStatements() ? "max_prepared_statements = 200" : ""}
`,
  );
  // PgBouncer refuses to run as root, so it runs as another user, who must be able to read its files.
  chmodSync(folder, 0o755);
  const asOther = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", ["-q", ...asOther, file], { stdio: "ignore" });
  await Promise.race([listening(port), once(child, "exit").then(() => Promise.reject(new Error("PgBouncer ended.")))]);
  const url = new URL(appUrl);
  url.port = String(port);
  return { url: url.href, stop: () => child.kill() };
}

/** @returns {boolean} */
export function keepsStatements() {
  const { stdout, error } = spawnSync("pgbouncer", ["--version"], { encoding: "utf8" });
  if (error) throw new Error("There is no pgbouncer on the PATH: install it, or run the tests without --pooler.");
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout)?.slice(1) ?? []).map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = KEEPS_STATEMENTS;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** @param {number} port */
async function listening(port) {
  for (;;) {
    const socket = net.connect(port, "127.0.0.1");
    const isOpen = await new Promise((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
