import { methods, route } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import { fitAimsOf } from "@/lib/review/writes/aims";
import * as contract from "@/lib/subscriptions/contract";
import { verifyCheckoutSession } from "@/lib/subscriptions/writes/checkout";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.verifyCheckoutSession, async ({ viewer, body }) => {
    const subscription = await verifyCheckoutSession(viewer, body.sessionId);
    await fitAimsOf(viewer.id, now());
    return subscription;
  }),
);
