import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant } from "@/lib/platform/contract/shapes";
import { isImageUrl } from "../rules";
import { COURSE_MISSING } from "../rules/words";
import { admin, DELETES, deleted, description, ids, managedModule, managedTopic, readVersion, title } from "./outline";

const imageUrl = z.string("Please enter a valid image URL").check(
  z.trim(),
  z.refine((url) => url === "" || isImageUrl(url), "Please enter a valid image URL"),
);

export const managedCourse = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  totalLessons: z.int(),
  totalDuration: z.int(),
  version: z.int(),
  /** A draft is not published: only admins see it. */
  published: z.boolean(),
  updatedAt: instant,
  /** Counts of what is deleted together with the course. */
  modules: z.int(),
  enrollments: z.int(),
});
export type ManagedCourse = z.output<typeof managedCourse>;

export const managedCourseDetail = z.extend(managedCourse, {
  /** Learners who completed something here; their progress is deleted too. */
  learners: z.int(),
  outline: z.array(z.extend(managedModule, { topics: z.array(managedTopic) })),
});
export type ManagedCourseDetail = z.output<typeof managedCourseDetail>;

export const listManagedCourses = endpoint({
  method: "GET",
  path: "/api/admin/courses",
  summary: "All courses, with what stands in them and who is enrolled",
  access: "admin",
  response: z.array(managedCourse),
});

export const getManagedCourse = endpoint({
  method: "GET",
  path: "/api/admin/courses/{id}",
  summary: "A course with its modules and topics, to be edited",
  access: "admin",
  params: idParams(),
  response: managedCourseDetail,
  notFoundMessage: COURSE_MISSING,
});

export const courseForm = z.object({ title, description, imageUrl: z.optional(imageUrl) });

export const createCourse = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/courses",
  summary: "Creates a course, published unless `published` is false; without a picture it gets the default one",
  body: z.extend(courseForm, { published: z._default(z.boolean("Yes or no is expected."), true) }),
  response: managedCourse,
  status: 201,
});

export const updateCourse = endpoint({
  ...admin,
  method: "PATCH",
  path: "/api/admin/courses/{id}",
  summary: "Changes a course as it was read; 409 when somebody else changed it meanwhile",
  params: idParams(),
  body: z.object({
    title: z.optional(title),
    description: z.optional(description),
    imageUrl: z.optional(imageUrl),
    version: readVersion,
  }),
  response: managedCourse,
  notFoundMessage: COURSE_MISSING,
});

export const setPublished = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/courses/{id}/published",
  summary: "Publishes a draft and announces it, or makes a draft of a course that nobody studies; 409 otherwise",
  params: idParams(),
  body: z.object({ published: z.boolean("Yes or no is expected.") }),
  response: managedCourse,
  notFoundMessage: COURSE_MISSING,
});

export const deleteCourse = endpoint({
  method: "DELETE",
  path: "/api/admin/courses/{id}",
  summary: "Deletes a course with its modules, topics, enrolments and progress",
  access: "admin",
  limit: DELETES,
  params: idParams(),
  response: deleted,
  notFoundMessage: COURSE_MISSING,
});

export const orderModules = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/courses/{id}/module-order",
  summary: "Puts all modules of a course in this order",
  params: idParams(),
  body: z.object({ ids }),
  response: managedCourseDetail,
  notFoundMessage: COURSE_MISSING,
});

export const orderCourses = endpoint({
  ...admin,
  method: "PUT",
  path: "/api/admin/course-order",
  summary: "Puts all courses in this order",
  body: z.object({ ids }),
  response: z.array(managedCourse),
});

export const uploadCourseImage = endpoint({
  method: "POST",
  path: "/api/admin/courses/upload-image",
  summary: "Stores a picture for a course: JPEG, PNG, WebP or GIF, at most 4 MB",
  access: "admin",
  file: "image",
  status: 201,
  response: z.object({ imageUrl: z.string() }),
  limit: { points: 60, seconds: 3600 },
});
