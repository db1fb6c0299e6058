import "server-only";
import { env } from "@/lib/platform/env";
import type { Viewer } from "@/lib/platform/session";
import type { Event } from "./contract";
import type { FeedItem } from "./feed";
import { listEvents } from "./reads";
import { daysOf, isAllDay } from "./rules";

/** The caller's events and exams as entries of her feed. */
export async function eventItems(viewer: Viewer): Promise<FeedItem[]> {
  return (await listEvents(viewer)).map((event) => itemOf(viewer, event));
}

function itemOf(viewer: Viewer, event: Event): FeedItem {
  const { title, description, createdAt, updatedAt } = event;
  const fields = { title, description, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
  if (event.day !== null)
    return { ...fields, uid: uidOf(viewer, event), when: { day: event.day }, category: "EXAM", url: urlOf(event.day) };
  if (isAllDay(event, viewer.timeZone)) {
    const { first, last } = daysOf(event, viewer.timeZone);
    return { ...fields, uid: uidOf(viewer, event), when: { day: first, last }, url: urlOf(first) };
  }
  const end = event.endDate === null ? null : new Date(event.endDate);
  return { ...fields, uid: uidOf(viewer, event), when: { start: new Date(event.startDate), end }, url: urlOf() };
}

// An exam keeps its UID when its date is cleared and set again, which creates a new row.
const uidOf = (viewer: Viewer, { id, isExamEvent, courseId }: Event): string =>
  isExamEvent && courseId !== null ? `exam-${courseId}-${viewer.id}@pacioli` : `event-${id}-${viewer.id}@pacioli`;

const urlOf = (day?: string): string => `${env.appUrl}/calendar${day ? `?day=${day}` : ""}`;
