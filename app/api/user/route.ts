import { getUser } from "@/lib/accounts/contract";
import { currentUserOf } from "@/lib/accounts/reads";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getUser, ({ viewer }) => currentUserOf(viewer)),
);
