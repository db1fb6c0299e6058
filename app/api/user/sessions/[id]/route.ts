import { endOneSession } from "@/lib/accounts/contract/security";
import { signedOutHeaders } from "@/lib/accounts/cookies";
import { isCurrentSession } from "@/lib/accounts/reads/sessions";
import * as writes from "@/lib/accounts/writes/sessions";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(endOneSession, async ({ viewer, params }) => {
    const ended = await writes.endOneSession(viewer, params.id);
    return respond(ended, isCurrentSession(viewer, params.id) ? { headers: signedOutHeaders() } : {});
  }),
);
