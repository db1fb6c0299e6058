import * as contract from "@/lib/forums/contract/history";
import * as reads from "@/lib/forums/reads/history";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listPostVersions, ({ viewer, params }) => reads.listPostVersions(viewer, params.id)),
);
