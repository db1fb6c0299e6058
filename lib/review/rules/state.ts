import { addDays, type CivilDay, daysBetween, weekdayOf } from "@/lib/platform/time/civil";
import { reviewCap, taperDays, USUAL_BASE } from "./aim";
import { plannedDaysTo } from "./planned-days";
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

/** Without a fitted aim the base is 0.80, and the taper follows from the number of points and the minutes there are. */
export function courseStateOf(facts: ExamFacts, today: CivilDay, taper: (examDate: CivilDay) => number): CourseState {
  const { examDate, base, passed, keptFresh } = facts;
  if (examDate === null && !passed) return { kind: "no-exam" };
  if (examDate === null || examDate <= today) return { kind: keptFresh ? "kept-fresh" : "resting" };
  return {
    kind: "exam",
    daysLeft: daysBetween(today, examDate),
    base: base ?? USUAL_BASE,
    taperDays: facts.taperDays ?? taper(examDate),
  };
}

/** The days of taper that this many points need with these minutes of reviews on each day. */
export function taperFor(points: number, minutes: readonly number[], times: Times): number {
  const mean = minutes.reduce((sum, day) => sum + day, 0) / Math.max(1, minutes.length);
  return taperDays(points, minutesFor(USUAL_RECALL, times), mean);
}

/** The last fifth of the days to an exam holds no new lessons. */
const LEARNING = 0.8;

export const learningDaysTo = (examDate: CivilDay, today: CivilDay): number =>
  Math.max(1, Math.floor(plannedDaysTo(examDate, today) * LEARNING));

type TimeFacts = {
  today: CivilDay;
  hours: readonly number[] | null;
  wish: number | null;
  daysOff: readonly CivilDay[];
  /** Of all courses, this one among them. */
  examDates: readonly CivilDay[];
  lessonsRemain: boolean;
};

/** The minutes that a course's reviews may take until its exam; courses whose exam is still ahead share a day evenly. */
export function minutesUntil(examDate: CivilDay, facts: TimeFacts): number[] {
  const { today, hours, wish, daysOff, examDates, lessonsRemain } = facts;
  const off = new Set(daysOff);
  const learning = lessonsRemain ? learningDaysTo(examDate, today) : 0;
  return Array.from({ length: plannedDaysTo(examDate, today) }, (_, ahead) => {
    const day = addDays(today, ahead);
    const cap = capOf({ today: day, hours, wish, isDayOff: off.has(day), examDates, lessonsRemain: ahead < learning });
    return cap / Math.max(1, examDates.filter((other) => other > day).length);
  });
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
