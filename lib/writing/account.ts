import { type Fault, shortened } from "./fault";
import { type Entry, entryOf, type Side } from "./journal";
import { figureOf, isExact, sumOf } from "./money";

export type AccountLine = { text: string; amount: string };
export type Account = {
  title: string;
  debits: AccountLine[];
  credits: AccountLine[];
  /** The totals of each side; null for an account that is still open. */
  total: string | null;
  /** The balance brought down below the totals. */
  broughtDown: (AccountLine & { side: Side }) | null;
};

const LABEL = /^(title|balance):\s*(.{1,200})$/i;
const BALANCES: Record<string, string> = { "c/d": "b/d", "c/f": "b/f" };

/**
 * Builds a T-account from its lines; the balancing figure and the totals are calculated, so both sides always agree.
 */
export function accountOf(text: string): { account: Account | null; faults: Fault[] } {
  const entries: Entry[] = [];
  const labels: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [line, raw] of text.split("\n").entries()) {
    const shown = raw.trim();
    const [, name, value] = LABEL.exec(shown) ?? [];
    const entry = entryOf(shown);
    if (name && value) labels[name.toLowerCase()] = value.trim();
    else if (entry) entries.push(entry);
    else if (shown)
      faults.push({ line, sentence: `'${shortened(shown)}' is no line of an account: begin with Dr or Cr.` });
  }
  const balance = labels.balance?.toLowerCase();
  if (balance !== undefined && !(balance in BALANCES))
    faults.push({ line: 0, sentence: "The balance of an account is written 'balance: c/d'." });
  if (entries.length === 0) faults.push({ line: 0, sentence: "An account needs a line with Dr or Cr and an amount." });
  return { account: faults.length > 0 ? null : ruledOff(entries, labels.title ?? "", balance), faults };
}

function ruledOff(entries: Entry[], title: string, balance: string | undefined): Account {
  const exact = isExact(entries);
  const line = ({ account, cents }: Pick<Entry, "account" | "cents">) => ({
    text: account,
    amount: figureOf(cents, exact),
  });
  const [debits, credits] = [of("Dr", entries), of("Cr", entries)];
  const [debit, credit] = [sumOf(debits), sumOf(credits)];
  const apart = debit > credit ? debit - credit : credit - debit;
  const owing: Side = debit > credit ? "Dr" : "Cr";
  const carried = balance && apart > 0n ? { account: `Balance ${balance}`, cents: apart } : null;
  return {
    title,
    debits: [...debits, ...(carried && owing === "Cr" ? [carried] : [])].map(line),
    credits: [...credits, ...(carried && owing === "Dr" ? [carried] : [])].map(line),
    total: balance || apart === 0n ? figureOf(owing === "Dr" ? debit : credit, exact) : null,
    broughtDown: carried && {
      side: owing,
      text: `Balance ${BALANCES[balance as string]}`,
      amount: figureOf(apart, exact),
    },
  };
}

const of = (side: Side, entries: Entry[]) => entries.filter((entry) => entry.side === side);
