import { methods, route } from "@/lib/platform/server/route";
import { getProgress as contract } from "@/lib/progress/contract";
import { getProgress } from "@/lib/progress/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(route(contract, ({ viewer }) => getProgress(viewer)));
