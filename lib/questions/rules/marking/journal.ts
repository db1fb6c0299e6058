import type { AnswerOf } from "../../contract/answers";
import type { KeyEntryLine, KeyOf } from "../key";
import { figure, isBlank, numberOf } from "../numbers";
import { type Marking, partsAmong } from "./marking";

type Written = AnswerOf<"journal">["lines"];

/**
 * Lines are merged by account and side, in any order. A line of the model entry earns a full part if account, side and
 * amount are right, and half if only the amount is wrong. Extra lines reduce the result in proportion.
 */
export function markJournal(key: KeyOf<"journal">, raw: Written): Marking {
  const lines = merged(linesOf(key, raw));
  const model = merged(key.lines);
  const exact = (line: KeyEntryLine) =>
    lines.some((candidate) => isSame(candidate, line) && cents(candidate) === cents(line));
  const earned = model.reduce((sum, line) => {
    if (exact(line)) return sum + 1;
    return lines.some((candidate) => isSame(candidate, line)) ? sum + 0.5 : sum;
  }, 0);
  const excess = lines.length > model.length ? model.length / lines.length : 1;
  const name = (id: string) => key.accounts.find((account) => account.id === id)?.name ?? "";
  const places = [...model, ...lines].every(({ amount }) => Number.isInteger(amount)) ? 0 : 2;
  const shown = ({ account, side, amount }: KeyEntryLine) => ({
    account: name(account),
    side,
    amount: figure(amount, places),
  });
  return {
    share: (earned / model.length) * excess,
    parts: partsAmong(model.filter(exact).length, model.length, lines.length),
    detail: {
      kind: "journal",
      lines: lines.map((line) => ({ ...shown(line), verdict: verdictOf(line, model) })),
      is: model.map((line) => ({ ...shown(line), found: exact(line) })),
      differ: difference(lines, places),
    },
  };
}

/** Replaces an account accepted as equal by the model's account; lines without an amount are ignored. */
function linesOf(key: KeyOf<"journal">, raw: Written): KeyEntryLine[] {
  return raw.flatMap(({ account, side, amount }) => {
    const value = isBlank(amount) ? null : numberOf(amount);
    return value === null ? [] : [{ account: modelAccount(key, account), side, amount: value }];
  });
}

function modelAccount({ same, lines }: KeyOf<"journal">, account: string): string {
  if (lines.some((line) => line.account === account)) return account;
  const equals = same.find((group) => group.includes(account)) ?? [];
  return lines.find((line) => equals.includes(line.account))?.account ?? account;
}

function merged(lines: readonly KeyEntryLine[]): KeyEntryLine[] {
  const result: KeyEntryLine[] = [];
  for (const line of lines) {
    const known = result.find((candidate) => isSame(candidate, line));
    if (known) known.amount = (cents(known) + cents(line)) / 100;
    else result.push({ ...line });
  }
  return result;
}

const isSame = (a: KeyEntryLine, b: KeyEntryLine) => a.account === b.account && a.side === b.side;
const cents = ({ amount }: KeyEntryLine) => Math.round(amount * 100);

function verdictOf(line: KeyEntryLine, model: KeyEntryLine[]): "right" | "amount" | "side" | "wrong" {
  const match = model.find((candidate) => isSame(candidate, line));
  if (match) return cents(match) === cents(line) ? "right" : "amount";
  return model.some(({ account }) => account === line.account) ? "side" : "wrong";
}

function difference(lines: KeyEntryLine[], places: number): string | null {
  const sum = lines.reduce((total, line) => total + (line.side === "Dr" ? cents(line) : -cents(line)), 0);
  return sum === 0 ? null : figure(Math.abs(sum) / 100, places);
}
