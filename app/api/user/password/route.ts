import { removePassword, setPassword } from "@/lib/accounts/contract/security";
import * as writes from "@/lib/accounts/writes/password";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(setPassword, async ({ viewer, body }) => {
    await writes.setPassword(viewer, body);
    return { ok: true as const };
  }),
  route(removePassword, async ({ viewer }) => {
    await writes.removePassword(viewer);
    return { ok: true as const };
  }),
);
