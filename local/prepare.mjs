import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { bin, node } from "./command.mjs";
import { query } from "./database.mjs";
import { fingerprint, unlessMarked } from "./fingerprint.mjs";
import { ROOT } from "./settings.mjs";

const SEED = [
  "prisma/seed.ts",
  "prisma/seed",
  "prisma/migrations",
  "package-lock.json",
  "lib/writing",
  "lib/lessons",
  "lib/questions",
  "lib/accountancy",
];
/** The command: the question bank's reads, which the seed uses, are marked server-only. */
export const SEEDING = ["node_modules/tsx/dist/cli.mjs", "--conditions=react-server", "prisma/seed.ts"];
export const APP = [
  "app",
  "components",
  "lib",
  "public",
  "prisma/models",
  "prisma/schema.prisma",
  "prisma/migrate.mjs",
  "prisma/preview-database.mjs",
  "prisma/role-limits.mjs",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Applies pending migrations. */
export async function applyMigrations(databaseUrl) {
  const { migrate } = await import("../prisma/migrate.mjs");
  const { applied, total } = await migrate(databaseUrl);
  return applied.length ? `${applied.length} of ${total} migrations applied` : "up to date";
}

/** Seeding again changes nothing but takes a second or two, so it runs only when its sources have changed. */
export async function seed(environment, { embedded }) {
  const url = environment.DATABASE_URL;
  const name = embedded ? "embedded" : createHash("sha256").update(url).digest("hex").slice(0, 8);
  const seeded = await unlessMarked(
    path.join(environment.DATA_DIR, "marks", `seed-${name}`),
    fingerprint(SEED),
    () => node([...SEEDING], { env: environment }),
    { again: await query(url, `select from "Course" limit 1`).then((rows) => rows.length === 0) },
  );
  return seeded ? "courses and people in place" : "up to date";
}

/** Builds for production, unless the last build was made from the same sources. */
export async function build(environment, { force = false } = {}) {
  const open = Object.entries(process.env).filter(([name]) => /^(NEXT_PUBLIC_|BENCH_PAGES$)/.test(name));
  const built = await unlessMarked(
    path.join(ROOT, ".next/made-of"),
    fingerprint(APP, JSON.stringify(open)),
    () => node([bin("next", "dist/bin/next"), "build"], { env: environment }),
    { again: force || !existsSync(path.join(ROOT, ".next/BUILD_ID")) },
  );
  return built ? "built for production" : "up to date";
}
