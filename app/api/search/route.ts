import { searchCourses } from "@/lib/courses/reads/search";
import { methods, route } from "@/lib/platform/route";
import { search } from "@/lib/platform/search";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(search, ({ viewer, query }) => searchCourses(viewer, query.q)),
);
