import * as contract from "@/lib/courses/contract/import";
import { importOutline } from "@/lib/courses/writes/import";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.importOutline, async ({ viewer, params, body, key }) =>
    respond(await importOutline(viewer, params.id, body, key), { status: body.dryRun ? 200 : 201 }),
  ),
);
