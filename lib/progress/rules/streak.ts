import { addDays, type CivilDay, dayInWords, weekdayOf } from "@/lib/platform/time/civil";
import type { DayState } from "../contract/streak";

/** Streaks that are celebrated, once each. */
export const MILESTONES = [7, 30, 100] as const;

export const isMilestone = (streak: number): boolean => MILESTONES.some((days) => days === streak);

export const mondayOf = (day: CivilDay): CivilDay => addDays(day, -weekdayOf(day));

type Walk = { states: Map<CivilDay, DayState>; run: number };

/**
 * Goes through the days from the first study day to today. The first missed day of a week is a rest day while a run is
 * under way; a second one ends the run. Today counts once it is studied.
 */
function walk(studied: ReadonlySet<CivilDay>, from: CivilDay, today: CivilDay): Walk {
  const states = new Map<CivilDay, DayState>();
  let [run, restedIn]: [number, CivilDay | null] = [0, null];
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const week = mondayOf(day);
    if (studied.has(day)) {
      states.set(day, "studied");
      run += 1;
    } else if (day === today) states.set(day, "open");
    else if (run > 0 && restedIn !== week) {
      states.set(day, "rest");
      restedIn = week;
    } else {
      states.set(day, "missed");
      run = 0;
    }
  }
  return { states, run };
}

/** This week from Monday to Sunday, and the study days in a row that rest days do not end. */
export function weekOfStreak(days: readonly CivilDay[], today: CivilDay) {
  const monday = mondayOf(today);
  const first = [...days, monday].sort()[0] ?? monday;
  const studied = new Set(days);
  const { states, run } = walk(studied, first, today);
  const week = Array.from({ length: 7 }, (_, weekday) => {
    const date = addDays(monday, weekday);
    return { date, state: states.get(date) ?? (studied.has(date) ? ("studied" as const) : ("ahead" as const)) };
  });
  return { week, withRest: run };
}

const STATE_IN_WORDS: Record<DayState, string> = {
  studied: "studied",
  rest: "rest day",
  missed: "not studied",
  open: "not studied yet",
  ahead: "still to come",
};

/** 'Monday 23 November, today: studied'. */
export const streakDayInWords = (date: CivilDay, state: DayState, today: CivilDay): string =>
  `${dayInWords(date, "weekday")}${date === today ? ", today" : ""}: ${STATE_IN_WORDS[state]}`;
