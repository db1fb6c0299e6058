import { blocksOf, type Text } from "./text";
import { letterOf, partsOf, type QuestionText, type VariantBuilder } from "./variant";

type Shuffle = <T>(list: readonly T[]) => T[];
/** `size` is the value of an option that is a figure. */
export type Option = { label: string; shown: Text; size: number | null; right: boolean; why: Text };

type ChoiceQuestion = QuestionText & {
  /** How a figure is formatted as an option; `money` by default. */
  show?: (value: number) => string;
  answer: number | string;
  /** Why the answer is right; for a figure the worked solution explains it, unless this is given. */
  why?: Text;
  mistakes: readonly { is: number | string; because: Text }[];
  /** The maximum number of options shown: with more mistakes than places, some are chosen at random. */
  most?: number;
  worked?: Text;
};

const LEAST_MISTAKES = 3;

/**
 * Single choice. Figures are sorted by size, texts are shuffled. Mistakes with the same result as the answer or another
 * mistake are left out; with fewer than four options left, the variant is rejected.
 */
export function choiceQuestion(question: ChoiceQuestion): VariantBuilder {
  const { show = String, answer, why = "This is the right figure.", mistakes, most = 4, worked = [] } = question;
  return (facts, draw) => {
    const option = (label: string, is: number | string, right: boolean, text: Text): Option => ({
      label,
      shown: typeof is === "number" ? show(is) : is,
      size: typeof is === "number" ? is : null,
      right,
      why: text,
    });
    if ([answer, ...mistakes.map(({ is }) => is)].some((is) => typeof is === "number" && !Number.isFinite(is)))
      return null;
    const right = option("right", answer, true, why);
    const wrong = distinct(
      right,
      mistakes.map(({ is, because }, index) => option(`m${index + 1}`, is, false, because)),
    );
    if (wrong.length < LEAST_MISTAKES) return null;
    const chosen = wrong.length > most - 1 ? draw.several(wrong, most - 1) : wrong;
    const options = arrangedOptions([right, ...chosen], draw.shuffle);
    const { shown, key } = partsOf(question, facts, worked);
    return {
      shown: { ...shown, kind: "choice", options: options.map(shownOption) },
      key: { ...key, kind: "choice", options: options.map(keyOption) },
    };
  };
}

function distinct(right: Option, wrong: Option[]): Option[] {
  const taken = new Set([right.shown]);
  return wrong.filter(({ shown }) => !taken.has(shown) && taken.add(shown));
}

/** By size if all are figures; otherwise shuffled. */
export function arrangedOptions(options: Option[], shuffle: Shuffle): Option[] {
  const figures = options.every(({ size }) => size !== null);
  return figures ? [...options].sort((a, b) => (a.size as number) - (b.size as number)) : shuffle(options);
}

export const shownOption = ({ shown }: Option, index: number) => ({ id: letterOf(index), text: blocksOf(shown) });
export const keyOption = ({ label, right, why }: Option, index: number) => ({
  id: letterOf(index),
  label,
  right,
  why: blocksOf(why),
});

type SeveralQuestion = QuestionText & {
  right: readonly { text: string; why: Text }[];
  wrong: readonly { text: string; why: Text }[];
  /** Whether the question states how many options are right. */
  tellsHowMany?: boolean;
  worked?: Text;
};

/** Multiple choice with three to eight options. */
export function severalQuestion(question: SeveralQuestion): VariantBuilder {
  const { right, wrong, tellsHowMany = true, worked = [] } = question;
  return (facts, draw) => {
    const all = [
      ...right.map(({ text, why }, index) => ({ label: `r${index + 1}`, shown: text, size: null, right: true, why })),
      ...wrong.map(({ text, why }, index) => ({ label: `m${index + 1}`, shown: text, size: null, right: false, why })),
    ];
    if (new Set(all.map((option) => option.shown)).size < all.length) return null;
    const options = draw.shuffle(all);
    const { shown, key } = partsOf(question, facts, worked);
    return {
      shown: { ...shown, kind: "several", options: options.map(shownOption), pick: tellsHowMany ? right.length : null },
      key: { ...key, kind: "several", options: options.map(keyOption) },
    };
  };
}
