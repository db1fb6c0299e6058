import { unsubscribe } from "@/lib/accounts/contract/mails";
import * as writes from "@/lib/accounts/writes/mail-preferences";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(unsubscribe, ({ body }) => writes.unsubscribe(body.token)),
);
