import { CourseName } from "@/components/courses/course-name";
import type { Event } from "@/lib/calendar/contract";
import { shortTitle } from "@/lib/calendar/rules";

/** An event in a narrow place. An exam is named by its course, with the code as a chip. */
export const EventTitle = ({ event }: { event: Pick<Event, "title" | "isExamEvent"> }) =>
  event.isExamEvent ? <CourseName title={shortTitle(event)} /> : event.title;
