import { daysBetween, weekdayOf } from "@/lib/platform/time/civil";
import type { StudyInput } from "./exams";

/** Minutes of a day, counted from today: none on days off and exam days, half on the day before an exam. */
export function roomOn(input: StudyInput): (ahead: number) => number {
  const { today, hours, daysOff } = input;
  const off = new Set([...daysOff].map((day) => daysBetween(today, day)));
  const examDays = examDaysOf(input);
  const weekday = weekdayOf(today);
  return (ahead) => {
    if (off.has(ahead) || examDays.has(ahead)) return 0;
    const minutes = hours[(((weekday + ahead) % 7) + 7) % 7] ?? 0;
    return examDays.has(ahead + 1) ? Math.floor(minutes / 2) : minutes;
  };
}

/** Counted from today; those that are over as well. */
export const examDaysOf = ({ courses, today }: Pick<StudyInput, "courses" | "today">): ReadonlySet<number> =>
  new Set(courses.flatMap(({ examDate }) => (examDate === null ? [] : daysBetween(today, examDate))));
