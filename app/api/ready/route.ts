import path from "node:path";
import { pool } from "@/lib/platform/db";
import { databaseUnavailable } from "@/lib/platform/errors";
import { methods, plainRoute } from "@/lib/platform/route";
import { migrationState } from "@/prisma/migrate.mjs";

/** Says whether the database answers and has every migration, and no more than that. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/ready", async () => {
    const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), "prisma/migrations");
    const { pending } = await migrationState(pool(), folder);
    if (pending.length > 0) throw databaseUnavailable(`pending: ${pending.join(", ")}`);
    return Response.json({ ready: true }, { headers: { "Cache-Control": "no-store" } });
  }),
);
