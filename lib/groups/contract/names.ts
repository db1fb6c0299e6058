import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { offeredNames, usernamePrefix } from "@/lib/platform/contract/shapes";
import { GROUP_MISSING } from "../rules";
import { groupParams } from "./groups";

export const listGroupNames = endpoint({
  method: "GET",
  path: "/api/groups/{id}/names",
  summary: "The other members of a group whose username begins as given, at most eight, for members",
  access: "user",
  params: groupParams(),
  query: z.object({ q: usernamePrefix }),
  response: offeredNames,
  notFoundMessage: GROUP_MISSING,
});
