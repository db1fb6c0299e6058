import { fork } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connected } from "../../local/database.mjs";
import { nextFree } from "../../local/ports.mjs";
import { balance } from "./instances.mjs";
import { until } from "./product.mjs";
import { heading, note } from "./report.mjs";

const SECONDS = Number(process.env.LOAD_SECONDS ?? 30);
/** A process that is busy accepts one connection in each turn, so a short overload measures connecting alone. */
const OVERLOAD_SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 120);
const LEARNERS = 3000;
const STEPS = process.env.LOAD_STEPS?.split(",").map(Number) ?? [125, 250, 375, 500, 750, 1000];
/** More than one run behind HAProxy, which must be installed. */
const INSTANCES = Number(process.env.LOAD_INSTANCES ?? 1);
const GROUP_SIZE = 20;
/** As many before, because the first thousands of requests of a process cost up to twice as much. */
const SAMPLES = 3000;
const SAMPLES_OF_PAGES = 400;
const OUTAGE_SECONDS = Number(process.env.OUTAGE_SECONDS ?? 60);
const BEFORE_OUTAGE_SECONDS = 10;
const AFTER_OUTAGE_SECONDS = 40;
/** Linux counts the time of a process in hundredths of a second. */
const TICK_MS = 10;
const LATE_MS = 600;
const NORMAL_MS = 1000;

/** Requests a minute of one learner who has the product open: what the browser sends, and what she does herself. */
const MINUTE = { count: 12, list: 12, chat: 2.4, write: 1, page: 2 };

/**
 * What one minute of a learner costs, how many learners the instances carry beside their database and the generator, and
 * what happens beyond that. Open loop: requests are sent when they are due, whether or not others were answered.
 */
