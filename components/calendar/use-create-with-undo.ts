"use client";
import type { Event } from "@/lib/calendar/contract";
import { useCreateEvent } from "@/lib/calendar/hooks";
import { dayInWords } from "@/lib/platform/civil";
import type { ToastInput } from "@/lib/platform/toast";
import { useMyCourses, useSetExamDate } from "@/lib/progress/hooks";

/** A mis-tick must not leave a wrong exam: the toast of a new exam takes its course's date back to what it was. */
export function useCreateWithUndo() {
  const { data: courses = [] } = useMyCourses();
  const setDate = useSetExamDate();
  const examToast = ({ courseId, courseTitle, startDate }: Event): ToastInput => {
    const before = courses.find((course) => course.id === courseId)?.examDate ?? null;
    return {
      title: "Event created successfully",
      description: `Exam date of ${courseTitle} set to ${dayInWords(startDate)}`,
      action: {
        label: "Undo",
        onClick: () => courseId !== null && setDate.mutate({ params: { id: courseId }, body: { examDate: before } }),
      },
    };
  };
  return useCreateEvent(examToast);
}
