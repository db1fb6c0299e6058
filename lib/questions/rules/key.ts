import type { Block } from "@/lib/writing/block";

/** A known way to be wrong: what it leads to, and why it is wrong. `label` is its place in the author's list. */
export type KnownMistake = { label: string; is: number; text: Block[] };

type Side = "Dr" | "Cr";
export type EntryLine = { account: string; side: Side; amount: number };

export type CellKey =
  | {
      is: "figure";
      /** As a formula names it: 'b3'. */
      name: string;
      value: number;
      places: number;
      weight: number;
      /** Over other cells; null where the figure is given by the text alone. */
      formula: string | null;
      /** It repeats another cell, and that is the method. */
      copy: boolean;
    }
  | { is: "list"; name: string; option: string; text: string; weight: number };

/**
 * What is right, why, and what each mistake would give. It stays on the server: no contract and no component imports
 * this file.
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
      /** Everything between them is right, both included. */
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
      lines: EntryLine[];
      /** Groups of accounts that count as equal. */
      same: string[][];
    }
  | {
      kind: "sheet";
      cells: CellKey[];
      /** Figures that stand in the sheet, by the name of their cell. */
      given: [string, number][];
    }
);

export type KeyOf<K extends Key["kind"]> = Extract<Key, { kind: K }>;
