import { methods, plain } from "@/lib/platform/route";

/** The process lives; asks nobody. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plain("GET", "/api/health", () => Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } })),
);
