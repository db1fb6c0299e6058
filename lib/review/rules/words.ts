import { durationOf } from "@/lib/courses/rules";
import { addDays, type CivilDay, dayInWords } from "@/lib/platform/time/civil";

export const CARD_MISSING = "You have no card of this point.";
/** 'Not now' leaves a point out for this many days; the call takes up to `most`. */
export const REST_DAYS = { usual: 7, most: 30 };
export const REST_RANGE = "Please choose 1 to 30 days.";
export const NOTHING_DUE = "Nothing is due today.";
/** Beside every share of what is remembered: after a quiz full of mistakes it is 100%. */
export const REMEMBERED_NOTE =
  "Counts the points that you have answered, right or wrong. On the day on which you see its answer, a point counts as remembered.";

/** Shorter breaks are not mentioned. */
const AWAY_DAYS = 2;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;

export type SentenceFacts = {
  begun: boolean;
  today: number;
  due: number;
  /** Whether minutes are what limits today's points. Others are left out because they are remembered better unasked. */
  isFull: boolean;
  minutes: number;
  /** The minutes of today's reviews, rounded. */
  cap: number;
  /** Points reviewed today. */
  done: number;
  away: number;
  next: { day: CivilDay; points: number } | null;
  now: CivilDay;
};

/** One sentence about today's reviews. */
export function reviewSentence(facts: SentenceFacts): string {
  const { begun, today, due, isFull, minutes, cap, done, away } = facts;
  if (!begun) return "Read a lesson and take its quiz; reviews begin by themselves.";
  if (today === 0) return nothingNow(facts);
  if (due > today && isFull) return `${awayInWords(away)}${slipped(due)} ${atLeast(cap, today, done)}`;
  return `${awayInWords(away)}${counted(today, "point")} to review, about ${durationOf(minutes)}.`;
}

const awayInWords = (away: number): string => (away >= AWAY_DAYS ? `You were away for ${counted(away, "day")}. ` : "");
const slipped = (due: number): string =>
  due === 1
    ? "1 point has slipped below its aim;"
    : `${due.toLocaleString("en-GB")} points have slipped below their aim;`;
const atLeast = (cap: number, today: number, done: number): string =>
  `today's ${done > 0 ? "remaining" : `${cap}`} minutes take the ${today === 1 ? "one that matters" : `${today} that matter`} most.`;

function nothingNow({ due, done, cap, next, now }: SentenceFacts): string {
  const head =
    done > 0 ? "Done for today." : cap === 0 && due > 0 ? "No time is set aside today." : "Nothing to review today.";
  if (!next) return head;
  const [tomorrow, points] = [addDays(now, 1), counted(next.points, "point")];
  return `${head} Next: ${points} ${next.day === tomorrow ? "tomorrow" : `on ${dayInWords(next.day, "weekday")}`}.`;
}
