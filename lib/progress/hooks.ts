"use client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type * as courses from "@/lib/courses/contract";
import { at } from "@/lib/platform/address";
import { dayInWords } from "@/lib/platform/civil";
import { keyOf, refresh, useEndpoint, useWrite, writeKeyOf } from "@/lib/platform/use-endpoint";
import type * as contract from "./contract";
import type * as plan from "./contract/plan";
import type { Range } from "./rules/plan-range";

const getCourse = at<typeof courses.getCourse>("GET", "/api/courses/{id}");
const listMyCourses = at<typeof contract.listMyCourses>("GET", "/api/user/courses");
const getProgress = at<typeof contract.getProgress>("GET", "/api/user/progress");
const enroll = at<typeof contract.enroll>("POST", "/api/courses/{id}/enroll");
const leave = at<typeof contract.leave>("DELETE", "/api/courses/{id}/enroll");
const setExamDate = at<typeof contract.setExamDate>("POST", "/api/courses/{id}/exam-date");
const completeTopic = at<typeof contract.completeTopic>("POST", "/api/topics/{id}/complete");
const getStudyPlan = at<typeof plan.getStudyPlan>("GET", "/api/user/study-plan");
const getPlanSummary = at<typeof plan.getPlanSummary>("GET", "/api/user/study-plan/summary");
const setStudyMinutes = at<typeof plan.setStudyMinutes>("PUT", "/api/user/study-plan");
const listStudyDays = at<typeof plan.listStudyDays>("GET", "/api/user/study-days");

const PLAN = "/api/user/study-plan";
const MINE = ["/api/user/courses", "/api/user/progress", "/api/user/study-days", PLAN];

export const useMyCourses = () => useEndpoint(listMyCourses, {});

export const useProgress = () => useEndpoint(getProgress, {});

/** What is planned for these days; the days of the last answer stay until the next ones have come. */
export const useStudyPlan = (range: Range, enabled = true) =>
  useEndpoint(getStudyPlan, { query: range }, { enabled, placeholderData: (before) => before });

export const usePlanSummary = () => useEndpoint(getPlanSummary, {});

export const useStudyDays = (range: Range) => useEndpoint(listStudyDays, { query: range });

export const useSetStudyMinutes = () =>
  useWrite(setStudyMinutes, { refreshes: [PLAN], failed: "Failed to change your plan" });

export function useEnroll() {
  const router = useRouter();
  return useWrite(enroll, {
    refreshes: [...MINE, "/api/courses"],
    done: ({ answer }) => welcome(() => router.push(`/courses/${answer.id}#exam-date`)),
    failed: "Enrollment failed",
  });
}

/** The message leads on to the course's exam date. */
const welcome = (onClick: () => void) => ({
  title: "Enrolled successfully",
  description: "You have been enrolled in the course",
  action: { label: "Set exam date", onClick },
});

export const useLeave = () =>
  useWrite(leave, {
    refreshes: [...MINE, "/api/courses", "/api/events"],
    done: "You left the course",
    failed: "Error",
  });

export const useSetExamDate = () =>
  useWrite(setExamDate, {
    refreshes: [...MINE, "/api/events"],
    done: ({ answer }) => ({
      title: "Exam date updated",
      description: answer.examDate ? `Exam date set to ${dayInWords(answer.examDate)}` : "Exam date removed",
    }),
    failed: "Failed to update exam date",
  });

/** Only the one topic moves, there and back: other ticks may be made meanwhile. */
function showTick(client: QueryClient, courseId: number, topicId: number, completed: boolean): () => void {
  const key = keyOf(getCourse, { params: { id: courseId } });
  const show = (value: boolean) =>
    client.setQueryData<courses.Course>(
      key,
      (course) =>
        course && {
          ...course,
          modules: course.modules.map((module) => ({
            ...module,
            topics: module.topics.map((topic) => (topic.id === topicId ? { ...topic, completed: value } : topic)),
          })),
        },
    );
  // An answer that is still on its way would undo the tick that has just been shown.
  void client.cancelQueries({ queryKey: key });
  show(completed);
  return () => show(!completed);
}

/** Ticks at once and takes it back when the server refuses. `titleOf` finds the words of a topic for the toast. */
export function useCompleteTopic(courseId: number, titleOf: (topicId: number) => string) {
  const client = useQueryClient();
  // While other ticks are on their way, an answer would not know of them and take them off the screen again.
  const refreshAfterLast = () => {
    if (client.isMutating({ mutationKey: writeKeyOf(completeTopic) }) <= 1)
      void refresh(client, [`/api/courses/${courseId}`, ...MINE]);
  };
  return useWrite(completeTopic, {
    refreshes: [],
    ahead: (cache, { params, body }) => showTick(cache, courseId, Number(params.id), body.completed),
    done: ({ answer }) => {
      const title = titleOf(answer.topicId);
      return answer.completed
        ? { title: "Topic completed", description: `You've successfully completed "${title}"` }
        : { title: "Topic marked as incomplete", description: `"${title}" has been marked as incomplete.` };
    },
    failed: "Error",
    onDone: refreshAfterLast,
    onFailed: refreshAfterLast,
  });
}
