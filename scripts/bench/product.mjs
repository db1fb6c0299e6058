import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { connected } from "../../local/database.mjs";
import { nextFree } from "../../local/ports.mjs";
import { startPostgres } from "../../local/postgres.mjs";
import { applyMigrations, build, seed } from "../../local/prepare.mjs";
import { appEnvironment, ROOT } from "../../local/settings.mjs";
import { countingProxy } from "./statement-proxy.mjs";

/** The built product on its own data, connected to Postgres through a proxy that counts statements. */
export async function startProduct() {
  process.env.BENCH_PAGES = "1";
  const dataDir = mkdtempSync(path.join(tmpdir(), "pacioli-bench-"));
  const server = await startPostgres(dataDir, { port: 5833 });
  const counter = await countingProxy(server.url);
  const port = await nextFree(3900);
  const environment = {
    ...appEnvironment({ dataDir, port, databaseUrl: server.url, mailbox: "http://127.0.0.1:9" }),
    RATE_LIMITS: "off",
    NODE_ENV: "production",
  };
  await applyMigrations(server.directUrl);
  // Without this right, ANALYZE by the app's role skips every table with a warning.
  await connected(server.adminUrl, (client) => client.query("grant pg_maintain to app"));
  await seed(environment, { embedded: true });
  await build(environment);
  const apps = [await startApp({ ...environment, DATABASE_URL: counter.url }, port, ["--import", LOOP_WATCH])];
  return {
    url: apps[0].url,
    pid: apps[0].pid,
    longestBlock: apps[0].longestBlock,
    database: server.url,
    cronSecret: environment.CRON_SECRET,
    statements: counter.heard,
    told: counter.told,
    /** The address of the same product without the proxy, which would slow down every response that needs Postgres. */
    async uncounted() {
      apps[1] ??= await startApp(environment, await nextFree(port + 1));
      return apps[1].url;
    },
    /** One more process of the same product, with other settings. */
    async another(settings = {}) {
      return startApp({ ...environment, ...settings }, await nextFree(port + 10));
    },
    stopDatabase: server.stop,
    startDatabase: server.restart,
    async stop() {
      for (const app of apps) await app.stop();
      await counter.stop();
      server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** It looks up to a thousand times a second, which costs the thread that it watches a few percent. */
const LOOP_WATCH = pathToFileURL(path.join(import.meta.dirname, "loop-watch.mjs")).href;

async function startApp(environment, port, options = []) {
  const app = spawn(process.execPath, [...options, "server.mjs"], {
    cwd: ROOT,
    env: { ...environment, PORT: String(port), HOST: "127.0.0.1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const url = `http://127.0.0.1:${port}`;
  await until(`${url}/api/ready`);
  return {
    url,
    pid: app.pid,
    /** The longest the main thread computed without a pause since the last call, in ms of CPU time; with LOOP_WATCH only. */
    async longestBlock() {
      const answer = once(app, "message");
      app.send("longest block");
      return (await answer)[0].longest;
    },
    async stop() {
      app.kill("SIGTERM");
      await new Promise((resolve) => app.once("exit", resolve));
    },
  };
}

/** Milliseconds until the address answers 200. */
export async function until(address, within = 120_000) {
  const begun = performance.now();
  while (performance.now() - begun < within) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return performance.now() - begun;
    await pause(50);
  }
  throw new Error(`${address} did not answer within ${within / 1000} s`);
}

/** A session cookie of a user from the sample data. */
export const cookieOf = (database, username) => connected(database, (client) => signIn(client, username));

async function signIn(client, username) {
  const session = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(session).digest("hex");
  await client.query(
    `insert into "Session" ("sessionToken", "userId", expires) select $1, id, now() + interval '30 days' from "User" where username = $2`,
    [hash, username],
  );
  return `session=${session}`;
}

/** A Premium student with a large course, half of it completed, and a session cookie for her. */
export const prepareStudent = (database) =>
  connected(database, async (client) => {
    const one = async (sql, values) => (await client.query(sql, values)).rows[0];
    const cookie = await signIn(client, "grace");
    const { id } = await one(`select id from "User" where username = 'grace'`);
    const course = await one(
      `insert into "Course" (title, description, "totalLessons") values ('Bench', 'Twelve modules of ten topics.', 120) returning id`,
    );
    await client.query(
      `insert into "Module" ("courseId", title, description, "order", "lessonCount")
       select $1, 'Module ' || n, 'A module of the bench.', n, 10 from generate_series(1, 12) n`,
      [course.id],
    );
    await client.query(
      `insert into "Topic" ("moduleId", title, description, "order")
       select m.id, 'Topic ' || n, 'A topic of the bench.', n from "Module" m, generate_series(1, 10) n where m."courseId" = $1`,
      [course.id],
    );
    await client.query(`insert into "Enrollment" ("userId", "courseId") values ($1, $2)`, [id, course.id]);
    const { rows } = await client.query(
      `select t.id from "Topic" t join "Module" m on m.id = t."moduleId" where m."courseId" = $1 order by t.id`,
      [course.id],
    );
    const topics = rows.map((row) => row.id);
    await client.query(
      `insert into "Progress" ("userId", "topicId", completed, "completedAt") select $1, unnest($2::int[]), true, now()`,
      [id, topics.slice(0, 60)],
    );
    await client.query("analyze");
    return { cookie, course: course.id, topics };
  });
