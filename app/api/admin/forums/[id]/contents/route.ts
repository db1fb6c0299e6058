import * as contract from "@/lib/forums/contract/managing";
import { getForumContents } from "@/lib/forums/reads/forums";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getForumContents, ({ params }) => getForumContents(params.id)),
);
