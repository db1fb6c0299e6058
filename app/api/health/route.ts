import { methods, plainRoute } from "@/lib/platform/route";

/**
 * The process is running. Checks nothing else, not even the database. `server.mjs` gives the same answer itself, before
 * Next; this route is for `next dev` and for Vercel.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/health", () => Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } })),
);
