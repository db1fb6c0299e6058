import * as contract from "@/lib/forums/contract/managing";
import { orderForums } from "@/lib/forums/writes/order";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.orderForums, ({ viewer, body }) => orderForums(viewer, body.ids)),
);