export async function load(product) {
  const world = await connected(product.database, learners);
  const url = await product.uncounted();
  if (INSTANCES === 1) return loadOf(product, { url, world, apps: [appAt(url) ?? product.pid] });
  const more = [];
  for (let place = 1; place < INSTANCES; place += 1) more.push(await product.another());
  const urls = [url, ...more.map((app) => app.url)];
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-balance-"));
  const port = await nextFree(3980);
  const balancer = balance(
    folder,
    port,
    urls.map((one) => new URL(one).port),
  );
  try {
    const front = `http://127.0.0.1:${port}`;
    await until(`${front}/api/ready`);
    await loadOf(product, { url: front, world, apps: [...urls.map(appAt), balancer.pid] });
  } finally {
    balancer.kill("SIGTERM");
    for (const app of more) await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `apps`: the processes of the instances, and of what is in front of them. */
async function loadOf({ database, stopDatabase, startDatabase }, { url, world, apps }) {
  heading("One request: CPU ms of the app, of the database");
  const minute = { app: 0, database: 0 };
  for (const [kind, times] of Object.entries(MINUTE)) {
    const cost = await costOf(kind, { url, world, apps, database });
    console.log(`  ${kind.padEnd(12)}${cost.app.toFixed(1).padStart(8)}${cost.database.toFixed(1).padStart(8)}`);
    minute.app += cost.app * times;
    minute.database += cost.database * times;
  }
  note("a learner's minute, the app", minute.app, { unit: " ms" });
  note("a learner's minute, the database", minute.database, { unit: " ms" });

  heading(`Learners at once, ${SECONDS} s each: requests a second, p50, p95 and p99 in ms, errors`);
  let carried = 0;
  /** Where not even the first step is carried, the rest is measured with that one. */
  let best;
  let first;
  for (const count of STEPS) {
    const found = await drive({ url, world, learners: count, seconds: SECONDS });
    tell(count, found);
    first ??= memoryOf(apps);
    best ??= { learners: count, rate: found.rate };
    if (found.errors > 0 || found.p99 > LATE_MS) break;
    best = { learners: count, rate: found.rate };
    carried = count;
  }
  note("memory of the app", memoryOf(apps), { unit: " MB" });
  note("of what it was after the first step", memoryOf(apps) / first, { digits: 2 });
  note("learners carried, p99 within 600 ms", carried, { least: 1000 });
  const over = await drive({ url, world, learners: LEARNERS, seconds: OVERLOAD_SECONDS });
  tell(LEARNERS, over);
  note("answered at three thousand, of the best rate", over.rate / best.rate, { digits: 2, least: 0.8 });
  const after = await drive({ url, world, learners: Math.round(best.learners / 2), seconds: 20, settleSeconds: 10 });
  tell("half, after", after);
  note("p99 ten seconds later with half of the learners", after.p99, { unit: " ms", most: LATE_MS });
  await outage({ url, world, learners: Math.min(1000, best.learners), stopDatabase, startDatabase });
}

/** The database stops while learners go on asking, and starts again. */
async function outage({ url, world, learners, stopDatabase, startDatabase }) {
  heading(`${learners} learners, the database away for ${OUTAGE_SECONDS} s`);
  const back = BEFORE_OUTAGE_SECONDS + OUTAGE_SECONDS;
  const asked = drive({ url, world, learners, seconds: back + AFTER_OUTAGE_SECONDS, settleSeconds: 0 });
  await pause(BEFORE_OUTAGE_SECONDS * 1000);
  stopDatabase();
  await pause(OUTAGE_SECONDS * 1000);
  const starting = performance.now();
  await startDatabase();
  note("the database's own start", (performance.now() - starting) / 1000, { unit: " s", digits: 1 });
  const { bySecond } = await asked;
  const isNormal = ({ longest, errors }) => errors === 0 && longest <= NORMAL_MS;
  const last = bySecond.findLastIndex((second) => !isNormal(second));
  note("seconds until every request is answered as before", Math.max(0, last + 1 - back), { most: 20 });
}

const tell = (learners, { rate, p50, p95, p99, errors }) =>
  console.log(
    `  ${String(learners).padEnd(12)}${[rate, p50, p95, p99, errors].map((figure) => figure.toFixed(0).padStart(8)).join("")}`,
  );

/** People with a session, a course and a chat of twenty. Returns what their requests need. */
async function learners(client) {
  const one = async (sql, values) => (await client.query(sql, values)).rows[0];
  const { id: course } = await one(`select id from "Course" where code = 'FA'`);
  const { id: thread } = await one(`select min(id) as id from "Thread" where "hiddenAt" is null`);
  const topics = (
    await client.query(
      `select t.id from "Topic" t join "Module" m on m.id = t."moduleId" where m."courseId" = $1 and m."order" = (
         select min("order") from "Module" where "courseId" = $1)`,
      [course],
    )
  ).rows.map(({ id }) => id);
  const tokens = Array.from({ length: LEARNERS }, () => randomBytes(32).toString("base64url"));
  await client.query(
    `insert into "User" (id, username, name, email)
     select 'load-' || n, 'load-' || n, 'Learner', 'load-' || n || '@example.org' from generate_series(0, $1::int - 1) n`,
    [LEARNERS],
  );
  await client.query(
    `insert into "Session" ("sessionToken", "userId", expires)
     select h, 'load-' || (n - 1), now() + interval '1 day' from unnest($1::text[]) with ordinality t(h, n)`,
    [tokens.map((token) => createHash("sha256").update(token).digest("hex"))],
  );
  await client.query(
    `insert into "Enrollment" ("userId", "courseId", "examDate") select id, $1, current_date + 60 from "User" where id like 'load-%'`,
    [course],
  );
  await client.query(
    `insert into "Notification" ("userId", title, message, cause)
     select id, 'Title ' || n, 'A message of the bench.', 'load:' || n from "User", generate_series(1, 20) n where id like 'load-%'`,
  );
  const groups = (
    await client.query(
      `insert into "Group" (name, description, "memberCount")
       select 'Load ' || n, 'A group of the bench.', $2 from generate_series(1, $1::int) n returning id`,
      [LEARNERS / GROUP_SIZE, GROUP_SIZE],
    )
  ).rows.map(({ id }) => id);
  await client.query(
    `insert into "GroupMember" ("groupId", "userId")
     select ($1::int[])[n / $2 + 1], 'load-' || n from generate_series(0, $3::int - 1) n`,
    [groups, GROUP_SIZE, LEARNERS],
  );
  await client.query("analyze");
  return { course, thread, topics, groups, tokens, groupSize: GROUP_SIZE, minute: MINUTE };
}

async function costOf(kind, { url, world, apps, database }) {
  const samples = kind === "page" ? SAMPLES_OF_PAGES : SAMPLES;
  const ask = { url, world, kind, only: true, samples };
  await generator(ask);
  const before = [cpuOf(apps), cpuOf(postgresProcesses(database))];
  await generator(ask);
  const after = [cpuOf(apps), cpuOf(postgresProcesses(database))];
  return { app: (after[0] - before[0]) / samples, database: (after[1] - before[1]) / samples };
}

const drive = (options) => generator(options);

/** In a process of its own, so that what it does is not counted as the app's. */
async function generator(options) {
  const child = fork(path.join(import.meta.dirname, "load-generator.mjs"));
  child.send(options);
  const [found] = await once(child, "message");
  child.kill();
  await pause(200);
  return found;
}

/** CPU time in ms. */
function cpuOf(pids) {
  let ticks = 0;
  for (const pid of pids)
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended meanwhile.
    }
  return ticks * TICK_MS;
}

/** MB. */
const memoryOf = (pids) => pids.reduce((sum, pid) => sum + residentOf(pid), 0);

const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1000;

const processes = () => readdirSync("/proc").filter((name) => /^\d+$/.test(name));

const commandOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
};

/** The processes of the database at this address; other databases may run on this machine. */
function postgresProcesses(database) {
  const port = `port=${new URL(database).port}`;
  const all = processes().filter((pid) => commandOf(pid).includes("postgres"));
  const first = all.find((pid) => commandOf(pid).split(" ").includes(port));
  return all.filter((pid) => folderOf(pid) === folderOf(first));
}

const folderOf = (pid) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
};

/** The process that serves this address, as its environment says. */
function appAt(url) {
  const port = new URL(url).port;
  return processes().find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`PORT=${port}`);
    } catch {
      return false;
    }
  });
}
