import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connected } from "../../local/database.mjs";
import { nextFree } from "../../local/ports.mjs";
import { startPostgres } from "../../local/postgres.mjs";
import { applyMigrations, build, seed } from "../../local/prepare.mjs";
import { appEnvironment, ROOT } from "../../local/settings.mjs";
import { signInLink } from "../../local/sign-in.mjs";
import { post, storedOf, write } from "../writers.mjs";
import { racesAcross } from "./instance-races.mjs";
import { until } from "./product.mjs";
import { heading, note } from "./report.mjs";

const WRITING_MS = 3000;
const NONE = { most: 0 };

/**
 * Two processes of the app behind HAProxy on one database: what one process promises must hold across both, also when
 * one of them is killed or both are replaced one after the other. HAProxy must be installed.
 */
export async function instances() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "pacioli-instances-"));
  const server = await startPostgres(dataDir, { port: 5873 });
  const front = await nextFree(3970);
  const ports = [front + 10, front + 11];
  const base = { dataDir, port: front, databaseUrl: server.url, mailbox: "http://127.0.0.1:9" };
  const environment = { ...appEnvironment(base), NODE_ENV: "production", TRUSTED_PROXIES: "1" };
  const running = [];
  let balancer;
  try {
    await applyMigrations(server.directUrl);
    await seed(environment, { embedded: true });
    await build(environment);
    for (const port of ports) running.push(await start(environment, port));
    balancer = balance(dataDir, front, ports);
    const app = `http://localhost:${front}`;
    await until(`${app}/api/ready`);
    const [one, other] = ports.map((port) => `http://localhost:${port}`);
    heading("Two instances: what one promises holds across both");
    await shared(server.url, one, other);
    // Races and writers ask more often than the limits of a person allow.
    for (const [place, port] of ports.entries()) {
      await running[place].stop();
      running[place] = await start({ ...environment, RATE_LIMITS: "off" }, port);
    }
    await until(`${app}/api/ready`);
    heading("Races between the two, half of the requests at each");
    await racesAcross(server.url, [one, other]);
    const parts = { app, databaseUrl: server.url };
    await underWriters("one of two killed by kill -9", parts, async () => {
      await running[0].stop("SIGKILL");
      running[0] = await start({ ...environment, RATE_LIMITS: "off" }, ports[0]);
    });
    await underWriters("both replaced, one after the other", parts, async () => {
      for (const [place, port] of ports.entries()) {
        await running[place].stop();
        running[place] = await start({ ...environment, RATE_LIMITS: "off" }, port);
        await pause(1000);
      }
    });
  } finally {
    balancer?.kill("SIGTERM");
    for (const app of running) await app.stop("SIGKILL");
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(environment, port) {
  const app = spawn(process.execPath, ["server.mjs"], {
    cwd: ROOT,
    env: { ...environment, PORT: String(port), HOST: "127.0.0.1" },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => app.once("exit", resolve));
  await until(`http://127.0.0.1:${port}/api/ready`);
  return {
    stop(signal = "SIGTERM") {
      app.kill(signal);
      return ended;
    },
  };
}

/**
 * A request whose connection is refused goes to the other instance; connections to them are not used again, because an
 * instance that ends may close one at any moment. A write that broke off is not repeated by HAProxy:
 * its sender does that, with the same Idempotency-Key.
 */
export function balance(folder, port, ports) {
  const file = path.join(folder, "haproxy.cfg");
  const servers = ports.map((one, place) => `  server app${place} 127.0.0.1:${one} check inter 500ms fall 2 rise 1`);
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
frontend front
  bind 127.0.0.1:${port},[::1]:${port}
  default_backend apps
backend apps
  balance roundrobin
  http-request disable-l7-retry unless { method GET HEAD }
  option httpchk GET /api/health
${servers.join("\n")}
`,
  );
  return spawn("haproxy", ["-f", file], { stdio: "inherit" });
}

/** Sessions, one-use links, limits and uploads. */
async function shared(databaseUrl, one, other) {
  const cookieFrom = (response) =>
    (response?.headers.getSetCookie() ?? []).map((line) => line.split(";")[0]).join("; ");
  const linkFor = (email) => connected(databaseUrl, (client) => signInLink(client, one, email));
  const tokenOf = (link) => new URL(link).searchParams.get("token");
  const opened = await post(`${one}/api/auth/verify`, { token: tokenOf(await linkFor("both@example.test")) });
  const cookie = cookieFrom(opened);
  const isIn = async (app) => (await fetch(`${app}/api/user/profile`, { headers: { cookie } })).status === 200;
  note("a session of one counts at the other", (await isIn(other)) ? 1 : 0, { least: 1 });
  await post(`${one}/api/logout`, {}, { cookie });
  note("a session ended at one is still open at the other", (await isIn(other)) ? 1 : 0, NONE);
  const token = tokenOf(await linkFor("once@example.test"));
  const tries = Array.from({ length: 32 }, (_, place) =>
    post(`${place % 2 ? one : other}/api/auth/verify`, { token }).then((response) => response?.status),
  );
  note(
    "sessions from 32 uses of a link at both",
    (await Promise.all(tries)).filter((status) => status === 200).length,
    {
      least: 1,
      most: 1,
    },
  );
  let sent = 0;
  for (let place = 0; place < 12; place += 1) {
    const response = await post(`${place % 2 ? one : other}/api/auth/password`, WRONG, PLACE);
    if (response?.status !== 429) sent += 1;
  }
  note("passwords tried for an address at both, of 12", sent, { most: 10 });
}

const WRONG = { email: "limit@example.test", password: "not the right one" };
const PLACE = { "x-forwarded-for": "203.0.113.9" };

async function underWriters(what, { app, databaseUrl }, work) {
  const writing = await write({ app, databaseUrl });
  await pause(WRITING_MS);
  await work();
  await pause(WRITING_MS);
  const { sent, acknowledged, failures } = await writing.end();
  const stored = await storedOf(databaseUrl, sent);
  heading(`Eight writers, ${what}`);
  note("writes acknowledged", acknowledged.length, { least: 1 });
  note("of them lost", acknowledged.filter((title) => !stored.has(title)).length, NONE);
  note("stored twice", [...stored.values()].filter((count) => count > 1).length, NONE);
  note("failed requests of the writer with most", Math.max(...failures), { most: 1 });
}
