"use client";
import { at } from "@/lib/platform/address";
import { dayInWords } from "@/lib/platform/civil";
import type { ToastInput } from "@/lib/platform/toast";
import { useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as contract from "./contract";
import { syncedInWords } from "./rules";

const listEvents = at<typeof contract.listEvents>("GET", "/api/events");
const createEvent = at<typeof contract.createEvent>("POST", "/api/events");
const updateEvent = at<typeof contract.updateEvent>("PUT", "/api/events/{id}");
const deleteEvent = at<typeof contract.deleteEvent>("DELETE", "/api/events/{id}");
const syncExams = at<typeof contract.syncExams>("POST", "/api/events/sync-exams");
const getFeed = at<typeof contract.getFeed>("GET", "/api/user/calendar-feed");
const resetFeed = at<typeof contract.resetFeed>("POST", "/api/user/calendar-feed");
const revokeFeed = at<typeof contract.revokeFeed>("DELETE", "/api/user/calendar-feed");

const EVENTS = ["/api/events"];
/** What an exam date shows on. */
const EXAMS = [...EVENTS, "/api/user/courses", "/api/user/study-plan"];

const failedTo =
  (what: string) =>
  ({ sentence }: { sentence: string }) => ({ title: "Error", description: `Failed to ${what}: ${sentence}` });

export const useEvents = () => useEndpoint(listEvents, {});

/** `examToast` words what an exam event did to its course. */
export const useCreateEvent = (examToast: (event: contract.Event) => ToastInput) =>
  useWrite(createEvent, {
    refreshes: EXAMS,
    done: ({ answer }) => (answer.isExamEvent ? examToast(answer) : { title: "Event created successfully" }),
    failed: failedTo("create event"),
  });

/** Takes an exam back to the date and words that it had. */
export const useRestoreExam = () =>
  useWrite(createEvent, {
    refreshes: EXAMS,
    done: ({ answer }) => ({
      title: "Exam date updated",
      description: `Exam date set to ${dayInWords(answer.startDate)}`,
    }),
    failed: failedTo("update event"),
  });

export const useUpdateEvent = () =>
  useWrite(updateEvent, { refreshes: EVENTS, done: "Event updated successfully", failed: failedTo("update event") });

export const useDeleteEvent = () =>
  useWrite(deleteEvent, { refreshes: EVENTS, done: "Event deleted successfully", failed: failedTo("delete event") });

export const useSyncExams = () =>
  useWrite(syncExams, {
    refreshes: EXAMS,
    done: ({ answer }) => ({ title: "Exam events synced successfully", description: syncedInWords(answer) }),
    failed: failedTo("sync exam events"),
  });

const FEED = ["/api/user/calendar-feed"];

export const useFeed = () => useEndpoint(getFeed, {});

export const useResetFeed = () =>
  useWrite(resetFeed, { refreshes: FEED, done: "Your calendar link is ready", failed: "Error" });

export const useRevokeFeed = () =>
  useWrite(revokeFeed, { refreshes: FEED, done: "Your calendar link no longer works", failed: "Error" });
