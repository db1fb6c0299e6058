import type { Block } from "./block";
import type { Fault } from "./fault";
import { blocksOf, type Reading } from "./markdown/blocks";
import { POST_FENCES, SIMPLE_FENCES } from "./markdown/fences";
import { Budget, isTangled, LESSON_LIMITS, type Limits, POST_LIMITS, TooLarge } from "./markdown/limits";
import { parsed } from "./markdown/parser";
import { type Part, partsOf } from "./markdown/parts";
import { textRun } from "./markdown/runs";

/** Raised when the same text is read into other blocks than before, so that what was kept is made anew. */
export const READER_VERSION = 1;

/**
 * Markdown of which accountants' text survives: a line under a total is no heading, '- 500' is no bullet, a number
 * keeps its value, and whatever is not understood is shown as it was written. No HTML comes in or goes out.
 * Null when the text is so large or so tangled that it is shown as it was written.
 */
export const readPost = (text: string): Block[] | null => read(text, POST_LIMITS, POST_FENCES)?.blocks ?? null;

/** Whether a lesson's text is so long or so tangled that it would be shown as it was written. */
export const isTooTangled = (text: string): boolean => read(text, LESSON_LIMITS, LESSON_FENCES) === null;

const LESSON_FENCES = [...SIMPLE_FENCES, "remember", "mistake", "exam", "worked", "try"];

export type Lesson = { blocks: Block[]; problems: Fault[] };

/** A lesson with all blocks of the trade, and what is wrong with it; its lines count from 1. */
export function readLesson(text: string): Lesson {
  const created = read(text, LESSON_LIMITS, LESSON_FENCES);
  if (created) return { blocks: created.blocks, problems: created.faults.sort((a, b) => a.line - b.line) };
  return { blocks: plain(text), problems: [{ line: 1, sentence: "This text is too long or too tangled to lay out." }] };
}

/** What a question, an option or a point says: Markdown with entries, accounts, statements, formulas and tables. */
export function readText(text: string): Lesson {
  const created = read(text, POST_LIMITS, SIMPLE_FENCES);
  return created ? { blocks: created.blocks, problems: created.faults } : { blocks: plain(text), problems: [] };
}

export const plain = (text: string): Block[] => [{ kind: "paragraph", runs: [textRun(text)] }];

function read(text: string, limits: Limits, fences: string[]): { blocks: Block[]; faults: Fault[] } | null {
  if (text.length > limits.characters) return null;
  const parts = partsOf(indented(text));
  if (isTangled(parts.flatMap((part) => (part.isPlain ? [] : part.text)).join("\n\n"), limits)) return null;
  const shared = { fences: new Set(fences), budget: new Budget(limits), faults: [] as Fault[] };
  try {
    const blocks = parts.flatMap((part) => blocksIn(part, shared));
    if (Buffer.byteLength(JSON.stringify(blocks)) > limits.bytes) return null;
    return { blocks, faults: shared.faults };
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

function blocksIn({ text, line, isPlain }: Part, shared: Omit<Reading, "source" | "line">): Block[] {
  if (!isPlain) return blocksOf(parsed(text), { ...shared, source: text, line });
  shared.budget.spend({ blocks: 1, runs: 1 });
  return plain(text);
}

/** Credits are set in from debits; Markdown drops spaces at the start of a line, but not these. */
const indented = (content: string) =>
  content.replace(/^[ \t]{2,}(?=(?:cr|dr|to)\b)/gim, (spaces) => "\u00a0".repeat(spaces.length));
