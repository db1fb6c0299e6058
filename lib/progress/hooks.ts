"use client";
import { type QueryClient, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type * as courses from "@/lib/courses/contract";
import { clientEndpoint } from "@/lib/platform/contract/address";
import {
  invalidate,
  mutationKeyOf,
  queryKeyOf,
  useEndpoint,
  useEndpointMutation,
} from "@/lib/platform/query/use-endpoint";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import type * as contract from "./contract";
import type * as streak from "./contract/streak";
import type * as studyDays from "./contract/study-days";
import { isSendable, keepTick, tickEndpoint } from "./hooks/kept-ticks";
import type { DayRange } from "./rules/day-range";

const getCourse = clientEndpoint<typeof courses.getCourse>("GET", "/api/courses/{id}");
const listMyCourses = clientEndpoint<typeof contract.listMyCourses>("GET", "/api/user/courses");
const getProgress = clientEndpoint<typeof contract.getProgress>("GET", "/api/user/progress");
const enroll = clientEndpoint<typeof contract.enroll>("POST", "/api/courses/{id}/enroll");
const leave = clientEndpoint<typeof contract.leave>("DELETE", "/api/courses/{id}/enroll");
const setExamDate = clientEndpoint<typeof contract.setExamDate>("POST", "/api/courses/{id}/exam-date");
const listStudyDays = clientEndpoint<typeof studyDays.listStudyDays>("GET", "/api/user/study-days");
const getStreak = clientEndpoint<typeof streak.getStreak>("GET", "/api/user/streak");

const PLAN = ["/api/user/study-plan", "/api/user/plan"];
const OWN_PROGRESS = ["/api/user/courses", "/api/user/progress", "/api/user/study-days", getStreak.path, ...PLAN];

/** Without what the catalogue has, which pages do not carry a second time. */
export const useMyCourses = (): UseQueryResult<contract.MyCourse[]> => useEndpoint(listMyCourses, {});

export const useProgress = () => useEndpoint(getProgress, {});

export const useStreak = () => useEndpoint(getStreak, {});

export const useStudyDays = (range: DayRange) => useEndpoint(listStudyDays, { query: range });

export function useEnroll() {
  const router = useRouter();
  return useEndpointMutation(enroll, {
    invalidates: [...OWN_PROGRESS, "/api/courses"],
    successToast: ({ response }) => enrolledToast(() => router.push(`/courses/${response.id}#exam-date`)),
    errorToast: "Enrollment failed",
  });
}

/** The toast links to the course's exam date. */
const enrolledToast = (onClick: () => void) => ({
  title: "Enrolled successfully",
  description: "You have been enrolled in the course",
  action: { label: "Set exam date", onClick },
});

/** The toast offers to come back, with the exam date that the course had. */
export function useLeave(examDate: CivilDay | null) {
  const enrollAgain = useEndpointMutation(enroll, {
    invalidates: [...OWN_PROGRESS, "/api/courses"],
    successToast: examDate ? () => null : "You are back in the course",
    errorToast: "Enrollment failed",
  });
  const restoreDate = useEndpointMutation(setExamDate, {
    invalidates: [...OWN_PROGRESS, "/api/events"],
    successToast: "You are back in the course",
    errorToast: "Failed to update exam date",
  });
  return useEndpointMutation(leave, {
    invalidates: [...OWN_PROGRESS, "/api/courses", "/api/events"],
    successToast: ({ input: { params } }) => ({
      title: "You left the course",
      action: {
        label: "Undo",
        onClick: () =>
          void enrollAgain
            .mutateAsync({ params })
            .then(() => examDate && restoreDate.mutate({ params, body: { examDate } }))
            .catch(() => {}),
      },
    }),
    errorToast: "Error",
  });
}

/** `before` is the date so far; the toast of a cleared date offers to set it again. */
export function useSetExamDate(before: CivilDay | null = null) {
  const set = useEndpointMutation(setExamDate, {
    invalidates: [...OWN_PROGRESS, "/api/events"],
    successToast: ({ response, input }) => {
      if (response.examDate)
        return { title: "Exam date updated", description: `Exam date set to ${dayInWords(response.examDate)}` };
      const undo = () => set.mutate({ params: input.params, body: { examDate: before } });
      return {
        title: "Exam date updated",
        description: "Exam date removed",
        ...(before && { action: { label: "Undo", onClick: undo } }),
      };
    },
    errorToast: "Failed to update exam date",
  });
  return set;
}

/** No screen shows these: the totals are fetched again once the tick was sent. */
const UNKNOWN_TOTALS = { id: 0, progress: 0, completedTopics: 0, totalTopics: 0 };
const KEPT = { title: "Kept on this device", description: "The tick is sent when there is a connection." };

/** Changes only this topic in the cache, because other ticks may happen meanwhile. */
function showTick(client: QueryClient, courseId: number, topicId: number, completed: boolean): () => void {
  const key = queryKeyOf(getCourse, { params: { id: courseId } });
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
  // A response on its way would undo the tick that was just shown.
  void client.cancelQueries({ queryKey: key });
  show(completed);
  return () => show(!completed);
}

/**
 * Optimistic: undone when the server refuses. Without a connection the tick is kept, and sent later. `titleOf` returns
 * the topic's title for the toast, or null where the screen itself says what was completed.
 */
export function useCompleteTopic(courseId: number, titleOf: (topicId: number) => string | null) {
  const client = useQueryClient();
  // While other ticks are being saved, a refetch would remove them from the screen.
  const refreshAfterLast = () => {
    if (client.isMutating({ mutationKey: mutationKeyOf(tickEndpoint) }) <= 1)
      void invalidate(client, [`/api/courses/${courseId}`, ...OWN_PROGRESS]);
  };
  return useEndpointMutation(tickEndpoint, {
    invalidates: [],
    optimistic: (cache, { params, body }) => showTick(cache, courseId, Number(params.id), body.completed),
    keepForLater: (error, { params, body: { completed } }) => {
      const topicId = Number(params.id);
      if (!isSendable(error) || !keepTick({ topicId, completed })) return undefined;
      return { topicId, completed, completedAt: null, course: UNKNOWN_TOTALS };
    },
    successToast: ({ response }) => {
      const title = titleOf(response.topicId);
      if (response.course === UNKNOWN_TOTALS) return KEPT;
      if (title === null) return null;
      return response.completed
        ? { title: "Topic completed", description: `You've successfully completed "${title}"` }
        : { title: "Topic marked as incomplete", description: `"${title}" has been marked as incomplete.` };
    },
    errorToast: "Error",
    onSuccess: refreshAfterLast,
    onError: refreshAfterLast,
  });
}
