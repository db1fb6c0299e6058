"use client";
import { useMemo } from "react";
import type { ToastInput } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { failedTo, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import { dayInWords } from "@/lib/platform/time/civil";
import type * as contract from "./contract";
import { syncedInWords } from "./rules";
import type { CalendarEvent } from "./rules/repeat";

const listEvents = clientEndpoint<typeof contract.listEvents>("GET", "/api/events");
const listRepeats = clientEndpoint<typeof contract.listRepeats>("GET", "/api/events/repeats");
const createEvent = clientEndpoint<typeof contract.createEvent>("POST", "/api/events");
const updateEvent = clientEndpoint<typeof contract.updateEvent>("PUT", "/api/events/{id}");
const syncExams = clientEndpoint<typeof contract.syncExams>("POST", "/api/events/sync-exams");
const getFeed = clientEndpoint<typeof contract.getFeed>("GET", "/api/user/calendar-feed");
const resetFeed = clientEndpoint<typeof contract.resetFeed>("POST", "/api/user/calendar-feed");
const revokeFeed = clientEndpoint<typeof contract.revokeFeed>("DELETE", "/api/user/calendar-feed");

export const EVENTS = ["/api/events"];
/** The queries that show exam dates. */
const EXAMS = [...EVENTS, "/api/user/courses", "/api/user/study-plan", "/api/user/plan"];

export const useEvents = () => useEndpoint(listEvents, {});

/** The events, each with its repetition. */
export function useCalendarEvents() {
  const { data: events, error, refetch } = useEvents();
  const { data: repeats } = useEndpoint(listRepeats, {});
  const merged = useMemo(() => withRepeats(events ?? [], repeats ?? []), [events, repeats]);
  return { events: merged, error, refetch };
}

function withRepeats(
  events: readonly contract.Event[],
  repeats: readonly (contract.Repeat & { eventId: number })[],
): CalendarEvent[] {
  const repeatById = new Map(repeats.map(({ eventId, ...repeat }) => [eventId, repeat]));
  return events.map((event) => ({ ...event, repeat: repeatById.get(event.id) }));
}

/** `examToast` describes the effect of an exam event on its course. */
export const useCreateEvent = (examToast: (event: contract.Event) => ToastInput) =>
  useEndpointMutation(createEvent, {
    invalidates: EXAMS,
    successToast: ({ response }) =>
      response.isExamEvent ? examToast(response) : { title: "Event created successfully" },
    errorToast: failedTo("create event"),
  });

/** Restores an exam's previous date and texts. */
export const useRestoreExam = () =>
  useEndpointMutation(createEvent, {
    invalidates: EXAMS,
    successToast: ({ response }) => ({
      title: "Exam date updated",
      description: `Exam date set to ${dayInWords(response.startDate)}`,
    }),
    errorToast: failedTo("update event"),
  });

export const useUpdateEvent = () =>
  useEndpointMutation(updateEvent, {
    invalidates: EVENTS,
    successToast: "Event updated successfully",
    errorToast: failedTo("update event"),
  });

export const useSyncExams = () =>
  useEndpointMutation(syncExams, {
    invalidates: EXAMS,
    successToast: ({ response }) => ({
      title: "Exam events synced successfully",
      description: syncedInWords(response),
    }),
    errorToast: failedTo("sync exam events"),
  });

const FEED = ["/api/user/calendar-feed"];

export const useFeed = () => useEndpoint(getFeed, {});

export const useResetFeed = () =>
  useEndpointMutation(resetFeed, {
    invalidates: FEED,
    successToast: "Your calendar link is ready",
    errorToast: "Error",
  });

export const useRevokeFeed = () =>
  useEndpointMutation(revokeFeed, {
    invalidates: FEED,
    successToast: "Your calendar link no longer works",
    errorToast: "Error",
  });
