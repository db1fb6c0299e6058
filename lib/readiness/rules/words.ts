import { counted } from "@/lib/courses/rules";
import { paperOf } from "@/lib/practice/rules/papers";
import { LEAST_AREA_ANSWERS } from "@/lib/practice/rules/words";
import type { Area, Estimate } from "./estimate";

export const ESTIMATE_STATES = ["thin", "areas", "estimate"] as const;
export type State = (typeof ESTIMATE_STATES)[number];

const LEAST_ANSWERS = 60;
const LEAST_STUDIED = 0.4;
/** The studied share from which on a chance of passing is shown. */
const CHANCE_STUDIED = 0.6;
const CHANCE_ANSWERS = 150;
export const MOCK_DAYS = 60;

/** What is missing for an estimate; null when there is enough. */
export type Need = { answers: number; areas: number; sentence: string };

export function needOf(estimate: Pick<Estimate, "answers" | "studied">, areas: readonly Area[]): Need | null {
  const answers = Math.max(0, LEAST_ANSWERS - estimate.answers);
  const missing = missingAreas(estimate.studied, areas);
  if (answers === 0 && missing === 0) return null;
  const parts = [answers > 0 && counted(answers, "more answer"), missing > 0 && counted(missing, "more area")].filter(
    Boolean,
  );
  const isSingular = answers + missing === 1;
  return {
    answers,
    areas: missing,
    sentence: `Too early to say. ${parts.join(" and ")} ${isSingular ? "is" : "are"} needed.`,
  };
}

/** The fewest areas whose points would make the studied share large enough. */
function missingAreas(studied: number, areas: readonly Area[]): number {
  let [share, count] = [studied, 0];
  const gains = areas.map((area) => area.weight * (1 - area.studied)).sort((a, b) => b - a);
  // Sums of weights are not exact.
  for (; share < LEAST_STUDIED - 1e-9 && count < gains.length; count += 1) share += gains[count] ?? 0;
  return count;
}

export const stateOf = (need: Need | null, areas: readonly { answers: number }[]): State =>
  need === null ? "estimate" : areas.some(({ answers }) => answers >= LEAST_AREA_ANSWERS) ? "areas" : "thin";

export const mayTellChance = (
  { studied, answers }: Pick<Estimate, "studied" | "answers">,
  hasRecentMock: boolean,
): boolean => studied >= CHANCE_STUDIED && (hasRecentMock || answers >= CHANCE_ANSWERS);

/** 'about 7 in 10': never above 9, and never nothing. */
export function chanceInWords(chance: number): string {
  const tenths = Math.min(9, Math.round(chance * 10));
  return tenths < 1 ? "less than 1 in 10" : `about ${tenths} in 10`;
}

/** Which marks an estimate is about, and what passes. */
export type Scope = { outOf: number; passMark: number | null; marks: string; limits: string | null };

const AUDIT_WRITTEN: Scope = {
  outOf: 30,
  passMark: null,
  marks: "of the 30 objective marks",
  limits: "An estimate of the 30 objective marks only. Written answers cannot be judged by a program.",
};
const SCALED = "CPA scores are scaled from 0 to 99, so a share of marks is not a score.";
const WORDS_NOT_JUDGED =
  "The figures of section C count, its written words do not: they cannot be judged by a program. The range takes them to go as well as the rest.";
const WITH_WORDS = ["PM", "FR", "FM"];

/** For the course of a paper, or of an exam that we do not know. */
export function scopeOf(code: string | null): Scope {
  if (code === "AA") return AUDIT_WRITTEN;
  const passMark = paperOf(code)?.passMark ?? null;
  if (code === "AUD") return { outOf: 100, passMark, marks: "% of the marks", limits: SCALED };
  const limits = code !== null && WITH_WORDS.includes(code) ? WORDS_NOT_JUDGED : null;
  return { outOf: 100, passMark, marks: "of 100", limits };
}

/** The estimate in one sentence: its range, and where the pass mark lies. */
export function estimateInWords({ low, high }: { low: number; high: number }, { passMark, marks }: Scope): string {
  const percent = marks.startsWith("%");
  const range = `If the exam were today: ${low} to ${high}${percent ? "" : " "}${marks}.`;
  if (passMark === null) return range;
  if (high < passMark) return `${range} That is below the pass mark of ${passMark}.`;
  if (low > passMark) return `${range} That is above the pass mark of ${passMark}.`;
  return `${range} It could go either way.`;
}

/** The line below every estimate. `results` counts the real results that were compared. */
export function basisInWords(body: string | null, results: number): string {
  const source = body ? `, not from ${body}` : "";
  const tested =
    results >= LEAST_RESULTS
      ? `Compared with ${results} real results.`
      : "Tested on simulated students; not yet on real results.";
  return `An estimate from your answers here${source}. ${tested}`;
}

/** The same in short, where an estimate is one line among others. */
export const SHORT_BASIS = "An estimate from your answers here, not an official figure.";

export const LEAST_RESULTS = 200;
export const LEAST_IN_BIN = 20;

/** 'Of 100 students with figures like yours, 72 passed.' */
export const testedInWords = (happened: number): string =>
  `Of 100 students with figures like yours, ${Math.round(happened * 100)} passed.`;

export const OUTCOMES = ["passed", "failed", "absent", "untold"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_LABELS: Record<Outcome, string> = {
  passed: "I passed",
  failed: "I failed",
  absent: "I did not sit",
  untold: "Rather not say",
};
