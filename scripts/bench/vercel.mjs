import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { quietly } from "../../local/command.mjs";
import { ROOT } from "../../local/settings.mjs";
import { preview } from "./preview.mjs";
import { heading, note } from "./report.mjs";

// The newest version of Vercel's command that installs without its platform binaries.
const CLI = "vercel@59.11.7";
const YES = { least: 1 };
const NONE = { most: 0 };
/** A schedule with one minute and one hour runs once a day at most. */
const DAILY = /^\d+ \d+ /;
/** A secret that must not come into any file that the build gives out. */
const CANARY = "canary-of-a-secret-in-the-build";
const SECRETS = ["AUTH_SECRET", "CRON_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "RESEND_API_KEY"];

/** Both things that Vercel makes of a clone: production, as it is built, and a preview, as reviewers use it. */
export async function vercel() {
  await production();
  await preview();
}

/** `vercel build` for production, without an account, and what it made. */
async function production() {
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-vercel-"));
  const project = path.join(ROOT, ".vercel");
  // Somebody who works with Vercel has a project here, which is put back afterwards.
  const kept = existsSync(project) ? path.join(folder, "project") : undefined;
  if (kept) cpSync(project, kept, { recursive: true });
  const output = path.join(folder, "output");
  try {
    rmSync(project, { recursive: true, force: true });
    mkdirSync(project);
    cpSync(path.join(ROOT, "scripts/bench/vercel-project.json"), path.join(project, "project.json"));
    await quietly("npx", ["--yes", CLI, "build", "--prod", "--yes", "--token", "none", "--output", output], {
      env: { VERCEL_TELEMETRY_DISABLED: "1", ...Object.fromEntries(SECRETS.map((name) => [name, CANARY])) },
    });
    judge(output);
  } finally {
    rmSync(project, { recursive: true, force: true });
    if (kept) cpSync(kept, project, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(output) {
  const config = JSON.parse(readFileSync(path.join(output, "config.json"), "utf8"));
  const functions = filesIn(path.join(output, "functions"));
  const served = filesIn(path.join(output, "static"));
  const configs = functions
    .filter((file) => file.endsWith(".vc-config.json"))
    .map((file) => JSON.parse(readFileSync(file, "utf8")));
  heading("What `vercel build` makes");
  const jobs = config.crons ?? [];
  note("calls of the hourly job", jobs.filter(({ path }) => path === "/api/cron/daily").length, YES);
  note("schedules that the free plan refuses", jobs.filter(({ schedule }) => !DAILY.test(schedule)).length, NONE);
  note("the middleware is in it", existsSync(path.join(output, "functions/_middleware.func")) ? 1 : 0, YES);
  for (const [name, from] of Object.entries({ Page: "page.tsx", API: "route.ts" }))
    note(`${name} routes without a function`, missing(output, from).length, NONE);
  note("functions", configs.length);
  const runtimes = new Set(configs.map(({ runtime }) => runtime));
  note("of them not on Node.js 24", [...runtimes].filter((runtime) => runtime !== "nodejs24.x").length, NONE);
  note("the largest function", Math.max(...configs.map(weightOf)) / 1e6, { unit: " MB", most: 250 });
  note("addresses without the headers of the product", hasHeaders(config) ? 0 : 1, NONE);
  note("files given to browsers", served.length);
  note("of them source maps", served.filter((file) => file.endsWith(".map")).length, NONE);
  note("of them with a secret", served.filter((file) => holds(file, CANARY)).length, NONE);
  note("functions with a secret", functions.filter((file) => holds(file, CANARY)).length, NONE);
  const scripts = served.filter((file) => file.endsWith(".js"));
  note(
    "scripts with code of the server",
    scripts.filter((file) => holds(file, "server-only", "PrismaClient")).length,
    NONE,
  );
}

/** Routes of `app` that no function of the build answers. Pages made during the build are functions, too. */
function missing(output, from) {
  const app = path.join(ROOT, "app");
  return filesIn(app)
    .filter((file) => path.basename(file) === from)
    .map((file) => path.relative(app, path.dirname(file)).split(path.sep))
    .map((parts) => parts.filter((part) => !/^\(.*\)$/.test(part)).join("/") || "index")
    .filter((route) => !existsSync(path.join(output, "functions", `${route}.func`)));
}

const hasHeaders = ({ routes }) =>
  routes.some(({ src, headers }) => src?.startsWith("^(?:/(") && headers?.["Content-Security-Policy"]);

const weightOf = ({ filePathMap = {} }) =>
  Object.values(filePathMap).reduce((sum, file) => {
    const found = path.join(ROOT, file);
    return sum + (existsSync(found) ? statSync(found).size : 0);
  }, 0);

const holds = (file, ...texts) => {
  const text = readFileSync(file, "latin1");
  return texts.some((one) => text.includes(one));
};

/** Links to functions with the same files are not followed. */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
