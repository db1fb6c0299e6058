import { daysBetween, weekdayOf } from "@/lib/platform/time/civil";
import type { ExamCourse, StudyInput } from "./exams";

/** Minutes of each day from today until the last exam: none on days off and exam days, half on the day before an exam. */
export function roomsOf({ today, hours, daysOff, courses }: StudyInput, exams: readonly ExamCourse[]): number[] {
  const length = Math.max(0, ...exams.map(({ days }) => days));
  const off = new Set([...daysOff].map((day) => daysBetween(today, day)));
  const examDays = new Set(courses.flatMap(({ examDate }) => (examDate === null ? [] : daysBetween(today, examDate))));
  const weekday = weekdayOf(today);
  return Array.from({ length }, (_, ahead) => {
    if (off.has(ahead) || examDays.has(ahead)) return 0;
    const minutes = hours[(weekday + ahead) % 7] ?? 0;
    return examDays.has(ahead + 1) ? Math.floor(minutes / 2) : minutes;
  });
}
