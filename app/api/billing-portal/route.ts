import { methods, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/subscriptions/contract";
import { openBillingPortal } from "@/lib/subscriptions/writes/portal";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.openBillingPortal, ({ viewer }) => openBillingPortal(viewer)),
);
