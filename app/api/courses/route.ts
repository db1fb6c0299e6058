import { listCourses as contract } from "@/lib/courses/contract";
import { listCourses } from "@/lib/courses/reads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(route(contract, () => listCourses()));
