import { methods, route } from "@/lib/platform/route";
import { changeItem as contract } from "@/lib/practice/contract/items";
import { changeItem } from "@/lib/practice/writes/notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => changeItem(viewer, params, body)),
);
