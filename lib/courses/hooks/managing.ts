"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { failedTo, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as imports from "../contract/import";
import type * as managing from "../contract/managing";
import type * as outline from "../contract/outline";
import { counted } from "../rules";

const listManagedCourses = clientEndpoint<typeof managing.listManagedCourses>("GET", "/api/admin/courses");
const getManagedCourse = clientEndpoint<typeof managing.getManagedCourse>("GET", "/api/admin/courses/{id}");
const createCourse = clientEndpoint<typeof managing.createCourse>("POST", "/api/admin/courses");
const updateCourse = clientEndpoint<typeof managing.updateCourse>("PATCH", "/api/admin/courses/{id}");
const setPublished = clientEndpoint<typeof managing.setPublished>("PUT", "/api/admin/courses/{id}/published");
const deleteCourse = clientEndpoint<typeof managing.deleteCourse>("DELETE", "/api/admin/courses/{id}");
const orderCourses = clientEndpoint<typeof managing.orderCourses>("PUT", "/api/admin/course-order");
const orderModules = clientEndpoint<typeof managing.orderModules>("PUT", "/api/admin/courses/{id}/module-order");
const uploadCourseImage = clientEndpoint<typeof managing.uploadCourseImage>(
  "POST",
  "/api/admin/courses/upload-image",
  "image",
);
const importOutline = clientEndpoint<typeof imports.importOutline>("POST", "/api/admin/courses/{id}/import");
const createModule = clientEndpoint<typeof outline.createModule>("POST", "/api/admin/modules");
const updateModule = clientEndpoint<typeof outline.updateModule>("PATCH", "/api/admin/modules/{id}");
const deleteModule = clientEndpoint<typeof outline.deleteModule>("DELETE", "/api/admin/modules/{id}");
const createTopic = clientEndpoint<typeof outline.createTopic>("POST", "/api/admin/topics");
const createTopics = clientEndpoint<typeof outline.createTopics>("POST", "/api/admin/modules/{id}/topics");
const updateTopic = clientEndpoint<typeof outline.updateTopic>("PATCH", "/api/admin/topics/{id}");
const deleteTopic = clientEndpoint<typeof outline.deleteTopic>("DELETE", "/api/admin/topics/{id}");
const orderTopics = clientEndpoint<typeof outline.orderTopics>("PUT", "/api/admin/modules/{id}/topic-order");

export const useManagedCourses = () => useEndpoint(listManagedCourses, {});

/** Requested only when a course is selected, and not while the page is being left. */
export const useManagedCourse = (id: number | undefined, leaving = false) =>
  useEndpoint(getManagedCourse, { params: { id: id ?? 0 } }, { enabled: id !== undefined && !leaving });

/** The queries that show or count content, for admins and for learners. */
const REFRESHES = [
  "/api/admin",
  "/api/courses",
  "/api/user/courses",
  "/api/user/progress",
  "/api/user/study-plan",
  "/api/user/plan",
];

const options = (description: string, action: string) => ({
  invalidates: REFRESHES,
  successToast: { title: "Success", description },
  errorToast: failedTo(action),
});

/** The screen creates drafts. */
export const useCreateCourse = () =>
  useEndpointMutation(createCourse, options("Course created as a draft", "create course"));
export const useUpdateCourse = () => useEndpointMutation(updateCourse, options("Course updated", "update course"));
export const useSetPublished = () =>
  useEndpointMutation(setPublished, {
    ...options("", "change course"),
    successToast: ({ response }) => ({
      title: "Success",
      description: response.published ? "Course published and announced" : "Course is a draft again",
    }),
  });
export const useDeleteCourse = () => useEndpointMutation(deleteCourse, options("Course deleted", "delete course"));
export const useOrderCourses = () => useEndpointMutation(orderCourses, options("Order saved", "order courses"));

export const useCreateModule = () => useEndpointMutation(createModule, options("Module created", "create module"));
export const useUpdateModule = () => useEndpointMutation(updateModule, options("Module updated", "update module"));
export const useDeleteModule = () => useEndpointMutation(deleteModule, options("Module deleted", "delete module"));
export const useOrderModules = () => useEndpointMutation(orderModules, options("Order saved", "order modules"));

export const useCreateTopic = () => useEndpointMutation(createTopic, options("Topic created", "create topic"));
export const useUpdateTopic = () => useEndpointMutation(updateTopic, options("Topic updated", "update topic"));
export const useDeleteTopic = () => useEndpointMutation(deleteTopic, options("Topic deleted", "delete topic"));
export const useOrderTopics = () => useEndpointMutation(orderTopics, options("Order saved", "order topics"));

export const useCreateTopics = () =>
  useEndpointMutation(createTopics, {
    ...options("", "create topics"),
    successToast: ({ response }) => ({
      title: "Success",
      description: response.length === 1 ? "Topic created" : `${response.length} topics created`,
    }),
  });

/** Validates the file like an import, but writes nothing. */
export const useTryImport = () =>
  useEndpointMutation(importOutline, {
    invalidates: ["/api/admin/courses"],
    errorToast: failedTo("check"),
  });

/** `onSuccess` does not wait until the screen's other queries are refetched. */
export const useImport = (onSuccess: () => void) =>
  useEndpointMutation(importOutline, {
    ...options("", "import"),
    onSuccess,
    successToast: ({ response }) => ({
      title: "Success",
      description: `${counted(response.modules, "module")} and ${counted(response.topics, "topic")} imported`,
    }),
  });

const failedUpload = ({ sentence }: { sentence: string }) => ({
  title: "Upload failed",
  description: `Failed to upload course image. ${sentence}`,
});

/** For the course form. */
export const useUploadCourseImage = () =>
  useEndpointMutation(uploadCourseImage, {
    invalidates: [],
    successToast: "Course image uploaded",
    errorToast: failedUpload,
  });

/** For the page that tries uploads. */
export const useTryCourseImage = () =>
  useEndpointMutation(uploadCourseImage, {
    invalidates: [],
    successToast: "Image uploaded",
    errorToast: failedUpload,
  });
