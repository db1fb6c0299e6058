import path from "node:path";
import { pool } from "@/lib/platform/database/db";
import { databaseUnavailable } from "@/lib/platform/server/errors";
import { methods, plainRoute } from "@/lib/platform/server/route";
import { migrationState } from "@/prisma/migrate.mjs";

/** Reports whether the database can be reached and every migration is applied, and nothing else. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/ready", async () => {
    const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), "prisma/migrations");
    const { pending } = await migrationState(pool(), folder);
    if (pending.length > 0) throw databaseUnavailable(`pending: ${pending.join(", ")}`);
    return Response.json({ ready: true }, { headers: { "Cache-Control": "no-store" } });
  }),
);
