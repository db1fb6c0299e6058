import type { Code, Heading, List, ListItem as ListNode, Root, RootContent, Table } from "mdast";
import type { Block, ListItem, Run } from "../block";
import type { Fault } from "../fault";
import { isCallout, readFence, SIMPLE_FENCES } from "./fences";
import type { Budget } from "./limits";
import { parseMarkdown } from "./parser";
import { runsOf, textRun } from "./runs";

/** A question that a text asks by its key; lines start at 1. */
export type NamedQuestion = { line: number; key: string };

/** A text that is being parsed. */
export type BlockReading = {
  source: string;
  /** The line of the whole text on which the source begins. */
  line: number;
  fences: ReadonlySet<string>;
  budget: Budget;
  faults: Fault[];
  questions: NamedQuestion[];
};

const DEEPEST = 4;

export const blocksOf = (root: Root, reading: BlockReading): Block[] =>
  root.children.flatMap((node) => blockOf(node, reading, 0));

/** The same parser for a nested text, such as the answer of a worked example. */
function within(reading: BlockReading, source: string, line: number, fences: readonly string[]): Block[] {
  return blocksOf(parseMarkdown(source), { ...reading, source, line, fences: new Set(fences) });
}

function blockOf(node: RootContent, reading: BlockReading, depth: number): Block[] {
  reading.budget.spend({ blocks: 1 });
  switch (node.type) {
    case "paragraph":
      return [{ kind: "paragraph", runs: spendRuns(runsOf(node.children, reading.source), reading) }];
    case "heading":
      return [headingOf(node, reading)];
    case "blockquote":
      // Quotations nested deeper than this are flattened, so that they do not become ever narrower.
      if (depth >= DEEPEST) return node.children.flatMap((child) => blockOf(child, reading, depth));
      return [{ kind: "quote", blocks: node.children.flatMap((child) => blockOf(child, reading, depth + 1)) }];
    case "list":
      return listOf(node, reading, depth);
    case "code":
      return fenceOf(node, reading);
    case "table":
      return [tableOf(node, reading)];
    case "thematicBreak":
      return [{ kind: "rule" }];
    default:
      return [{ kind: "paragraph", runs: [textRun(sliceOf(node, reading.source))] }];
  }
}

function headingOf(node: Heading, reading: BlockReading): Block {
  return {
    kind: "heading",
    level: node.depth > 2 ? 3 : 2,
    runs: spendRuns(runsOf(node.children, reading.source), reading),
  };
}

function spendRuns(runs: Run[], { budget }: BlockReading): Run[] {
  budget.spend({ runs: runs.length });
  return runs;
}

const NUMBER = /^(\d{1,9})[.)]/;
// '- 500' and '+ £20' are signed figures, and a lone '*' refers to a note: none of them is a list item.
const FIGURE = /^[*+-]\s+[(€£$]?\s?\d/;
const isList = (items: string[]) =>
  !items.some((item) => FIGURE.test(item)) && !(items.length === 1 && items[0]?.startsWith("*"));

function listOf(list: List, reading: BlockReading, depth: number): Block[] {
  const { source, budget } = reading;
  if (depth >= DEEPEST || (!list.ordered && !isList(list.children.map((item) => sliceOf(item, source)))))
    return [{ kind: "paragraph", runs: [textRun(sliceOf(list, source))] }];
  budget.spend({ blocks: list.children.length });
  return [{ kind: "list", items: list.children.map((item) => itemOf(item, reading, depth)) }];
}

function itemOf(item: ListNode, reading: BlockReading, depth: number): ListItem {
  const number = NUMBER.exec(sliceOf(item, reading.source))?.[1];
  return {
    number: number ? Number(number) : null,
    blocks: item.children.flatMap((node) => blockOf(node, reading, depth + 1)),
  };
}

const FIGURES = /^(?:[-–—]|[(−-]?[€£$]?\s?[\d,. ]*\d[\d,.]*%?\)?)$/;

function tableOf({ children, align }: Table, reading: BlockReading): Block {
  const cells = children.reduce((sum, row) => sum + row.children.length, 0);
  reading.budget.spend({ blocks: children.length, cells });
  const rows = children.map((row) =>
    row.children.map((cell) => spendRuns(runsOf(cell.children, reading.source), reading)),
  );
  const right = (rows[0] ?? []).flatMap((_, column) =>
    align?.[column] === "right" || (!align?.[column] && holdsFigures(rows.slice(1), column)) ? [column] : [],
  );
  return right.length > 0 ? { kind: "table", right, rows } : { kind: "table", rows };
}

function holdsFigures(rows: Run[][][], column: number): boolean {
  const texts = rows
    .map((row) =>
      (row[column] ?? [])
        .map(({ text }) => text)
        .join("")
        .trim(),
    )
    .filter(Boolean);
  return texts.length > 0 && texts.every((text) => text.length <= 30 && FIGURES.test(text));
}

function fenceOf(node: Code, reading: BlockReading): Block[] {
  const name = node.lang?.toLowerCase() ?? "";
  const line = reading.line + (node.position?.start.line ?? 1);
  if (!reading.fences.has(name)) return [{ kind: "code", text: node.value }];
  if (name === "worked") return [workedOf(node.value, reading, line)];
  if (name === "try") return tryOf(node.value, reading, line);
  if (isCallout(name))
    return [{ kind: "callout", callout: name, blocks: within(reading, node.value, line, SIMPLE_FENCES) }];
  const { blocks, faults, cost, cells = 0 } = readFence(name, node.value);
  reading.budget.spend({ blocks: cost, cells });
  reading.faults.push(...faults.map((fault) => ({ ...fault, line: line + 1 + fault.line })));
  return blocks ?? [{ kind: "code", text: node.value }];
}

const TITLE = /^[ \t]*title:[ \t]*(.{1,200})\n?/i;
const BREAK = /^[ \t]*---[ \t]*$/m;

function workedOf(text: string, reading: BlockReading, line: number): Block {
  const title = TITLE.exec(text);
  const rest = title ? text.slice(title[0].length) : text;
  const from = line + (title ? 1 : 0);
  const broken = BREAK.exec(rest);
  const fences = [...SIMPLE_FENCES, "remember", "mistake", "exam"];
  if (!broken) reading.faults.push({ line, sentence: "A worked example needs a line '---' before its answer." });
  const question = broken ? rest.slice(0, broken.index) : rest;
  const answer = broken ? rest.slice(broken.index + broken[0].length) : "";
  return {
    kind: "worked",
    title: title?.[1]?.trim() ?? "",
    question: within(reading, question, from, fences),
    answer: within(reading, answer, from + question.split("\n").length - 1, fences),
  };
}

function tryOf(text: string, reading: BlockReading, line: number): Block[] {
  const key = text.trim();
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) && key.length <= 120) {
    reading.questions.push({ line, key });
    return [{ kind: "try", key }];
  }
  reading.faults.push({ line, sentence: "A question is named by its key, such as 'fa-inventory-lower-of'." });
  return [];
}

const sliceOf = ({ position }: RootContent | ListNode, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);
