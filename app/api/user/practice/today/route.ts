import { methods, route } from "@/lib/platform/server/route";
import { getPracticeToday as contract } from "@/lib/practice/contract/overview";
import { getPracticeToday } from "@/lib/practice/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer }) => getPracticeToday(viewer)),
);
