import { methods, route } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import { fitAimsOf } from "@/lib/review/writes/aims";
import * as contract from "@/lib/subscriptions/contract";
import { grantSubscription } from "@/lib/subscriptions/writes/grant";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.grantSubscription, async ({ viewer, body }) => {
    const granted = await grantSubscription(viewer, body);
    await fitAimsOf(body.userId, now());
    return granted;
  }),
);
