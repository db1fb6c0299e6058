import { methods, route } from "@/lib/platform/server/route";
import { getPractice as contract } from "@/lib/practice/contract/overview";
import { getPractice } from "@/lib/practice/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(route(contract, ({ viewer }) => getPractice(viewer)));
