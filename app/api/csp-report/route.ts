import { violationsIn } from "@/lib/platform/contract/violations";
import { log } from "@/lib/platform/process/log";
import { bytesFrom } from "@/lib/platform/server/body";
import { addressFrom, consumeLocal } from "@/lib/platform/server/limits";
import { methods, plainRoute } from "@/lib/platform/server/route";

const MAX_BYTES = 16 * 1024;
const REPORTS_OF_AN_ADDRESS = { points: 20, seconds: 60 };

/** Browsers report here what a page's Content-Security-Policy blocked. The report is only logged. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("POST", "/api/csp-report", async (request) => {
    await consumeLocal("csp-report", addressFrom(request.headers), REPORTS_OF_AN_ADDRESS);
    const text = Buffer.from(await bytesFrom(request, MAX_BYTES)).toString("utf8");
    for (const violation of violationsIn(text)) log.warn(violation, "a page's policy was violated");
    return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } });
  }),
);
