import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import type { StudyDay } from "../contract/study-days";
import { HEAT_WEEKS, heatFrom } from "./day-range";

export type HeatDay = {
  date: CivilDay;
  topics: number;
  /** 0 to 4. */
  level: number;
};

/** 1, 2, up to 4, and more than 4 topics. */
export const heatLevel = (topics: number): number => (topics > 4 ? 4 : topics > 2 ? 3 : topics);

/** 26 weeks that begin on Mondays; the last is this week, up to today. */
export function heatWeeks(days: readonly StudyDay[], today: CivilDay): HeatDay[][] {
  const topics = new Map(days.map((day) => [day.date, day.topics]));
  const from = heatFrom(today);
  return Array.from({ length: HEAT_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(from, week * 7 + day))
      .filter((date) => date <= today)
      .map((date) => ({ date, topics: topics.get(date) ?? 0, level: heatLevel(topics.get(date) ?? 0) })),
  );
}

/** '52 ticks on 31 days …': a topic that was unticked later counts too, so these are not the completed topics. */
export function heatInWords(days: readonly StudyDay[]): string {
  const topics = days.reduce((sum, day) => sum + day.topics, 0);
  const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? "" : "s"}`;
  if (topics === 0) return `No topics ticked in the last ${HEAT_WEEKS} weeks`;
  return `${count(topics, "tick")} on ${count(days.length, "day")} in the last ${HEAT_WEEKS} weeks`;
}

/** '2 topics', 'no topics'. */
export const topicsInWords = (topics: number): string =>
  topics === 0 ? "no topics" : `${topics} ${topics === 1 ? "topic" : "topics"}`;
