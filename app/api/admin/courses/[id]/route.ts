import * as contract from "@/lib/courses/contract/managing";
import { getManaged } from "@/lib/courses/reads";
import { deleteCourse, updateCourse } from "@/lib/courses/writes/courses";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getManagedCourse, ({ params }) => getManaged(params.id)),
  route(contract.updateCourse, ({ viewer, params, body }) => updateCourse(viewer, params.id, body)),
  route(contract.deleteCourse, ({ viewer, params }) => deleteCourse(viewer, params.id)),
);
