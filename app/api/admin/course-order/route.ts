import * as contract from "@/lib/courses/contract/managing";
import { orderCourses } from "@/lib/courses/writes/courses";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.orderCourses, ({ viewer, body }) => orderCourses(viewer, body.ids)),
);
