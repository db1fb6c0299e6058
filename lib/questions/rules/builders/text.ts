import type { Block, ListItem, Run } from "@/lib/writing/block";
import { figure } from "../numbers";

/** A text of a template: blocks, or a sentence as one paragraph. */
export type Text = Block[] | string;

type Part = string | number | Block[];

export const blocksOf = (raw: Text): Block[] => (typeof raw === "string" ? text`${raw}` : raw);

/**
 * Paragraphs with **bold**; a blank line starts a new paragraph, '- ' a list item. Figures get thousands separators; a
 * block or a list of blocks is used as it is.
 */
export function text(raw: TemplateStringsArray, ...parts: Part[]): Block[] {
  const blocks: Block[] = [];
  let open = "";
  for (const [index, piece] of raw.entries()) {
    open += piece;
    const part = parts[index];
    if (part === undefined) continue;
    if (typeof part === "number") open += figure(part, placesOf(part));
    else if (typeof part === "string") open += part;
    else {
      blocks.push(...paragraphs(open), ...part);
      open = "";
    }
  }
  return [...blocks, ...paragraphs(open)];
}

/** As many decimal places as the figure has, at most two. */
export const placesOf = (value: number): number => (Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2);

function paragraphs(raw: string): Block[] {
  return raw
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map((line) => line.trim()))
    .flatMap((lines) => partsOf(lines.filter(Boolean)));
}

/** Lines of a paragraph are joined; those that begin with '- ' are a list. */
function partsOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let sentence: string[] = [];
  let items: ListItem[] = [];
  const close = () => {
    if (sentence.length > 0) blocks.push({ kind: "paragraph", runs: runsOf(sentence.join(" ")) });
    if (items.length > 0) blocks.push({ kind: "list", items });
    [sentence, items] = [[], []];
  };
  for (const line of lines) {
    const isItem = /^- (?=\D)/.test(line);
    if (isItem !== items.length > 0) close();
    if (isItem) items.push({ number: null, blocks: [{ kind: "paragraph", runs: runsOf(line.slice(2)) }] });
    else sentence.push(line);
  }
  close();
  return blocks;
}

/** '**not**' is bold. */
export function runsOf(raw: string): Run[] {
  return raw
    .split("**")
    .flatMap((part, index) =>
      part === "" ? [] : [index % 2 === 1 ? { text: part, bold: true as const } : { text: part }],
    );
}

/** All words and figures of a text, on one line. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).filter(Boolean).join(" ");
}

const plainRuns = (runs: readonly Run[]) => runs.map((run) => run.text).join("");

function plainBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return plainRuns(block.runs);
    case "list":
      return block.items.map((item) => plainText(item.blocks)).join(" ");
    case "quote":
    case "callout":
      return plainText(block.blocks);
    case "code":
      return block.text;
    case "table":
      return block.rows.map((row) => row.map(plainRuns).join(" ")).join(" ");
    case "journal":
      return [
        ...block.journal.lines.map(({ side, account, amount }) => `${side} ${account} ${amount}`),
        ...block.journal.notes,
      ].join(" ");
    case "account": {
      const lines = [...block.account.debits, ...block.account.credits];
      return [block.account.title, ...lines.map((line) => `${line.text} ${line.amount}`)].join(" ");
    }
    case "statement":
      return block.statement.rows.map(({ label, figures }) => [label, ...figures].join(" ")).join(" ");
    case "formula":
      return block.spoken;
    case "worked":
      return [block.title, plainText(block.question), plainText(block.answer)].join(" ");
    case "rates":
      return block.rates.rows.map(({ factors }) => factors.join(" ")).join(" ");
    case "chart":
      return [block.chart.title, ...block.chart.rows.map(({ label, figures }) => [label, ...figures].join(" "))].join(
        " ",
      );
    case "rule":
    case "try":
      return "";
  }
}
