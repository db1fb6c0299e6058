import { PASSWORD_MIN } from "../rules";

export type Strength = "short" | "weak" | "fair" | "strong";

const FAIR_BITS = 40;
const STRONG_BITS = 60;

const CLASSES: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
];

/**
 * A rough measure for the words beside a field while somebody types. Whether a password is refused the server decides,
 * which knows the common ones.
 */
export function strengthOf(password: string): Strength {
  const signs = [...password];
  if (signs.length < PASSWORD_MIN) return "short";
  const pool = CLASSES.reduce((sum, [form, size]) => sum + (form.test(password) ? size : 0), 0);
  const bits = newSigns(signs) * Math.log2(Math.max(2, pool));
  return bits >= STRONG_BITS ? "strong" : bits >= FAIR_BITS ? "fair" : "weak";
}

/** How many signs say something new: not those that repeat the one before, or follow it as in 'abc' and '321'. */
function newSigns(signs: readonly string[]): number {
  const steps = signs.map((sign, at) =>
    at === 0 ? null : (sign.codePointAt(0) ?? 0) - (signs[at - 1]?.codePointAt(0) ?? 0),
  );
  const isNew = (at: number) => steps[at] === null || Math.abs(steps[at] ?? 0) > 1;
  const distinct = new Set(signs).size;
  return Math.min(signs.filter((_, at) => isNew(at)).length, distinct * 2);
}

export const STRENGTH_IN_WORDS: Record<Strength, string> = {
  short: `Too short: ${PASSWORD_MIN} characters or more.`,
  weak: "Easy to guess. Add a few more words.",
  fair: "Fair. One more word makes it strong.",
  strong: "Strong.",
};
