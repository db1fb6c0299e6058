import { searchCourses } from "@/lib/courses/reads/search";
import { searchThreads } from "@/lib/forums/reads/search";
import { search } from "@/lib/platform/contract/search";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(search, async ({ viewer, query }) => {
    const [found, threads] = await Promise.all([
      searchCourses(viewer, query.q, { all: query.all }),
      searchThreads(viewer, query.q, query.all),
    ]);
    return { ...found, threads };
  }),
);
