import type { Line } from "@/lib/accountancy/double-entry";
import { entry, steps } from "./steps";
import { blocksOf, type Text } from "./text";
import { partsOf, type QuestionText, type VariantBuilder } from "./variant";

type JournalQuestion = QuestionText & {
  /** More than necessary: the accounts of the entry and plausible others. */
  accounts: readonly string[];
  lines: readonly Line[];
  /** Groups of accounts accepted as equal. */
  same?: readonly (readonly string[])[];
  /** Shown after the entry: the reason for it. */
  worked?: Text;
};

const SPARE_LINES = 4;
const MOST_LINES = 24;

/** A journal entry to write. Accounts are sorted by name, so that their order reveals nothing. */
export function journalQuestion(question: JournalQuestion): VariantBuilder {
  const { same = [], worked = [] } = question;
  const lines = debitsFirst(question.lines);
  const accounts = [...question.accounts].sort();
  return (facts) => {
    if (lines.some(({ amount }) => !(amount > 0))) return null;
    const id = (name: string) => idOf(accounts, name);
    const { shown, key } = partsOf(question, facts, steps(entry(lines), blocksOf(worked)));
    const [unequal] = key.worked.flatMap((block) => (block.kind === "journal" ? [block.journal.difference] : []));
    if (unequal) throw new Error(`Debits and credits of the entry differ by ${unequal}.`);
    const listed = accounts.map((name) => ({ id: id(name), name }));
    const most = Math.min(MOST_LINES, lines.length + SPARE_LINES);
    return {
      shown: { ...shown, kind: "journal", accounts: listed, most },
      key: {
        ...key,
        kind: "journal",
        accounts: listed,
        lines: lines.map(({ account, side, amount }) => ({ account: id(account), side, amount })),
        same: same.map((group) => group.map(id)),
      },
    };
  };
}

const debitsFirst = (lines: readonly Line[]): Line[] => [
  ...lines.filter(({ side }) => side === "Dr"),
  ...lines.filter(({ side }) => side === "Cr"),
];

function idOf(accounts: readonly string[], name: string): string {
  const index = accounts.indexOf(name);
  if (index < 0 || accounts.lastIndexOf(name) !== index)
    throw new Error(`'${name}' must be listed exactly once among the accounts.`);
  return `a${index + 1}`;
}
