import { methods, plainRoute } from "@/lib/platform/server/route";

/**
 * The least that a call of this product can cost: a constant answer through Next (`/api/health` is answered before it).
 * Only builds for `npm run bench` contain it (`pageExtensions` in next.config.mjs); other calls are compared with it.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/bench", () => Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } })),
);
