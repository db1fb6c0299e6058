import { methods, route } from "@/lib/platform/server/route";
import { getCalibration as contract } from "@/lib/readiness/contract";
import { getCalibration } from "@/lib/readiness/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(route(contract, () => getCalibration()));
