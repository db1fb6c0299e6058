import { methods, plainRoute } from "@/lib/platform/route";

/** The process lives; asks nobody. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/health", () => Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } })),
);
