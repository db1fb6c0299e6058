import * as contract from "@/lib/courses/contract/managing";
import { listManaged } from "@/lib/courses/reads";
import { createCourse } from "@/lib/courses/writes/courses";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listManagedCourses, () => listManaged()),
  route(contract.createCourse, ({ viewer, body }) => createCourse(viewer, body)),
);
