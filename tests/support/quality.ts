import { plainText } from "@/lib/questions/rules/builders/text";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import { numberOf } from "@/lib/questions/rules/numbers";
import type { Block } from "@/lib/writing/block";

const PLACES = ["smallest", "between", "largest"] as const;
type Place = (typeof PLACES)[number];

/** Where the right one of figures stands, which are shown by size; null where the options are texts, or no choice. */
export function placeOfFigure({ shown, key }: Variant): Place | null {
  if (shown.kind !== "choice" || key.kind !== "choice") return null;
  if (shown.options.some(({ text }) => numberOf(plainText(text)) === null)) return null;
  const place = key.options.findIndex(({ right }) => right);
  return place === 0 ? "smallest" : place === key.options.length - 1 ? "largest" : "between";
}

/** Places in which the right figure is too seldom. */
export const rarePlaces = (places: readonly Place[], least: number): Place[] =>
  PLACES.filter((one) => places.filter((place) => place === one).length < places.length * least);

/** Names and short phrases differ in length by nature; their length tells nothing. */
const SHORT = 40;

/** Options that stand out: more than twice as long as the others are on average. */
export function longOptions({ shown }: Variant): string[] {
  if (shown.kind !== "choice" && shown.kind !== "several") return [];
  const texts = shown.options.map(({ text }) => plainText(text));
  const sum = texts.reduce((all, { length }) => all + length, 0);
  return texts.filter(({ length }) => length > SHORT && length > (2 * (sum - length)) / (texts.length - 1));
}

const NEGATIVE = /(?<!\b(?:at|whether or) )\b(?:not|cannot|except|least)\b|n[’']t\b/i;

/** Sentences that ask something with a negative that is not in bold, such as 'Which is not an asset?' */
export const plainNegatives = (ask: readonly Block[]): string[] =>
  ask.flatMap((block) => {
    if (block.kind !== "paragraph") return [];
    const light = block.runs.map(({ text, bold }) => (bold ? text.replace(/\w/g, "_") : text)).join("");
    return light.split(/(?<=[.?!:])\s+/).filter((sentence) => sentence.endsWith("?") && NEGATIVE.test(sentence));
  });
