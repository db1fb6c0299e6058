import "server-only";
import { isPreviewDatabase } from "@/prisma/preview-database.mjs";
import { pool } from "../database/db";
import { env, settingProblems } from "./env";

/** Ends the process when a setting is missing, naming it, instead of failing at the first request. */
export function requireSettings(): void {
  const problems = settingProblems();
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  console.error("Pacioli does not start like this. docs/running.md lists every setting.");
  process.exit(1);
}

/** Ends the process when its database belongs to a preview. A database that is away is left to `/api/ready`. */
export async function requireOwnDatabase(): Promise<void> {
  if (env.local || env.preview || !(await isPreviewDatabase(pool()).catch(() => false))) return;
  console.error("DATABASE_URL is the database of a preview. Pacioli does not start like this.");
  process.exit(1);
}
