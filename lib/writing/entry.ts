import { amountOf, figureOf } from "./money";

/** A line of an entry while it is edited; a new line has an empty account and an empty amount. */
export type EntryLine = { account: string; side: "Dr" | "Cr"; amount: string };

export const emptyLine = (side: EntryLine["side"] = "Dr"): EntryLine => ({ account: "", side, amount: "" });

export const isEmptyLine = ({ account, amount }: EntryLine): boolean => account.trim() === "" && amount.trim() === "";

/** The amount in hundredths, or null if the text is not an amount or is negative. An empty text is 0. */
export function centsIn(text: string): bigint | null {
  if (text.trim() === "") return 0n;
  const amount = amountOf(text);
  return amount && amount.cents >= 0n ? amount.cents : null;
}

/** The lines with one empty line at the end, up to the maximum. */
export function withRoom(lines: readonly EntryLine[], most: number): EntryLine[] {
  const last = lines.at(-1);
  if (lines.length >= most || (last && isEmptyLine(last))) return [...lines];
  return [...lines, emptyLine(last?.side === "Dr" ? "Cr" : "Dr")];
}

/** The entry without empty lines. */
export const filledLines = (lines: readonly EntryLine[]): EntryLine[] => lines.filter((line) => !isEmptyLine(line));

export type EntryTotals = { debit: bigint; credit: bigint };

export function totalsOf(lines: readonly EntryLine[]): EntryTotals {
  const sum = (side: EntryLine["side"]) =>
    lines.filter((line) => line.side === side).reduce((total, { amount }) => total + (centsIn(amount) ?? 0n), 0n);
  return { debit: sum("Dr"), credit: sum("Cr") };
}

/** 'Debits 1,500 · Credits 1,400 · differ by 100' */
export function totalsInWords({ debit, credit }: EntryTotals): string {
  const exact = [debit, credit].some((cents) => cents % 100n !== 0n);
  const figure = (cents: bigint) => figureOf(cents, exact);
  const difference = debit > credit ? debit - credit : credit - debit;
  const verdict = difference === 0n ? "they agree" : `differ by ${figure(difference)}`;
  return `Debits ${figure(debit)} · Credits ${figure(credit)} · ${verdict}`;
}

/** Why a line cannot be sent, or null. */
export function faultOfLine(line: EntryLine): string | null {
  if (isEmptyLine(line)) return null;
  if (centsIn(line.amount) === null) return "Use digits and a full stop for decimals.";
  if (line.account.trim() === "") return "Choose an account for this amount.";
  if (centsIn(line.amount) === 0n) return "Give this account an amount.";
  return null;
}
