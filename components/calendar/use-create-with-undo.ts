"use client";
import type { Event } from "@/lib/calendar/contract";
import { useCreateEvent, useEvents, useRestoreExam } from "@/lib/calendar/hooks";
import { dayInWords } from "@/lib/platform/civil";
import type { ToastInput } from "@/lib/platform/toast";
import { useSetExamDate } from "@/lib/progress/hooks";

/** A mis-tick must not leave a wrong exam: the toast of a new exam takes its course back to the exam it had, or none. */
export function useCreateWithUndo() {
  const { data: events = [] } = useEvents();
  const restore = useRestoreExam();
  const setDate = useSetExamDate();
  const undo = (courseId: number) => {
    const before = events.find((event) => event.isExamEvent && event.courseId === courseId);
    if (!before) return setDate.mutate({ params: { id: courseId }, body: { examDate: null } });
    const { title, description, startDate } = before;
    restore.mutate({ body: { title, description, startDate, courseId, isExamEvent: true } });
  };
  return useCreateEvent(
    ({ courseId, courseTitle, startDate }: Event): ToastInput => ({
      title: "Event created successfully",
      description: `Exam date of ${courseTitle} set to ${dayInWords(startDate)}`,
      action: { label: "Undo", onClick: () => courseId !== null && undo(courseId) },
    }),
  );
}
