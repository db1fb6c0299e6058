import { createForum, listForums } from "@/lib/forums/contract/forums";
import * as reads from "@/lib/forums/reads/forums";
import * as writes from "@/lib/forums/writes/forums";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listForums, ({ viewer }) => reads.listForums(viewer)),
  route(createForum, ({ viewer, body }) => writes.createForum(viewer, body)),
);
