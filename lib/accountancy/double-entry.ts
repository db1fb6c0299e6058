import { round } from "./round";

export type Side = "Dr" | "Cr";
export type Line = { account: string; side: Side; amount: number };
export type Entry = readonly Line[];
/** The balance of each account: debit balances are positive, credit balances negative. Exact to the cent. */
export type Balances = ReadonlyMap<string, number>;

export const dr = (account: string, amount: number): Line => ({ account, side: "Dr", amount });
export const cr = (account: string, amount: number): Line => ({ account, side: "Cr", amount });

const signed = ({ side, amount }: Line) => (side === "Dr" ? amount : -amount);

/** Debits less credits: 0 if the entry balances. */
export const difference = (entry: Entry): number =>
  round(
    entry.reduce((total, line) => total + signed(line), 0),
    2,
  );

/** The balances after the entry. Throws if it does not balance or an amount is not positive. */
export function post(books: Balances, entry: Entry): Balances {
  if (difference(entry) !== 0) throw new RangeError("Debits and credits must be equal.");
  return record(books, entry);
}

/** Like `post`, for records that may be one-sided, such as a clerk's mistakes. */
export function record(books: Balances, lines: Entry): Balances {
  const after = new Map(books);
  for (const line of lines) {
    if (!(line.amount > 0)) throw new RangeError("An amount must be positive.");
    after.set(line.account, round((after.get(line.account) ?? 0) + signed(line), 2));
  }
  return after;
}

/** The balances after all entries, starting from none. */
export const balances = (entries: readonly Entry[]): Balances => entries.reduce<Balances>(post, new Map());

export type TrialBalance = {
  lines: { account: string; debit: number; credit: number }[];
  debit: number;
  credit: number;
};

/** The trial balance: all accounts with a balance, each in one of the two columns, and the totals of the columns. */
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

/** The entry that closes these accounts to another: income and expenses to profit or loss, drawings to capital. */
export const close = (books: Balances, accounts: readonly string[], into: string): Entry => {
  const cleared = accounts.flatMap((account) => lineOf(account, -(books.get(account) ?? 0)));
  return [...cleared, ...lineOf(into, -difference(cleared))];
};

/**
 * The entry that corrects a wrong record. If the wrong record was one-sided, the difference goes to the suspense
 * account, which holds the trial balance's difference.
 */
export function correction(wrong: Entry, right: Entry, suspense = "Suspense"): Entry {
  const needed = record(record(new Map(), right), wrong.map(reversed));
  const lines = [...needed].flatMap(([account, amount]) => lineOf(account, amount));
  return [...lines, ...lineOf(suspense, -difference(lines))];
}

const reversed = ({ account, side, amount }: Line): Line => ({ account, side: side === "Dr" ? "Cr" : "Dr", amount });

const lineOf = (account: string, amount: number): Line[] =>
  amount === 0 ? [] : [amount > 0 ? dr(account, amount) : cr(account, -amount)];
