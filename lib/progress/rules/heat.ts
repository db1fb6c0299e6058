import { counted } from "@/lib/courses/rules";
import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import type { StudyDay } from "../contract/study-days";
import { HEAT_WEEKS, heatFrom } from "./day-range";

export type HeatDay = StudyDay & {
  /** 0 to 4. */
  level: number;
};

/** 1, 2, up to 4, and more than 4 topics. */
export const heatLevel = (topics: number): number => (topics > 4 ? 4 : topics > 2 ? 3 : topics);

const NOTHING = { topics: 0, answers: 0 };

/** 26 weeks that begin on Mondays; the last is this week, up to today. */
export function heatWeeks(days: readonly StudyDay[], today: CivilDay): HeatDay[][] {
  const studied = new Map(days.map((day) => [day.date, day]));
  // A study day shows as one, also without a topic.
  const levelOf = (date: CivilDay) => (studied.has(date) ? Math.max(1, heatLevel(studied.get(date)?.topics ?? 0)) : 0);
  const from = heatFrom(today);
  return Array.from({ length: HEAT_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(from, week * 7 + day))
      .filter((date) => date <= today)
      .map((date) => ({ ...NOTHING, ...studied.get(date), date, level: levelOf(date) })),
  );
}

/** ['12 ticks'], or an empty list for none. */
const countedIfAny = (count: number, noun: string) => (count > 0 ? [counted(count, noun)] : []);

/**
 * '52 ticks and 140 answers on 31 days …': a topic that was unticked later counts too, so these are not the completed
 * topics.
 */
export function heatInWords(days: readonly StudyDay[]): string {
  const topics = days.reduce((sum, day) => sum + day.topics, 0);
  const answers = days.reduce((sum, day) => sum + day.answers, 0);
  const totals = [...countedIfAny(topics, "tick"), ...countedIfAny(answers, "answer")];
  const [studyDays = "no day"] = countedIfAny(days.length, "day");
  return `${totals.join(" and ") || "Studied"} on ${studyDays} in the last ${HEAT_WEEKS} weeks`;
}

/** '2 topics, 12 answers'; 'no topics' for a day without both. */
export const studiedInWords = ({ topics, answers }: Pick<StudyDay, "topics" | "answers">): string =>
  [...countedIfAny(topics, "topic"), ...countedIfAny(answers, "answer")].join(", ") || "no topics";
