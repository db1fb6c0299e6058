import { keepEmail } from "@/lib/accounts/contract/profile";
import * as writes from "@/lib/accounts/writes/email";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(keepEmail, ({ viewer }) => writes.keepEmail(viewer)),
);
