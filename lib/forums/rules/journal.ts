export type JournalLine = { side: "Dr" | "Cr"; account: string; amount: string };
export type Journal = {
  lines: JournalLine[];
  debit: string;
  credit: string;
  /** By how much the sides differ, or null when they agree. */
  difference: string | null;
  /** What stands below the entry: its narrative. */
  notes: string[];
};

const SIDE = /^(dr|cr)\b[.:]?\s+/i;
// Thousands may stand apart by a comma or a space; a year before an amount has four digits, so it joins no group.
const AMOUNT = /(?:^|[\s€£$(])(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(\.\d{1,2})?\)?$/;
const LONGEST_LINE = 300;
const LARGEST_CENTS = 10n ** 20n;

/** An entry from its lines, 'Dr Bank 1,500' and 'Cr Sales 1,500'; null when a line is neither that nor narrative. */
export function journalOf(text: string): Journal | null {
  const written = text.split("\n").map((line) => line.trim());
  const filled = written.filter(Boolean);
  const end = filled.findLastIndex((line) => /^(dr|cr)\b/i.test(line));
  const entries = filled.slice(0, end + 1).map(entryOf);
  if (entries.length === 0 || entries.some((entry) => entry === null)) return null;
  return totalled(entries as Entry[], filled.slice(end + 1));
}

type Entry = { side: "Dr" | "Cr"; account: string; cents: bigint; exact: boolean };

function entryOf(line: string): Entry | null {
  const side = SIDE.exec(line);
  const amount = line.length <= LONGEST_LINE ? AMOUNT.exec(line) : null;
  if (!side || !amount) return null;
  const account = line.slice(side[0].length, amount.index).replace(/[\s.:€£$(]+$/, "");
  const cents = centsOf(amount[1] ?? "", amount[2] ?? "");
  if (!account || cents >= LARGEST_CENTS) return null;
  return { side: /^d/i.test(line) ? "Dr" : "Cr", account, cents, exact: amount[2] !== undefined };
}

/** Counted in hundredths, so that ten times 0.10 is 1.00. */
const centsOf = (whole: string, part: string): bigint =>
  BigInt(whole.replace(/[,\s]/g, "")) * 100n + BigInt(part.slice(1).padEnd(2, "0"));

function totalled(entries: Entry[], notes: string[]): Journal {
  const shown = entries.some(({ exact }) => exact) ? withCents : whole;
  const sum = (side: Entry["side"]) =>
    entries.filter((entry) => entry.side === side).reduce((total, { cents }) => total + cents, 0n);
  const [debit, credit] = [sum("Dr"), sum("Cr")];
  const apart = debit > credit ? debit - credit : credit - debit;
  return {
    lines: entries.map(({ side, account, cents }) => ({ side, account, amount: shown(cents) })),
    debit: shown(debit),
    credit: shown(credit),
    difference: apart === 0n ? null : shown(apart),
    notes,
  };
}

const whole = (cents: bigint): string => (cents / 100n).toLocaleString("en-GB");
const withCents = (cents: bigint): string => `${whole(cents)}.${String(cents % 100n).padStart(2, "0")}`;

/** The sentence under an entry whose sides differ. */
export const differenceInWords = ({ debit, credit, difference }: Journal): string | null =>
  difference && `Debits of ${debit} and credits of ${credit} differ by ${difference}.`;

export const JOURNAL_SAMPLE = "```journal\nDr Bank 1,000\nCr Sales 1,000\n```";
