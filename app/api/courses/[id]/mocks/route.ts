import { methods, route } from "@/lib/platform/server/route";
import { getMocks as contract } from "@/lib/practice/contract/mocks";
import { getMocks } from "@/lib/practice/reads/mocks";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params }) => getMocks(viewer, params.id)),
);
