import { methods, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/subscriptions/contract";
import { createSubscription } from "@/lib/subscriptions/writes/checkout";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.createSubscription, ({ viewer, body }) => createSubscription(viewer, body.hosted ?? false)),
);
