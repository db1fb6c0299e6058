import { annuityFactor, discountFactor } from "@/lib/accountancy/discounting";

export type Rates = {
  of: "present value" | "annuity";
  percents: number[];
  rows: { year: number; factors: string[] }[];
};

const WRITTEN =
  /^(present value|annuity)\s+((?:\d{1,2}(?:\.\d{1,2})?%[\s,]*){1,20}?),?\s*years?\s+(\d{1,2})(?:\s+to\s+(\d{1,2}))?$/i;
const MOST_YEARS = 30;

/** Converts 'present value 5% 8% 10%, years 1 to 5' to a table of factors with three places; null for anything else. */
export function ratesOf(text: string): Rates | null {
  const [all, kind, listed = "", from, to] = WRITTEN.exec(text.trim().replace(/\s+/g, " ")) ?? [];
  if (all === undefined) return null;
  const percents = [...listed.matchAll(/[\d.]+/g)].map(([percent]) => Number(percent));
  const [first, last] = [Number(from), Number(to ?? from)];
  if (first < 1 || last < first || last - first >= MOST_YEARS || percents.some((percent) => percent <= 0)) return null;
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const isAnnuity = kind?.toLowerCase() === "annuity";
  const factor = isAnnuity ? annuityFactor : discountFactor;
  return {
    of: isAnnuity ? "annuity" : "present value",
    percents,
    rows: years.map((year) => ({ year, factors: percents.map((percent) => toPlaces(factor(percent, year))) })),
  };
}

// Rounds half up; the small amount compensates the errors of binary fractions.
const toPlaces = (factor: number): string => (Math.round(factor * 1000 + 1e-9) / 1000).toFixed(3);
