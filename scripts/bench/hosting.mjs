import { spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bin, node } from "../../local/command.mjs";
import { query } from "../../local/database.mjs";
import { nextFree } from "../../local/ports.mjs";
import { startPostgres } from "../../local/postgres.mjs";
import { applyMigrations } from "../../local/prepare.mjs";
import { ROOT } from "../../local/settings.mjs";
import { HOSTED_SETTINGS } from "./hosted-settings.mjs";
import { until } from "./product.mjs";
import { heading, note } from "./report.mjs";

const ADDRESS = "https://learn.example.org";

/**
 * Tests the Dockerfile's result without a container engine: the same build, the same files in an empty read-only folder
 * outside the clone, and the same command with the settings of a host.
 */
export async function hosting() {
  await node([bin("next", "dist/bin/next"), "build"], { env: { STANDALONE: "1" } });
  const image = copyImage();
  const dataDir = mkdtempSync(path.join(tmpdir(), "pacioli-hosting-"));
  const server = await startPostgres(dataDir, { port: 5853 });
  let app;
  try {
    await applyMigrations(server.directUrl);
    await node(["node_modules/tsx/dist/cli.mjs", "--conditions=react-server", "prisma/seed.ts", "--catalogue"], {
      env: { DATABASE_URL: server.directUrl },
    });
    const port = await nextFree(3950);
    app = spawn(process.execPath, ["server.mjs"], {
      cwd: image,
      env: hosted(server.url, port, dataDir),
      stdio: "inherit",
    });
    const url = `http://127.0.0.1:${port}`;
    await until(`${url}/api/ready`);
    heading("The container's files, run in an empty folder");
    note("size without Node.js", sizeOf(image) / 1e6, { unit: " MB", most: 120 });
    await judge(url, server.directUrl);
    const begun = Date.now();
    const ended = new Promise((resolve) => app.once("exit", resolve));
    app.kill("SIGTERM");
    note("exit code after SIGTERM", await ended, { most: 0 });
    note("stopped after", (Date.now() - begun) / 1000, { unit: " s", digits: 1, most: 5 });
  } finally {
    app?.kill("SIGKILL");
    server.stop();
    for (const folder of [image, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the files of the last stage, read from the lines of the Dockerfile itself. */
function copyImage() {
  const image = mkdtempSync(path.join(tmpdir(), "pacioli-image-"));
  const stage = readFileSync(path.join(ROOT, "Dockerfile"), "utf8")
    .split(/^FROM /m)
    .at(-1);
  for (const [, from, to] of stage.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)) {
    const source = path.join(ROOT, from);
    // As Docker does: a folder's content is copied, a file keeps its name.
    cpSync(source, path.join(image, to, statSync(source).isFile() ? path.basename(source) : ""), { recursive: true });
  }
  walk(image, (file, stat) => chmodSync(file, stat.isDirectory() ? 0o555 : 0o444));
  return image;
}

const hosted = (databaseUrl, port, dataDir) => ({
  ...HOSTED_SETTINGS,
  PATH: process.env.PATH,
  PORT: String(port),
  HOST: "127.0.0.1",
  DATABASE_URL: databaseUrl,
  UPLOADS_DIR: path.join(dataDir, "uploads"),
  APP_URL: ADDRESS,
});

/** Checks what must be true of a hosted product. Returns the number of failures. */
async function judge(url, databaseUrl) {
  const landing = await renewed(url);
  const html = await landing.text();
  const [{ courses, people }] = await query(
    databaseUrl,
    'select (select count(*) from "Course")::int as courses, (select count(*) from "User")::int as people',
  );
  const facts = {
    "canonical address": html.includes(`rel="canonical" href="${ADDRESS}"`) || html.includes(`href="${ADDRESS}/"`),
    "Strict-Transport-Security": Boolean(landing.headers.get("strict-transport-security")),
    "all courses": courses > 5,
    "no sample people": people === 0,
    "protected page leads to sign-in": (await fetch(`${url}/dashboard`, { redirect: "manual" })).status === 307,
  };
  for (const [fact, holds] of Object.entries(facts)) note(fact, holds ? 1 : 0, { least: 1 });
}

/** The landing page after its first renewal: the address is unknown during the build. */
async function renewed(url) {
  const built = (await fetch(url)).headers.get("etag");
  await pause(61_000);
  for (let tries = 0; tries < 30; tries += 1) {
    const response = await fetch(url);
    if (response.headers.get("etag") !== built) return response;
    await pause(1000);
  }
  return fetch(url);
}

function sizeOf(folder) {
  let bytes = 0;
  walk(folder, (_, stat) => {
    bytes += stat.isFile() ? stat.size : 0;
  });
  return bytes;
}

/** Files before their folders, because nothing can be changed in a read-only folder. */
function walk(folder, visit) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) walk(file, visit);
    else if (entry.isFile()) visit(file, statSync(file));
  }
  visit(folder, statSync(folder));
}
