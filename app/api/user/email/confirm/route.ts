import { confirmEmail } from "@/lib/accounts/contract/profile";
import * as writes from "@/lib/accounts/writes/email";
import { addressFrom } from "@/lib/platform/limits";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(confirmEmail, ({ viewer, body, request }) =>
    writes.confirmEmail(body.token, viewer, addressFrom(request.headers)),
  ),
);
