import { accountOf } from "../account";
import { type Block, CALLOUTS, type Callout } from "../block";
import type { Fault } from "../fault";
import { formulaOf } from "../formula";
import { differenceInWords, journalOf } from "../journal";
import { ratesOf } from "../rates";
import { statementOf } from "../statement";

/** What a fence of the trade becomes; without blocks it is shown as it was written. */
export type Fenced = { blocks: Block[] | null; faults: Fault[]; cost: number; cells?: number };

export const POST_FENCES = ["journal", "t-account", "statement", "formula"];
export const SIMPLE_FENCES = [...POST_FENCES, "rates"];
export const isCallout = (name: string): name is Callout => (CALLOUTS as readonly string[]).includes(name);

export function fenced(name: string, text: string): Fenced {
  switch (name) {
    case "journal":
      return journal(text);
    case "t-account":
      return account(text);
    case "statement":
      return statement(text);
    case "formula":
      return formulas(text);
    default:
      return rates(text);
  }
}

const refused = (faults: Fault[]): Fenced => ({ blocks: null, faults, cost: 1 });

function journal(text: string): Fenced {
  const made = journalOf(text);
  if (!made)
    return refused([{ line: 0, sentence: "An entry needs lines such as 'Dr Bank 1,000' and 'Cr Sales 1,000'." }]);
  const difference = differenceInWords(made);
  return {
    blocks: [{ kind: "journal", journal: made }],
    faults: difference ? [{ line: 0, sentence: difference }] : [],
    cost: 1 + made.lines.length + made.notes.length,
  };
}

function account(text: string): Fenced {
  const { account: made, faults } = accountOf(text);
  if (!made) return refused(faults);
  return { blocks: [{ kind: "account", account: made }], faults, cost: 1 + made.debits.length + made.credits.length };
}

function statement(text: string): Fenced {
  const { statement: made, faults } = statementOf(text);
  if (!made) return refused(faults);
  const cells = made.rows.reduce((sum, { figures }) => sum + figures.length, 0);
  return { blocks: [{ kind: "statement", statement: made }], faults, cost: 1 + made.rows.length, cells };
}

/** Each line is a formula of its own. */
function formulas(text: string): Fenced {
  const blocks: Block[] = [];
  for (const [line, written] of text.split("\n").entries()) {
    if (written.trim() === "") continue;
    const made = formulaOf(written.trim());
    if ("fault" in made) return refused([{ line, sentence: made.fault }]);
    blocks.push({ kind: "formula", ...made.formula });
  }
  if (blocks.length === 0) return refused([{ line: 0, sentence: "This formula is empty." }]);
  // A formula's parts are elements of the page, as rows are.
  return { blocks, faults: [], cost: blocks.length + Math.ceil(text.length / 20) };
}

function rates(text: string): Fenced {
  const made = ratesOf(text);
  if (!made)
    return refused([{ line: 0, sentence: "A table of factors is written 'present value 5% 8% 10%, years 1 to 5'." }]);
  const cells = made.rows.length * (made.percents.length + 1);
  return { blocks: [{ kind: "rates", rates: made }], faults: [], cost: 1 + made.rows.length, cells };
}
