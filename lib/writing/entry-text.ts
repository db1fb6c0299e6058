import type { EntryLine } from "./entry";
import { isEmptyLine } from "./entry";

/** A text with one journal entry in it, cut at the entry: so that the entry can be edited as lines. */
export type EntryInText = {
  before: string;
  title: string | null;
  lines: EntryLine[];
  /** The narrative below the lines. */
  notes: string[];
  after: string;
};

const FENCE = /^```journal[^\S\n]*\n([\s\S]*?)^```[^\S\n]*$/gm;
const SIDE = /^(dr|cr)\b[.:]?\s*/i;
const AMOUNT = /(?:^|\s)((?:[€£$]\s?)?(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.\d{1,2})?)$/;

/** The entry around this position of the text; where there is none, the text is cut for a new entry. */
export function entryAt(text: string, position: number): EntryInText {
  for (const fence of text.matchAll(FENCE)) {
    const end = fence.index + fence[0].length;
    if (position >= fence.index && position <= end)
      return { before: text.slice(0, fence.index), ...readEntry(fence[1] ?? ""), after: text.slice(end) };
  }
  return {
    before: apart(text.slice(0, position).trimEnd(), ""),
    title: null,
    lines: [],
    notes: [],
    after: apart("", text.slice(position).trimStart()),
  };
}

/** A blank line after the text before an entry, or before the text after it. */
const apart = (before: string, after: string) => (before ? `${before}\n\n` : after ? `\n\n${after}` : "");

function readEntry(inside: string): Pick<EntryInText, "title" | "lines" | "notes"> {
  const rows = inside.split("\n").map((row) => row.trim());
  const title = /^title:\s*(.*)$/i.exec(rows[0] ?? "")?.[1] ?? null;
  const rest = rows.slice(title === null ? 0 : 1).filter((row) => row !== "");
  return {
    title,
    lines: rest.filter((row) => SIDE.test(row)).map(lineOf),
    notes: rest.filter((row) => !SIDE.test(row)),
  };
}

function lineOf(row: string): EntryLine {
  const named = row.replace(SIDE, "");
  const amount = AMOUNT.exec(named)?.[1] ?? "";
  return {
    side: /^d/i.test(row) ? "Dr" : "Cr",
    account: named.slice(0, named.length - amount.length).trim(),
    amount,
  };
}

/** The whole text; without filled lines and narrative it has no entry. */
export function textWithEntry({ before, title, lines, notes, after }: EntryInText): string {
  const rows = lines.filter((line) => !isEmptyLine(line)).map(rowOf);
  if (rows.length + notes.length === 0)
    return `${before.trimEnd()}${before && after.trim() ? "\n\n" : ""}${after.trim()}`;
  const heading = title === null ? [] : [`title: ${title}`];
  return `${before}${["```journal", ...heading, ...rows, ...notes, "```"].join("\n")}${after}`;
}

const rowOf = ({ side, account, amount }: EntryLine) => [side, account.trim(), amount.trim()].filter(Boolean).join(" ");
