import { uploadCourseImage } from "@/lib/courses/contract/managing";
import { storeCourseImage } from "@/lib/courses/writes/images";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(uploadCourseImage, ({ viewer, file }) => storeCourseImage(viewer, file)),
);
