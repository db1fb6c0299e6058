import { confirmEmail } from "@/lib/accounts/contract/profile";
import * as writes from "@/lib/accounts/writes/email";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(confirmEmail, ({ viewer, body, client }) => writes.confirmEmail(body.token, viewer, client)),
);
