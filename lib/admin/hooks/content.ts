"use client";
import { counted } from "@/lib/courses/rules";
import { at } from "@/lib/platform/address";
import { useWrite } from "@/lib/platform/use-endpoint";
import type * as courses from "../contract/courses";
import type * as imports from "../contract/import";
import type * as outline from "../contract/outline";

const createCourse = at<typeof courses.createCourse>("POST", "/api/admin/courses");
const updateCourse = at<typeof courses.updateCourse>("PATCH", "/api/admin/courses/{id}");
const deleteCourse = at<typeof courses.deleteCourse>("DELETE", "/api/admin/courses/{id}");
const orderCourses = at<typeof courses.orderCourses>("PUT", "/api/admin/course-order");
const orderModules = at<typeof courses.orderModules>("PUT", "/api/admin/courses/{id}/module-order");
const importOutline = at<typeof imports.importOutline>("POST", "/api/admin/courses/{id}/import");
const createModule = at<typeof outline.createModule>("POST", "/api/admin/modules");
const updateModule = at<typeof outline.updateModule>("PATCH", "/api/admin/modules/{id}");
const deleteModule = at<typeof outline.deleteModule>("DELETE", "/api/admin/modules/{id}");
const createTopic = at<typeof outline.createTopic>("POST", "/api/admin/topics");
const createTopics = at<typeof outline.createTopics>("POST", "/api/admin/modules/{id}/topics");
const updateTopic = at<typeof outline.updateTopic>("PATCH", "/api/admin/topics/{id}");
const deleteTopic = at<typeof outline.deleteTopic>("DELETE", "/api/admin/topics/{id}");
const orderTopics = at<typeof outline.orderTopics>("PUT", "/api/admin/modules/{id}/topic-order");

/** Whatever shows content or counts it, for admins and for learners. */
const REFRESHES = ["/api/admin", "/api/courses", "/api/user/courses", "/api/user/progress", "/api/user/study-plan"];

const words = (description: string, what: string) => ({
  refreshes: REFRESHES,
  done: { title: "Success", description },
  failed: ({ sentence }: { sentence: string }) => ({ title: "Error", description: `Failed to ${what}: ${sentence}` }),
});

export const useCreateCourse = () => useWrite(createCourse, words("Course created", "create course"));
export const useUpdateCourse = () => useWrite(updateCourse, words("Course updated", "update course"));
export const useDeleteCourse = () => useWrite(deleteCourse, words("Course deleted", "delete course"));
export const useOrderCourses = () => useWrite(orderCourses, words("Order saved", "order courses"));

export const useCreateModule = () => useWrite(createModule, words("Module created", "create module"));
export const useUpdateModule = () => useWrite(updateModule, words("Module updated", "update module"));
export const useDeleteModule = () => useWrite(deleteModule, words("Module deleted", "delete module"));
export const useOrderModules = () => useWrite(orderModules, words("Order saved", "order modules"));

export const useCreateTopic = () => useWrite(createTopic, words("Topic created", "create topic"));
export const useUpdateTopic = () => useWrite(updateTopic, words("Topic updated", "update topic"));
export const useDeleteTopic = () => useWrite(deleteTopic, words("Topic deleted", "delete topic"));
export const useOrderTopics = () => useWrite(orderTopics, words("Order saved", "order topics"));

export const useCreateTopics = () =>
  useWrite(createTopics, {
    ...words("", "create topics"),
    done: ({ answer }) => ({
      title: "Success",
      description: answer.length === 1 ? "Topic created" : `${answer.length} topics created`,
    }),
  });

/** Reads the file as the import would, and writes nothing. */
export const useTryImport = () =>
  useWrite(importOutline, {
    refreshes: ["/api/admin/courses"],
    failed: ({ sentence }) => ({ title: "Error", description: `Failed to check: ${sentence}` }),
  });

/** `onDone` does not wait until the screen's other answers are there. */
export const useImport = (onDone: () => void) =>
  useWrite(importOutline, {
    ...words("", "import"),
    onDone,
    done: ({ answer }) => ({
      title: "Success",
      description: `${counted(answer.modules, "module")} and ${counted(answer.topics, "topic")} imported`,
    }),
  });
