"use client";
import type { QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import type { Endpoint } from "@/lib/platform/contract/endpoint";
import { failedTo, queryKeyOf, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import { addDays, type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import type * as contract from "../contract";
import { EVENTS } from "../hooks";
import { daysOf } from "../rules";
import { type CalendarEvent, timesOn } from "../rules/repeat";

const listEvents = clientEndpoint<typeof contract.listEvents>("GET", "/api/events");
const listRepeats = clientEndpoint<typeof contract.listRepeats>("GET", "/api/events/repeats");
const createEvent = clientEndpoint<typeof contract.createEvent>("POST", "/api/events");
const updateEvent = clientEndpoint<typeof contract.updateEvent>("PUT", "/api/events/{id}");
const deleteEvent = clientEndpoint<typeof contract.deleteEvent>("DELETE", "/api/events/{id}");
const skipOccurrence = clientEndpoint<typeof contract.skipOccurrence>("PUT", "/api/events/{id}/skipped");
const moveOccurrence = clientEndpoint<typeof contract.moveOccurrence>("POST", "/api/events/{id}/moved");

/** Changes a list in the cache before the server confirms. Returns a function that undoes it. */
function updateCached<Item>(
  client: QueryClient,
  list: Pick<Endpoint, "path">,
  change: (items: Item[]) => Item[],
): () => void {
  const key = queryKeyOf(list);
  const before = client.getQueryData<Item[]>(key);
  if (before) client.setQueryData(key, change(before));
  return () => client.setQueryData(key, before);
}

/** Deletes an event, with all of its occurrences. The toast's 'Undo' adds it again. */
export function useDeleteEvent() {
  const deleted = useRef(new Map<number, CalendarEvent>());
  const restore = useEndpointMutation(createEvent, {
    invalidates: EVENTS,
    successToast: ({ response }) => ({ title: "Event restored", description: response.title }),
    errorToast: failedTo("create event"),
  });
  const undo = (id: number) => {
    const event = deleted.current.get(id);
    if (event) restore.mutate({ body: { ...textsOf(event), ...timesFrom(event), repeat: event.repeat ?? null } });
  };
  const remove = useEndpointMutation(deleteEvent, {
    invalidates: EVENTS,
    optimistic: (client, { params }) =>
      updateCached<contract.Event>(client, listEvents, (events) => events.filter(({ id }) => id !== params.id)),
    successToast: ({ input }) => ({
      title: "Event deleted successfully",
      action: { label: "Undo", onClick: () => undo(Number(input.params.id)) },
    }),
    errorToast: failedTo("delete event"),
  });
  return (event: CalendarEvent) => {
    deleted.current.set(event.id, event);
    remove.mutate({ params: { id: event.id } });
  };
}

/** Leaves out one occurrence of an event. The toast's 'Undo' brings it back. */
export function useSkipOccurrence() {
  const restore = useEndpointMutation(skipOccurrence, {
    invalidates: EVENTS,
    optimistic: showSkipped,
    successToast: "Event restored",
    errorToast: failedTo("create event"),
  });
  const skip = useEndpointMutation(skipOccurrence, {
    invalidates: EVENTS,
    optimistic: showSkipped,
    successToast: ({ input: { params, body } }) => ({
      title: "Event deleted successfully",
      description: `Only the one on ${dayInWords(body.day, "weekday")}`,
      action: { label: "Undo", onClick: () => restore.mutate({ params, body: { ...body, skipped: false } }) },
    }),
    errorToast: failedTo("delete event"),
  });
  return (event: CalendarEvent) =>
    event.occursOn && skip.mutate({ params: { id: event.id }, body: { day: event.occursOn, skipped: true } });
}

type Skipping = { params: { id: string | number }; body: { day: CivilDay; skipped: boolean } };

const showSkipped = (client: QueryClient, { params, body }: Skipping) =>
  updateCached<contract.Repeat & { eventId: number }>(client, listRepeats, (repeats) =>
    repeats.map((repeat) => {
      if (repeat.eventId !== Number(params.id)) return repeat;
      const days = repeat.skippedDays.filter((day) => day !== body.day);
      return { ...repeat, skippedDays: body.skipped ? [...days, body.day] : days };
    }),
  );

/**
 * Moves an event by some days, at the same local time. Of an event that repeats it moves this occurrence only. The toast's
 * 'Undo' moves it back.
 */
export function useMoveEvent(timeZone: string) {
  const moveWhole = useMoveWholeEvent(timeZone);
  const moveSingle = useMoveOccurrence(timeZone);
  return (event: CalendarEvent, days: number) => {
    if (event.occursOn) moveSingle(event, addDays(event.occursOn, days));
    else moveWhole(event, days);
  };
}

function useMoveWholeEvent(timeZone: string) {
  const before = useRef(new Map<number, CalendarEvent>());
  const options = {
    invalidates: EVENTS,
    optimistic: (client: QueryClient, { params, body }: { params: { id: string | number }; body: Times }) =>
      updateCached<contract.Event>(client, listEvents, (events) =>
        events.map((event) => (event.id === Number(params.id) ? { ...event, ...timesFrom(body) } : event)),
      ),
    errorToast: failedTo("update event"),
  };
  const restore = useEndpointMutation(updateEvent, { ...options, successToast: "Event moved back" });
  const move = useEndpointMutation(updateEvent, {
    ...options,
    successToast: ({ response }) => ({
      ...movedTo(response, timeZone),
      action: {
        label: "Undo",
        onClick: () => {
          const event = before.current.get(response.id);
          if (event) restore.mutate({ params: { id: event.id }, body: { ...textsOf(event), ...timesFrom(event) } });
        },
      },
    }),
  });
  return (event: CalendarEvent, days: number) => {
    before.current.set(event.id, event);
    const times = timesOn(event, { timeZone }, addDays(daysOf(event, timeZone).first, days));
    move.mutate({ params: { id: event.id }, body: { ...textsOf(event), ...times } });
  };
}

function useMoveOccurrence(timeZone: string) {
  const restore = useEndpointMutation(skipOccurrence, {
    invalidates: EVENTS,
    optimistic: showSkipped,
    successToast: "Event moved back",
    errorToast: failedTo("update event"),
  });
  const drop = useEndpointMutation(deleteEvent, { invalidates: EVENTS, errorToast: failedTo("update event") });
  const move = useEndpointMutation(moveOccurrence, {
    invalidates: EVENTS,
    optimistic: (client, { params, body }) => showSkipped(client, { params, body: { day: body.day, skipped: true } }),
    successToast: ({ response, input: { params, body } }) => ({
      ...movedTo(response, timeZone),
      action: {
        label: "Undo",
        onClick: () =>
          drop.mutate(
            { params: { id: response.id } },
            { onSuccess: () => restore.mutate({ params, body: { day: body.day, skipped: false } }) },
          ),
      },
    }),
    errorToast: failedTo("update event"),
  });
  return (event: CalendarEvent, to: CivilDay) =>
    event.occursOn && move.mutate({ params: { id: event.id }, body: { day: event.occursOn, to } });
}

const movedTo = (event: contract.Event, timeZone: string) => ({
  title: "Event moved",
  description: `${event.title} is on ${dayInWords(daysOf(event, timeZone).first, "weekday")}`,
});

type Times = { startDate: string; endDate?: string | null | undefined };

const timesFrom = ({ startDate, endDate = null }: Times) => ({ startDate, endDate });

const textsOf = ({ title, description, courseId }: contract.Event) => ({
  title,
  description,
  courseId,
  isExamEvent: false,
});
