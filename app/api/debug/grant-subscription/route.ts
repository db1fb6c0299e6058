import { methods, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/subscriptions/contract";
import { grantSubscription } from "@/lib/subscriptions/writes/grant";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.grantSubscription, ({ viewer, body }) => grantSubscription(viewer, body)),
);
