import { methods, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/practice/contract/items";
import { changeItem } from "@/lib/practice/writes/notes";
import { saveItem } from "@/lib/practice/writes/save";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.saveItem, ({ viewer, params, body }) => saveItem(viewer, params, body)),
  route(contract.changeItem, ({ viewer, params, body }) => changeItem(viewer, params, body)),
);
