import * as contract from "@/lib/forums/contract/reading";
import * as reads from "@/lib/forums/reads/reading";
import * as writes from "@/lib/forums/writes/reading";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getReading, ({ viewer, params }) => reads.getReading(viewer, params.id)),
  route(contract.saveReading, ({ viewer, params, body }) => writes.saveReading(viewer, params.id, body.seen)),
);
