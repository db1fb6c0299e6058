import { methods, route } from "@/lib/platform/server/route";
import { keepFresh as contract } from "@/lib/review/contract";
import { keepFresh } from "@/lib/review/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => keepFresh(viewer, params.id, body.keep)),
);
