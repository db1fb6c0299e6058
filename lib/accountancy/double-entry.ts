import { round } from "./round";

export type Side = "Dr" | "Cr";
export type Line = { account: string; side: Side; amount: number };
export type Entry = readonly Line[];
/** What stands on each account: a debit balance is above nought, a credit balance below. Exact to the cent. */
export type Balances = ReadonlyMap<string, number>;

export const dr = (account: string, amount: number): Line => ({ account, side: "Dr", amount });
export const cr = (account: string, amount: number): Line => ({ account, side: "Cr", amount });

const signed = ({ side, amount }: Line) => (side === "Dr" ? amount : -amount);

/** Debits less credits: nought when the entry balances. */
export const difference = (entry: Entry): number =>
  round(
    entry.reduce((total, line) => total + signed(line), 0),
    2,
  );

/** The books after the entry. One that does not balance, or has an amount that is not above nought, is refused. */
export function post(books: Balances, entry: Entry): Balances {
  if (difference(entry) !== 0) throw new RangeError("Debits and credits must be equal.");
  return record(books, entry);
}

/** As `post`, for a record that may be one-sided: what a careless clerk leaves behind. */
export function record(books: Balances, lines: Entry): Balances {
  const after = new Map(books);
  for (const line of lines) {
    if (!(line.amount > 0)) throw new RangeError("An amount must be above nought.");
    after.set(line.account, round((after.get(line.account) ?? 0) + signed(line), 2));
  }
  return after;
}

/** The books after all entries, from nothing. */
export const balances = (entries: readonly Entry[]): Balances => entries.reduce<Balances>(post, new Map());

export type TrialBalance = {
  lines: { account: string; debit: number; credit: number }[];
  debit: number;
  credit: number;
};

/** All accounts that are not nil, with their balance in one of the two columns, and the columns' totals. */
export function trialBalance(books: Balances): TrialBalance {
  const lines = [...books]
    .filter(([, balance]) => balance !== 0)
    .map(([account, balance]) => ({ account, debit: Math.max(balance, 0), credit: Math.max(-balance, 0) }));
  const column = (side: "debit" | "credit") =>
    round(
      lines.reduce((total, line) => total + line[side], 0),
      2,
    );
  return { lines, debit: column("debit"), credit: column("credit") };
}

/** The entry that clears these accounts into another: income and expenses into profit or loss, drawings into capital. */
export const close = (books: Balances, accounts: readonly string[], into: string): Entry => {
  const cleared = accounts.flatMap((account) => lineOf(account, -(books.get(account) ?? 0)));
  return [...cleared, ...lineOf(into, -difference(cleared))];
};

/**
 * The entry that makes the right record of the wrong one. Where the wrong record was one-sided, the rest goes to the
 * suspense account, where the trial balance's difference was put.
 */
export function correction(wrong: Entry, right: Entry, suspense = "Suspense"): Entry {
  const needed = record(record(new Map(), right), wrong.map(reversed));
  const lines = [...needed].flatMap(([account, amount]) => lineOf(account, amount));
  return [...lines, ...lineOf(suspense, -difference(lines))];
}

const reversed = ({ account, side, amount }: Line): Line => ({ account, side: side === "Dr" ? "Cr" : "Dr", amount });

const lineOf = (account: string, amount: number): Line[] =>
  amount === 0 ? [] : [amount > 0 ? dr(account, amount) : cr(account, -amount)];
