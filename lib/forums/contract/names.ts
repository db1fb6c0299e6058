import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, offeredNames, usernamePrefix } from "@/lib/platform/contract/shapes";
import { THREAD_MISSING } from "../rules/words";

export const listThreadNames = endpoint({
  method: "GET",
  path: "/api/threads/{id}/names",
  summary: "The other writers of a thread whose username begins as given, at most eight",
  access: "user",
  params: idParams(),
  query: z.object({ q: usernamePrefix }),
  response: offeredNames,
  notFoundMessage: THREAD_MISSING,
});
