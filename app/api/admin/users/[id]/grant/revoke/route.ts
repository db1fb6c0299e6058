import * as contract from "@/lib/accounts/contract/managing";
import { getManagedUser } from "@/lib/accounts/reads/managed-user";
import { methods, route } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import { fitAimsOf } from "@/lib/review/writes/aims";
import { revokeGrant } from "@/lib/subscriptions/writes/revoke";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.revokeGrant, async ({ viewer, params }) => {
    await revokeGrant(viewer, params.id);
    await fitAimsOf(params.id, now());
    return getManagedUser(params.id);
  }),
);
