import { evaluate } from "./expression/evaluate";
import { parse } from "./expression/parse";

/** A cell that contains a calculation instead of a figure: '=1200+300*2'. */
export const isSum = (text: string): boolean => text.trimStart().startsWith("=");

const NO_NAMES = new Map<string, number>();
/** A comma between thousands; other commas separate the arguments of `max(…)`. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
const LARGEST = 1e12;

/** The result of a calculation as a figure to send; null if it cannot be calculated. */
export function cellResult(text: string): string | null {
  try {
    const value = evaluate(parse(text.trimStart().slice(1).replace(THOUSANDS, "")), NO_NAMES);
    return value === null || Math.abs(value) > LARGEST ? null : raw(value);
  } catch {
    return null;
  }
}

/** To four places, which is more exact than any cell requires, without the errors of binary fractions. */
const raw = (value: number): string => String(Number(value.toFixed(4)) + 0);
