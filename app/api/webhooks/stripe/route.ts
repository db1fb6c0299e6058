import { bytesFrom } from "@/lib/platform/server/body";
import { methods, plainRoute } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import { fitAimsOf } from "@/lib/review/writes/aims";
import { receiveWebhook } from "@/lib/subscriptions/writes/webhook";

const MAX_BYTES = 512 * 1024;

/** Called by Stripe: authenticated by the signature over the raw body, not by a cookie. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("POST", "/api/webhooks/stripe", async (request) => {
    const body = Buffer.from(await bytesFrom(request, MAX_BYTES)).toString("utf8");
    const changed = await receiveWebhook(body, request.headers.get("stripe-signature"));
    if (changed !== null) await fitAimsOf(changed, now());
    return Response.json({ received: true }, { headers: { "Cache-Control": "no-store" } });
  }),
);
