import { getMailPreferences, updateMailPreferences } from "@/lib/accounts/contract/mails";
import * as reads from "@/lib/accounts/reads/mails";
import * as writes from "@/lib/accounts/writes/mail-preferences";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getMailPreferences, ({ viewer }) => reads.getMailPreferences(viewer)),
  route(updateMailPreferences, ({ viewer, body }) => writes.updateMailPreferences(viewer, body)),
);
