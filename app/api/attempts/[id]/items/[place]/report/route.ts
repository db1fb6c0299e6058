import { methods, route } from "@/lib/platform/server/route";
import { reportItem as contract } from "@/lib/practice/contract/items";
import { reportItem } from "@/lib/practice/writes/notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => reportItem(viewer, params, body)),
);
