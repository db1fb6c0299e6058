import { round } from "@/lib/accountancy/round";
import { isWithin, rangeOf } from "../marking/number";
import { blocksOf, type Text } from "./text";
import { partsOf, type QuestionText, type VariantBuilder } from "./variant";

type NumberQuestion = QuestionText & {
  /** The text before the field: '$'. */
  before?: string;
  /** The text after the field: '%', 'days'. */
  after?: string;
  /** The number of decimal places of the answer. */
  places?: number;
  answer: number;
  /** Results of other valid methods: the accepted range includes all of them. */
  routes?: readonly number[];
  mistakes: readonly { is: number; because: Text }[];
  worked: Text;
};

/**
 * A figure to calculate. The variant is rejected if a mistake leads to the right answer, or two mistakes to the same
 * figure.
 */
export function numberQuestion(question: NumberQuestion): VariantBuilder {
  const { before = "", after = "", places = 0, answer, routes = [], mistakes } = question;
  return (facts) => {
    const figures = mistakes.map(({ is }) => is);
    if (![answer, ...routes, ...figures].every(Number.isFinite)) return null;
    const { shown, key } = partsOf(question, facts, question.worked);
    const created = {
      ...key,
      kind: "number" as const,
      ...rangeOf(answer, places, routes),
      places,
      before,
      after,
      mistakes: mistakes.map(({ is, because }, index) => ({
        label: `m${index + 1}`,
        is: round(is, places),
        text: blocksOf(because),
      })),
    };
    const wrong = created.mistakes.map(({ is }) => is);
    if (new Set(wrong).size < wrong.length || wrong.some((is) => isWithin(created, is))) return null;
    return { shown: { ...shown, kind: "number", before, after, places }, key: created };
  };
}
