import { contracts } from "@/lib/contracts";
import { openApiOf } from "@/lib/platform/openapi";
import { methods, plain } from "@/lib/platform/route";

/** The same document as docs/api/openapi.json. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plain("GET", "/api/openapi.json", () => Response.json(openApiOf(contracts))),
);
