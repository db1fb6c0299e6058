import { endAllSessions, listSessions } from "@/lib/accounts/contract/security";
import { signedOutHeaders } from "@/lib/accounts/cookies";
import * as reads from "@/lib/accounts/reads/sessions";
import * as writes from "@/lib/accounts/writes/sessions";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listSessions, ({ viewer }) => reads.listSessions(viewer)),
  route(endAllSessions, async ({ viewer, body }) =>
    respond(await writes.endAllSessions(viewer, body), { headers: signedOutHeaders() }),
  ),
);
