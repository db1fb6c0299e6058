import { methods, route } from "@/lib/platform/server/route";
import { answerItem as contract } from "@/lib/practice/contract/items";
import { answerItem } from "@/lib/practice/writes/items";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => answerItem(viewer, params, body)),
);
