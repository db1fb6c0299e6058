import { methods, plainRoute } from "@/lib/platform/server/route";

/** The process is running. Checks nothing else, not even the database. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/health", () => Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } })),
);
