import "server-only";
import { env } from "@/lib/platform/process/env";
import type { Viewer } from "@/lib/platform/server/session";
import type { Event } from "./contract";
import type { FeedItem } from "./feed";
import { listWithRepeats } from "./reads";
import { daysOf, isAllDay } from "./rules";
import type { CalendarEvent } from "./rules/repeat";

/** The caller's events and exams as entries of her feed. */
export async function eventItems(viewer: Viewer): Promise<FeedItem[]> {
  return (await listWithRepeats(viewer)).map((event) => itemOf(viewer, event));
}

function itemOf(viewer: Viewer, event: CalendarEvent): FeedItem {
  const { title, description, repeat, createdAt, updatedAt } = event;
  const fields = { title, description, repeat, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
  if (event.day !== null)
    return { ...fields, uid: uidOf(viewer, event), when: { day: event.day }, category: "EXAM", url: urlOf(event.day) };
  const timeZone = repeat?.timeZone ?? viewer.timeZone;
  if (isAllDay(event, timeZone)) {
    const { first, last } = daysOf(event, timeZone);
    return { ...fields, uid: uidOf(viewer, event), when: { day: first, last }, url: urlOf(first) };
  }
  const end = event.endDate === null ? null : new Date(event.endDate);
  return { ...fields, uid: uidOf(viewer, event), when: { start: new Date(event.startDate), end }, url: urlOf() };
}

// An exam keeps its UID when its date is cleared and set again, which creates a new row.
const uidOf = (viewer: Viewer, { id, isExamEvent, courseId }: Event): string =>
  isExamEvent && courseId !== null ? `exam-${courseId}-${viewer.id}@pacioli` : `event-${id}-${viewer.id}@pacioli`;

const urlOf = (day?: string): string => `${env.appUrl}/calendar${day ? `?day=${day}` : ""}`;
