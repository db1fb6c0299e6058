import { methods, route } from "@/lib/platform/server/route";
import { skipItem as contract } from "@/lib/practice/contract/items";
import { skipItem } from "@/lib/practice/writes/notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => skipItem(viewer, params, body.tab)),
);
