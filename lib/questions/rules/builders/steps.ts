import type { Line } from "@/lib/accountancy/double-entry";
import type { Block } from "@/lib/writing/block";
import { figure } from "../numbers";
import { blocksOf, placesOf, runsOf, type Text } from "./text";

type Amount = number | string | null;
/** A row of a worked solution. A text is shown unchanged: '12.5 %'. */
export type Step = { kind: "heading" | "row" | "detail" | "total" | "grand"; label: string; amounts: Amount[] };

const step =
  (kind: Step["kind"]) =>
  (label: string, ...amounts: Amount[]): Step => ({ kind, label, amounts });

export const line = step("row");
/** An indented row: a part of the total below it. */
export const detail = step("detail");
/** A total with a single rule. */
export const total = step("total");
/** The end of a statement, with a double rule. */
export const grand = step("grand");

/** A worked solution: consecutive rows form one statement, with texts and tables in between. */
export function steps(...parts: (Step | Step[] | Text)[]): Block[] {
  const blocks: Block[] = [];
  let rows: Step[] = [];
  const close = () => {
    if (rows.length > 0) blocks.push(statement("", [], rows));
    rows = [];
  };
  for (const part of parts.flat()) {
    if (isStep(part)) {
      rows.push(part);
      continue;
    }
    close();
    blocks.push(...(typeof part === "string" ? blocksOf(part) : [part]));
  }
  close();
  return blocks;
}

const isStep = (part: Step | Block | string): part is Step => typeof part !== "string" && "amounts" in part;

/** A statement with a title and columns; without columns a list of figures. */
export function statement(title: string, columns: string[], rows: Step[]): Block {
  const figures = rows.flatMap(({ amounts }) => amounts.filter((amount) => typeof amount === "number"));
  const places = Math.max(0, ...figures.map(placesOf));
  return {
    kind: "statement",
    statement: {
      title,
      columns,
      rows: rows.map(({ kind, label, amounts }) => ({
        kind,
        label,
        figures: amounts.map((amount) => shown(amount, places === 0 ? 0 : 2)),
      })),
      wrong: [],
    },
  };
}

const shown = (amount: Amount, places: number) =>
  amount === null ? "" : typeof amount === "string" ? amount : figure(amount, places);

/** A table whose first row is its header. Columns of figures are right-aligned. */
export function table(head: string[], rows: Amount[][]): Block[] {
  const right = head.flatMap((_, column) => (rows.some((row) => typeof row[column] === "number") ? [column] : []));
  const cells = rows.map((row) =>
    row.map((amount) => runsOf(typeof amount === "number" ? figure(amount, placesOf(amount)) : (amount ?? ""))),
  );
  return [{ kind: "table", right, rows: [head.map(runsOf), ...cells] }];
}

/** An entry as displayed, with the totals of debits and credits. */
export function entry(lines: readonly Line[], ...notes: string[]): Block[] {
  const places = lines.every(({ amount }) => Number.isInteger(amount)) ? 0 : 2;
  const sum = (side: Line["side"]) =>
    lines.reduce((cents, entered) => cents + (entered.side === side ? Math.round(entered.amount * 100) : 0), 0) / 100;
  const apart = Math.round((sum("Dr") - sum("Cr")) * 100) / 100;
  return [
    {
      kind: "journal",
      journal: {
        lines: lines.map(({ account, side, amount }) => ({ account, side, amount: figure(amount, places) })),
        debit: figure(sum("Dr"), places),
        credit: figure(sum("Cr"), places),
        difference: apart === 0 ? null : figure(Math.abs(apart), places),
        notes,
      },
    },
  ];
}
