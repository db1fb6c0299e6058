/** The process lives; asks nobody. */
export const GET = () => Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } });
