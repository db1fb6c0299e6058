import { addDays, type CivilDay, daysBetween, weekdayOf } from "@/lib/platform/time/civil";
import { MINUTES_WITHOUT_HOURS, reviewCap, taperDays, USUAL_BASE } from "./aim";
import type { CourseState } from "./queue";
import { minutesFor, type Times } from "./times";

type ExamFacts = {
  examDate: CivilDay | null;
  base: number | null;
  taperDays: number | null;
  passed: boolean;
  keptFresh: boolean;
};

const USUAL_RECALL = 0.85;

/**
 * How a course is reviewed today. Without a fitted aim the base is 0.80, and the taper follows from the number of points
 * and the usual twenty minutes.
 */
export function courseStateOf(facts: ExamFacts, today: CivilDay, points: number, times: Times): CourseState {
  const { examDate, base, passed, keptFresh } = facts;
  if (examDate === null && !passed) return { kind: "no-exam" };
  if (examDate === null || examDate <= today) return { kind: keptFresh ? "kept-fresh" : "resting" };
  const byRule = taperDays(points, minutesFor(USUAL_RECALL, times), MINUTES_WITHOUT_HOURS);
  return {
    kind: "exam",
    daysLeft: daysBetween(today, examDate),
    base: base ?? USUAL_BASE,
    taperDays: facts.taperDays ?? byRule,
  };
}

type DayFacts = {
  today: CivilDay;
  /** The minutes of each weekday from Monday. */
  hours: readonly number[] | null;
  wish: number | null;
  isDayOff: boolean;
  examDates: readonly CivilDay[];
  lessonsRemain: boolean;
};

/** The minutes that reviews may take today: none on days off and exam days, half of them the day before an exam. */
export function capOf({ today, hours, wish, isDayOff, examDates, lessonsRemain }: DayFacts): number {
  if (isDayOff || examDates.includes(today)) return 0;
  const whole = hours?.[weekdayOf(today)] ?? wish;
  const dayMinutes = whole !== null && examDates.includes(addDays(today, 1)) ? whole / 2 : whole;
  const next = examDates.filter((day) => day > today).sort()[0];
  return reviewCap({ dayMinutes, lessonsRemain, daysLeft: next ? daysBetween(today, next) : null });
}
