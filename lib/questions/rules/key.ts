import type { Block } from "@/lib/writing/block";

/** A known mistake: its result, and why it is wrong. `label` is its position in the author's list. */
export type KnownMistake = { label: string; is: number; text: Block[] };

type Side = "Dr" | "Cr";
export type KeyEntryLine = { account: string; side: Side; amount: number };

export type CellKey =
  | {
      is: "figure";
      /** The cell's name in formulas: 'b3'. */
      name: string;
      value: number;
      places: number;
      weight: number;
      /** A formula over other cells; null if the figure follows from the text alone. */
      formula: string | null;
      /** It repeats another cell, and repeating is the right method. */
      copy: boolean;
    }
  | { is: "list"; name: string; option: string; text: string; weight: number };

/**
 * The right answer, the reasons, and the results of known mistakes. It stays on the server: no contract and no
 * component imports this file.
 */
export type Key = {
  marks: number;
  worked: Block[];
  hint: Block[] | null;
} & (
  | { kind: "choice" | "several"; options: { id: string; label: string; right: boolean; why: Block[] }[] }
  | {
      kind: "number";
      value: number;
      /** Every figure in this range is right, including both ends. */
      min: number;
      max: number;
      places: number;
      before: string;
      after: string;
      mistakes: KnownMistake[];
    }
  | { kind: "match"; rows: { id: string; column: string; why: Block[] }[] }
  | { kind: "gaps"; gaps: { option: string; why: Block[] }[] }
  | { kind: "order"; order: string[] }
  | {
      kind: "journal";
      accounts: { id: string; name: string }[];
      lines: KeyEntryLine[];
      /** Groups of accounts accepted as equal. */
      same: string[][];
    }
  | {
      kind: "sheet";
      cells: CellKey[];
      /** Figures given in the sheet, by the name of their cell. */
      given: [string, number][];
    }
);

export type KeyOf<K extends Key["kind"]> = Extract<Key, { kind: K }>;
