import { getUser } from "@/lib/accounts/contract";
import { deleteAccount } from "@/lib/accounts/contract/security";
import { signedOutHeaders } from "@/lib/accounts/cookies";
import { currentUserOf } from "@/lib/accounts/reads";
import * as deletion from "@/lib/accounts/writes/deletion";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getUser, ({ viewer }) => currentUserOf(viewer)),
  route(deleteAccount, async ({ viewer, body }) => {
    await deletion.deleteAccount(viewer, body);
    return respond({ ok: true as const }, { headers: signedOutHeaders() });
  }),
);
