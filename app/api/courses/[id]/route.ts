import { getCourse as contract } from "@/lib/courses/contract";
import { getCourse } from "@/lib/courses/reads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params }) => getCourse(viewer, params.id)),
);
