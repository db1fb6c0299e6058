import { contracts } from "@/lib/contracts";
import { openApiOf } from "@/lib/platform/openapi";

export const GET = () => Response.json(openApiOf(contracts));
