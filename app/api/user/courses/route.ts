import { methods, route } from "@/lib/platform/server/route";
import { listMyCourses as contract } from "@/lib/progress/contract";
import { listMyCourses } from "@/lib/progress/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer }) => listMyCourses(viewer)),
);
