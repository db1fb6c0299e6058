import { accountOf } from "../account";
import { type Block, CALLOUTS, type Callout } from "../block";
import { chartOf } from "../chart";
import type { Fault } from "../fault";
import { formulaOf } from "../formula";
import { differenceInWords, journalOf } from "../journal";
import { ratesOf } from "../rates";
import { statementOf } from "../statement";

/** Converts a fenced accounting block; without blocks it is shown as plain text. */
export type Fenced = { blocks: Block[] | null; faults: Fault[]; cost: number; cells?: number };

export const POST_FENCES = ["journal", "t-account", "statement", "formula"];
export const SIMPLE_FENCES = [...POST_FENCES, "rates", "chart"];
export const isCallout = (name: string): name is Callout => (CALLOUTS as readonly string[]).includes(name);

export function readFence(name: string, text: string): Fenced {
  switch (name) {
    case "journal":
      return journal(text);
    case "t-account":
      return account(text);
    case "statement":
      return statement(text);
    case "formula":
      return formulas(text);
    case "chart":
      return chart(text);
    default:
      return rates(text);
  }
}

const refused = (faults: Fault[]): Fenced => ({ blocks: null, faults, cost: 1 });

function journal(text: string): Fenced {
  const created = journalOf(text);
  if (!created)
    return refused([{ line: 0, sentence: "An entry needs lines such as 'Dr Bank 1,000' and 'Cr Sales 1,000'." }]);
  const difference = differenceInWords(created);
  return {
    blocks: [{ kind: "journal", journal: created }],
    faults: difference ? [{ line: 0, sentence: difference }] : [],
    cost: 1 + created.lines.length + created.notes.length,
  };
}

function account(text: string): Fenced {
  const { account: created, faults } = accountOf(text);
  if (!created) return refused(faults);
  return {
    blocks: [{ kind: "account", account: created }],
    faults,
    cost: 1 + created.debits.length + created.credits.length,
  };
}

function statement(text: string): Fenced {
  const { statement: created, faults } = statementOf(text);
  if (!created) return refused(faults);
  const cells = created.rows.reduce((sum, { figures }) => sum + figures.length, 0);
  return { blocks: [{ kind: "statement", statement: created }], faults, cost: 1 + created.rows.length, cells };
}

/** Each line is a separate formula. */
function formulas(text: string): Fenced {
  const blocks: Block[] = [];
  for (const [line, raw] of text.split("\n").entries()) {
    if (raw.trim() === "") continue;
    const created = formulaOf(raw.trim());
    if ("fault" in created) return refused([{ line, sentence: created.fault }]);
    blocks.push({ kind: "formula", ...created.formula });
  }
  if (blocks.length === 0) return refused([{ line: 0, sentence: "This formula is empty." }]);
  // The parts of a formula are elements of the page, as rows are.
  return { blocks, faults: [], cost: blocks.length + Math.ceil(text.length / 20) };
}

function rates(text: string): Fenced {
  const created = ratesOf(text);
  if (!created)
    return refused([{ line: 0, sentence: "A table of factors is written 'present value 5% 8% 10%, years 1 to 5'." }]);
  const cells = created.rows.length * (created.percents.length + 1);
  return { blocks: [{ kind: "rates", rates: created }], faults: [], cost: 1 + created.rows.length, cells };
}

function chart(text: string): Fenced {
  const created = chartOf(text);
  if (!("chart" in created)) return refused([created]);
  const { rows, columns } = created.chart;
  return {
    blocks: [{ kind: "chart", chart: created.chart }],
    faults: [],
    cost: 1 + rows.length,
    cells: rows.length * columns.length,
  };
}
