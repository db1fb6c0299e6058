import type { Shown } from "../../contract/shown";
import type { Draw } from "../draw";
import type { Key } from "../key";
import { blocksOf, type Text } from "./text";

/** The question as shown, and its key. */
export type Variant = { shown: Shown; key: Key };

/** The properties of all questions. */
export type Facts = { marks: number; seconds: number };

/** A question before shuffling; null if its figures are rejected, so that others are drawn. */
export type VariantBuilder = (facts: Facts, draw: Pick<Draw, "shuffle" | "several">) => Variant | null;

export type QuestionText = {
  ask: Text;
  exhibits?: { title: string; text: Text }[];
  /** The first step, shown on request. */
  hint?: Text;
};

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
export const letterOf = (index: number): string => LETTERS[index] ?? `z${index}`;

/** The parts common to all kinds, shown and stored. */
export function partsOf({ ask, exhibits = [], hint }: QuestionText, facts: Facts, worked: Text) {
  const shown = {
    ...facts,
    ask: blocksOf(ask),
    exhibits: exhibits.map(({ title, text }) => ({ title, text: blocksOf(text) })),
    hasHint: hint !== undefined,
  };
  const key = { marks: facts.marks, worked: blocksOf(worked), hint: hint === undefined ? null : blocksOf(hint) };
  return { shown, key };
}
