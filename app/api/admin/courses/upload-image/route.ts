import { uploadCourseImage } from "@/lib/accounts/contract/profile";
import { storeCourseImage } from "@/lib/accounts/writes/uploads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(uploadCourseImage, ({ viewer, file }) => storeCourseImage(viewer, file)),
);
