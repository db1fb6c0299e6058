/** The aim on the day before the exam. */
export const HIGHEST_AIM = 0.97;
export const LEAST_BASE = 0.5;
export const MOST_BASE = 0.92;
/** Until a base was fitted. */
export const USUAL_BASE = 0.8;
export const AIM_WITHOUT_EXAM = 0.85;
/** For a course that is kept fresh after its exam. */
export const AIM_KEPT_FRESH = 0.8;
export const KEPT_FRESH_MINUTES = 5;

export const LEAST_TAPER = 7;
export const MOST_TAPER = 42;

/**
 * How far recall may fall before a point is asked again. Far from the exam that is the base; over the last `taperDays`
 * it rises, slowly at first.
 */
export const aimOn = (daysLeft: number, base: number, taperDays: number): number =>
  HIGHEST_AIM - (HIGHEST_AIM - base) * Math.min(1, Math.max(0, daysLeft) / taperDays) ** 2;

/** The days of the taper: enough to ask every point twice before the exam, at least 7 and at most 42. */
export function taperDays(points: number, minutesPerReview: number, reviewMinutesPerDay: number): number {
  if (reviewMinutesPerDay <= 0) return MOST_TAPER;
  const days = Math.ceil((2 * points * minutesPerReview) / reviewMinutesPerDay);
  return Math.min(MOST_TAPER, Math.max(LEAST_TAPER, days));
}

const WHILE_LESSONS_REMAIN = 0.4;
const AFTER_LESSONS = 0.6;
const LAST_WEEK = 0.8;
export const MINUTES_WITHOUT_HOURS = 20;

type CapFacts = {
  /** The minutes the student has today; null if she gave no study hours. */
  dayMinutes: number | null;
  lessonsRemain: boolean;
  /** To the next exam; null without an exam date. */
  daysLeft: number | null;
};

/** The minutes that reviews may take on a day. */
export function reviewCap({ dayMinutes, lessonsRemain, daysLeft }: CapFacts): number {
  if (dayMinutes === null) return MINUTES_WITHOUT_HOURS;
  if (daysLeft === null) return dayMinutes * WHILE_LESSONS_REMAIN;
  if (daysLeft <= 7) return dayMinutes * LAST_WEEK;
  return dayMinutes * (lessonsRemain ? WHILE_LESSONS_REMAIN : AFTER_LESSONS);
}
