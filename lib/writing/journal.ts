import { amountOf, centsOf, figureOf, isExact, sumOf } from "./money";

export type Side = "Dr" | "Cr";
export type JournalLine = { side: Side; account: string; amount: string };
export type Journal = {
  title?: string | undefined;
  lines: JournalLine[];
  debit: string;
  credit: string;
  /** The difference between the two sides, or null if they agree. */
  difference: string | null;
  /** The narrative below the entry. */
  notes: string[];
};

const TITLE = /^title:\s*(.{1,200})$/i;
const SIDE = /^(dr|cr)\b[.:]?\s+/i;
// A comma or a space may separate thousands; a year before an amount has four digits, so it is never part of a group.
const AMOUNT = /(?:^|[\s€£$(])(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(\.\d{1,2})?\)?$/;
const LONGEST_LINE = 300;

/**
 * Parses an entry from its lines, 'Dr Bank 1,500' and 'Cr Sales 1,500'; null if a line is neither that nor narrative.
 */
export function journalOf(text: string): Journal | null {
  const raw = text.split("\n").map((line) => line.trim());
  const filled = raw.filter(Boolean);
  const title = TITLE.exec(filled[0] ?? "")?.[1];
  if (title) filled.shift();
  const end = filled.findLastIndex((line) => /^(dr|cr)\b/i.test(line));
  const entries = filled.slice(0, end + 1).map(entryOf);
  if (entries.length === 0 || entries.some((entry) => entry === null)) return null;
  return { ...(title ? { title } : {}), ...totalled(entries as Entry[], filled.slice(end + 1)) };
}

export type Entry = { side: Side; account: string; cents: bigint; exact: boolean };

/** One line of an entry or an account: 'Dr Bank 1,500'. */
export function entryOf(line: string): Entry | null {
  const side = SIDE.exec(line);
  const amount = line.length <= LONGEST_LINE ? AMOUNT.exec(line) : null;
  if (!side || !amount) return null;
  const account = line.slice(side[0].length, amount.index).replace(/[\s.:€£$(]+$/, "");
  if (!account || !amountOf(`${amount[1]}${amount[2] ?? ""}`)) return null;
  const cents = centsOf(amount[1] ?? "", (amount[2] ?? "").slice(1));
  return { side: /^d/i.test(line) ? "Dr" : "Cr", account, cents, exact: amount[2] !== undefined };
}

function totalled(entries: Entry[], notes: string[]): Omit<Journal, "title"> {
  const exact = isExact(entries);
  const sum = (side: Side) => sumOf(entries.filter((entry) => entry.side === side));
  const [debit, credit] = [sum("Dr"), sum("Cr")];
  const apart = debit > credit ? debit - credit : credit - debit;
  return {
    lines: entries.map(({ side, account, cents }) => ({ side, account, amount: figureOf(cents, exact) })),
    debit: figureOf(debit, exact),
    credit: figureOf(credit, exact),
    difference: apart === 0n ? null : figureOf(apart, exact),
    notes,
  };
}

/** The message below an entry whose sides differ. */
export const differenceInWords = ({
  debit,
  credit,
  difference,
}: Pick<Journal, "debit" | "credit" | "difference">): string | null =>
  difference && `Debits of ${debit} and credits of ${credit} differ by ${difference}.`;
