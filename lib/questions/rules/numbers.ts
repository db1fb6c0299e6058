import { round } from "@/lib/accountancy/round";

export const NOT_A_FIGURE = "Use digits, a full stop for decimals and a minus for negatives.";

const MOST_DIGITS = 15;
// Thousands in groups of three, separated by a comma or a thin space.
const WHOLE = "(?:\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:[\\u2009\\u202f]\\d{3})+|\\d+)";
const FIGURE = new RegExp(
  `^(?<open>\\()?(?<minus>[-\\u2212])?[$£€]?(?<after>[-\\u2212])?(?<digits>${WHOLE}(?:\\.\\d*)?|\\.\\d+)%?(?<close>\\))?$`,
);

/** Parses a figure as people type it: '1,200', '-5.50', '(300)', '$40', '12%'. Null for anything else. */
export function numberOf(text: string): number | null {
  const { open, minus, after, digits, close } = FIGURE.exec(text.trim())?.groups ?? {};
  if (digits === undefined || (open === undefined) !== (close === undefined)) return null;
  const signs = [open, minus, after].filter((sign) => sign !== undefined);
  const plain = digits.replace(/[,\u2009\u202f]/g, "");
  if (signs.length > 1 || plain.replace(".", "").replace(/^0+/, "").length > MOST_DIGITS) return null;
  const value = Number(plain);
  return signs.length === 1 && value !== 0 ? -value : value;
}

export const isBlank = (text: string): boolean => text.trim() === "";

/** '12,500', '0.25', '(300)': the format of statements, rounded to the required places. */
export function figure(value: number, places = 0): string {
  // Without Intl, which is a hundred times slower: templates format thousands of figures.
  const rounded = round(value, places);
  const [whole = "", part] = Math.abs(rounded).toFixed(places).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const shown = part === undefined ? grouped : `${grouped}.${part}`;
  return rounded < 0 ? `(${shown})` : shown;
}

/** A figure with its unit: '$12,500', '($300)', '40%': brackets of a negative figure enclose the unit. */
export function withUnit(before: string, value: number, places: number, after = ""): string {
  const shown = `${before}${figure(Math.abs(value), places)}${after}`;
  return round(value, places) < 0 ? `(${shown})` : shown;
}

/** '$12,500', '($300)': cents are shown if there are any. */
export const money = (value: number): string => withUnit("$", value, Number.isInteger(value) ? 0 : 2);
