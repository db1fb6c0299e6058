import { methods, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/subscriptions/contract";
import { verifyCheckoutSession } from "@/lib/subscriptions/writes/checkout";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.verifyCheckoutSession, ({ viewer, body }) => verifyCheckoutSession(viewer, body.sessionId)),
);
