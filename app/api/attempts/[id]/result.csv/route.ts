import { methods, respond, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/practice/contract/attempts";
import { resultFile } from "@/lib/practice/reads/result-file";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.downloadResult, async ({ viewer, params }) => {
    const { name, text } = await resultFile(viewer, params.id);
    return respond(text, {
      headers: [
        ["Content-Disposition", `attachment; filename="${name}"`],
        ["X-Content-Type-Options", "nosniff"],
      ],
    });
  }),
);
