import { execFileSync, spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { query } from "../../local/database.mjs";
import { nextFree } from "../../local/ports.mjs";
import { startPostgres } from "../../local/postgres.mjs";
import { applyMigrations } from "../../local/prepare.mjs";
import { appEnvironment, ROOT } from "../../local/settings.mjs";
import { storedOf, write } from "../writers.mjs";
import { cookieOf, until } from "./product.mjs";
import { heading, note } from "./report.mjs";

const NONE = { most: 0 };
/** The version that runs now: a commit. By default the newest tag. */
const { BEFORE } = process.env;

/**
 * A rolling upgrade: the version before runs on its own tables, then all migrations are applied under it while people
 * write, and everything it does must go on working.
 */
export async function upgrade() {
  const before = BEFORE ?? git("tag", "--sort=-creatordate").split("\n")[0];
  if (!before) return heading("No upgrade was tried: BEFORE names no version, and there is no tag");
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-upgrade-"));
  const clone = path.join(folder, "before");
  const server = await startPostgres(path.join(folder, "data"), { port: 5883 });
  const port = await nextFree(3990);
  const settings = { dataDir: path.join(folder, "data"), port, databaseUrl: server.url, mailbox: "http://127.0.0.1:9" };
  const environment = { ...appEnvironment(settings), NODE_ENV: "production", RATE_LIMITS: "off", PORT: String(port) };
  let app;
  try {
    git("clone", "--quiet", ROOT, clone);
    const run = (file, args, env) =>
      execFileSync(file, args, { cwd: clone, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
    run("git", ["checkout", "--quiet", git("rev-parse", before)]);
    run("npm", ["ci", "--no-audit", "--no-fund"]);
    run("npm", ["run", "-s", "migrate"], { DIRECT_URL: server.directUrl });
    run("node", ["node_modules/tsx/dist/cli.mjs", "--conditions=react-server", "prisma/seed.ts"], environment);
    run("node", ["node_modules/next/dist/bin/next", "build"], environment);
    const log = path.join(folder, "log");
    app = spawn("node", ["server.mjs"], { cwd: clone, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    app.stdout.pipe(createWriteStream(log));
    app.stderr.pipe(createWriteStream(`${log}.errors`));
    const url = `http://localhost:${port}`;
    await until(`${url}/api/ready`);

    const world = { url, database: server.url, clone };
    const own = await everything(world);
    const writers = await write({ app: url, databaseUrl: server.url });
    await applyMigrations(server.directUrl);
    const late = await everything(world);
    const { acknowledged, failures } = await writers.end();
    const stored = await storedOf(server.url, acknowledged);

    heading(`The version before (${git("log", "-1", "--format=%h %s", before)}) on the tables of this one`);
    note("migrations applied under it", await migrationsSince(server.url, clone), { least: 1 });
    note("calls and pages tried", late.size);
    const other = [...late].filter(([what, status]) => own.get(what) !== status);
    for (const [what, status] of other) console.log(`  ${what}: ${own.get(what)} before, ${status} after`);
    note("that answer otherwise than before", other.length, NONE);
    note("writes acknowledged meanwhile", acknowledged.length, { least: 1 });
    note("of them lost or stored twice", acknowledged.filter((title) => stored.get(title) !== 1).length, NONE);
    note(
      "writes that failed",
      failures.reduce((sum, count) => sum + count, 0),
      NONE,
    );
    note("errors in its log", readFileSync(log, "utf8").split('"level":50').length - 1, NONE);
  } finally {
    app?.kill("SIGKILL");
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

async function migrationsSince(databaseUrl, clone) {
  const known = git("-C", clone, "ls-files", "prisma/migrations/*/migration.sql").split("\n").length;
  const [{ count }] = await query(databaseUrl, `select count(*)::int as count from "_prisma_migrations"`);
  return count - known;
}

/** Every call that reads and needs no other id, the pages, and a day's writes. By address, the status. */
async function everything({ url, database, clone }) {
  const [root, ada] = [await cookieOf(database, "root"), await cookieOf(database, "ada")];
  const { paths } = JSON.parse(readFileSync(path.join(clone, "docs/api/openapi.json"), "utf8"));
  const ids = await someIds(database);
  const found = new Map();
  const ask = async (method, address, cookie, body) => {
    const response = await fetch(`${url}${address}`, {
      method,
      redirect: "manual",
      headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    found.set(
      `${method} ${address.replaceAll(/\d+/g, "{id}")} ${cookie === root ? "admin" : "student"}`,
      response.status,
    );
    return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : {};
  };
  for (const address of Object.keys(paths).filter((one) => paths[one].get && !one.includes("{")))
    await ask("GET", address, root);
  for (const address of pagesOf(ids)) for (const cookie of [ada, root]) await ask("GET", address, cookie);

  const event = { title: "Upgrade", startDate: "2027-03-01T09:00:00Z", endDate: "2027-03-01T10:00:00Z" };
  const { id: eventId } = await ask("POST", "/api/events", ada, event);
  await ask("PUT", `/api/events/${eventId}`, ada, event);
  await ask("DELETE", `/api/events/${eventId}`, ada);
  const { id: thread } = await ask("POST", `/api/forums/${ids.forum}/threads`, ada, {
    title: "Upgrade",
    content: "A question.",
  });
  const { id: post } = await ask("POST", `/api/threads/${thread}/posts`, root, { content: "An answer." });
  await ask("POST", `/api/posts/${post}/like`, ada);
  await ask("POST", `/api/posts/${post}/mark-as-answer`, ada);
  await ask("PATCH", `/api/posts/${post}`, root, { content: "A better answer." });
  for (const completed of [true, false]) await ask("POST", `/api/topics/${ids.topic}/complete`, ada, { completed });
  await ask("POST", `/api/courses/${ids.course}/exam-date`, ada, { examDate: "2027-06-07" });
  await ask("PUT", "/api/user/study-hours", ada, { minutes: [60, 60, 60, 60, 60, 0, 0] });
  await ask("POST", "/api/user/plan/what-if", ada, { minutes: [30, 30, 30, 30, 30, 0, 0] });
  const quiz = await ask("POST", "/api/attempts", ada, { kind: "quiz", topicId: ids.topic, tab: "upgrade" });
  await ask("POST", `/api/attempts/${quiz.id}/skip/1`, ada, { tab: "upgrade" });
  await ask("POST", `/api/attempts/${quiz.id}/finish`, ada, { tab: "upgrade" });
  await ask("PATCH", "/api/user/notification-preferences", ada, { newCourses: true });
  await ask("POST", "/api/user/notifications/read-all", ada);
  const { id: group } = await ask("POST", "/api/groups", ada, {
    name: "Upgrade",
    description: "A group.",
    isPrivate: true,
  });
  await ask("POST", `/api/groups/${group}/messages`, ada, { content: "Hello." });
  const { id: made } = await ask("POST", "/api/admin/courses", root, { title: "Upgrade", description: "A course." });
  await ask("PATCH", `/api/admin/courses/${made}`, root, { title: "Upgraded" });
  await ask("DELETE", `/api/admin/courses/${made}`, root);
  return found;
}

async function someIds(database) {
  const [ids] = await query(
    database,
    `select t.id as topic, m."courseId" as course, (select min(id) from "Forum" where "isActive") as forum,
            (select min(id) from "Thread") as thread
     from "Topic" t join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
     where c.code = 'FA' and t."questionCount" >= 8 order by m."order", t."order" limit 1`,
  );
  return ids;
}

const pagesOf = ({ course, topic, forum, thread }) => [
  "/",
  "/dashboard",
  "/courses",
  `/courses/${course}`,
  `/courses/${course}/readiness`,
  `/courses/${course}/mock`,
  "/progress",
  "/calendar",
  "/practice",
  "/practice/mistakes",
  "/profile",
  "/settings",
  "/subscribe",
  "/community",
  `/community/forum/${forum}`,
  `/community/thread/${thread}`,
  `/courses/${course}/topics/${topic}`,
  "/admin",
  "/admin/courses",
  "/admin/users",
  "/admin/audit",
  "/admin/questions",
];
