import type { Shown } from "../../contract/shown";
import { numberOf } from "../numbers";
import { blocksOf, runsOf, type Text } from "./text";
import { letterOf, partsOf, type QuestionText, type VariantBuilder } from "./variant";

type MatchQuestion = QuestionText & {
  look?: "grid" | "lists";
  columns: readonly string[];
  rows: readonly { text: string; column: string; why: Text }[];
  worked?: Text;
};

/** Each row belongs to one of the columns. Rows are shuffled; columns keep their order. */
export function matchQuestion(question: MatchQuestion): VariantBuilder {
  const { look = "grid", columns, rows, worked = [] } = question;
  return (facts, draw) => {
    if (new Set(rows.map((row) => row.text)).size < rows.length) return null;
    const shuffled = draw.shuffle(rows);
    const { shown, key } = partsOf(question, facts, worked);
    return {
      shown: {
        ...shown,
        kind: "match",
        look,
        columns: columns.map((text, index) => ({ id: letterOf(index), text })),
        rows: shuffled.map((row, index) => ({ id: letterOf(index), text: blocksOf(row.text) })),
      },
      key: {
        ...key,
        kind: "match",
        rows: shuffled.map(({ column, why }, index) => ({
          id: letterOf(index),
          column: idIn(columns, column),
          why: blocksOf(why),
        })),
      },
    };
  };
}

function idIn(list: readonly string[], wanted: string): string {
  const index = list.indexOf(wanted);
  if (index < 0) throw new Error(`'${wanted}' is not one of ${list.join(", ")}.`);
  return letterOf(index);
}

type GapsQuestion = QuestionText & {
  /** '{1}' is the first gap. */
  text: string;
  gaps: readonly { options: readonly string[]; right: string; why: Text }[];
  worked?: Text;
};

/** A text with select lists in it. Figures are sorted by size, words are shuffled. */
export function gapsQuestion(question: GapsQuestion): VariantBuilder {
  const { text, gaps, worked = [] } = question;
  return (facts, draw) => {
    if (gaps.some(({ options }) => new Set(options).size < options.length)) return null;
    const lists = gaps.map(({ options }) => inOrder(options, draw.shuffle));
    const { shown, key } = partsOf(question, facts, worked);
    return {
      shown: {
        ...shown,
        kind: "gaps",
        pieces: piecesOf(text, gaps.length),
        lists: lists.map((list) => list.map((option, index) => ({ id: letterOf(index), text: option }))),
      },
      key: {
        ...key,
        kind: "gaps",
        gaps: gaps.map(({ right, why }, index) => ({ option: idIn(lists[index] ?? [], right), why: blocksOf(why) })),
      },
    };
  };
}

function inOrder(options: readonly string[], shuffle: (list: readonly string[]) => string[]): string[] {
  const sizes = new Map(options.map((option) => [option, numberOf(option)]));
  if ([...sizes.values()].includes(null)) return shuffle(options);
  return [...options].sort((a, b) => (sizes.get(a) as number) - (sizes.get(b) as number));
}

type Piece = Extract<Shown, { kind: "gaps" }>["pieces"][number];

function piecesOf(text: string, count: number): Piece[] {
  const pieces = text.split(/\{(\d+)\}/).flatMap((part, index): Piece[] => {
    if (index % 2 === 1) return [{ gap: Number(part) - 1 }];
    return part === "" ? [] : [{ text: runsOf(part) }];
  });
  const gaps = pieces.flatMap((piece) => ("gap" in piece ? [piece.gap] : []));
  if (gaps.length !== count || gaps.some((gap, index) => gap !== index))
    throw new Error(`A text with ${count} gaps must contain {1} to {${count}} in this order.`);
  return pieces;
}

type OrderQuestion = QuestionText & { things: readonly string[]; worked: Text };

/** Items to put in the order given here. Never shown in the right order. */
export function orderQuestion(question: OrderQuestion): VariantBuilder {
  const { things, worked } = question;
  return (facts, draw) => {
    if (new Set(things).size < things.length) return null;
    let shuffled = draw.shuffle(things);
    while (shuffled.every((thing, index) => thing === things[index])) shuffled = draw.shuffle(things);
    const { shown, key } = partsOf(question, facts, worked);
    return {
      shown: {
        ...shown,
        kind: "order",
        things: shuffled.map((thing, index) => ({ id: letterOf(index), text: blocksOf(thing) })),
      },
      key: { ...key, kind: "order", order: things.map((thing) => idIn(shuffled, thing)) },
    };
  };
}
