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
 * A rough measure, shown beside the field while the user types. The server decides whether a password is refused: only
 * it knows the common ones.
 */
export function strengthOf(password: string): Strength {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN) return "short";
  const pool = CLASSES.reduce((sum, [form, size]) => sum + (form.test(password) ? size : 0), 0);
  const bits = newCharacters(characters) * Math.log2(Math.max(2, pool));
  return bits >= STRONG_BITS ? "strong" : bits >= FAIR_BITS ? "fair" : "weak";
}

/**
 * Counts the characters that are hard to predict: not those that repeat the one before, or follow it as in 'abc' and
 * '321'.
 */
function newCharacters(characters: readonly string[]): number {
  const steps = characters.map((character, at) =>
    at === 0 ? null : (character.codePointAt(0) ?? 0) - (characters[at - 1]?.codePointAt(0) ?? 0),
  );
  const isUnexpected = (at: number) => steps[at] === null || Math.abs(steps[at] ?? 0) > 1;
  const distinct = new Set(characters).size;
  return Math.min(characters.filter((_, at) => isUnexpected(at)).length, distinct * 2);
}

export const STRENGTH_IN_WORDS: Record<Strength, string> = {
  short: `Too short: ${PASSWORD_MIN} characters or more.`,
  weak: "Easy to guess. Add a few more words.",
  fair: "Fair. One more word makes it strong.",
  strong: "Strong.",
};
