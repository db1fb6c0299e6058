import type { Block } from "./block";
import type { Fault } from "./fault";
import { type BlockReading, blocksOf, type NamedQuestion } from "./markdown/blocks";
import { POST_FENCES, SIMPLE_FENCES } from "./markdown/fences";
import { Budget, isTangled, LESSON_LIMITS, type Limits, POST_LIMITS, TooLarge } from "./markdown/limits";
import { parseMarkdown } from "./markdown/parser";
import { lessonPartsOf, type Part } from "./markdown/parts";
import { textRun } from "./markdown/runs";

/** Increase this when the same text is parsed into other blocks than before, so that stored blocks are made again. */
export const READER_VERSION = 1;

/**
 * Parses Markdown with exceptions for accountants: a line under a total is not a heading, '- 500' is not a list item, a
 * number keeps its value, and anything not understood is shown as plain text. No HTML is accepted or produced. Null if
 * the text is too large or too complex, and is therefore shown as plain text.
 */
export const readPost = (text: string): Block[] | null => read(text, POST_LIMITS, POST_FENCES)?.blocks ?? null;

/** Whether a lesson's text is so long or complex that it would be shown as plain text. */
export const isTooTangled = (text: string): boolean => read(text, LESSON_LIMITS, LESSON_FENCES) === null;

const LESSON_FENCES = [...SIMPLE_FENCES, "remember", "mistake", "exam", "worked", "try"];

export type ParsedText = { blocks: Block[]; problems: Fault[] };
/** The questions are keys as written; whether they exist is not checked here. */
export type ParsedLesson = ParsedText & { questions: NamedQuestion[] };

/** A lesson with all accounting blocks, and its problems; line numbers start at 1. */
export function readLesson(text: string): ParsedLesson {
  const created = read(text, LESSON_LIMITS, LESSON_FENCES);
  if (!created)
    return {
      blocks: plainParagraph(text),
      problems: [{ line: 1, sentence: "This text is too long or too tangled to lay out." }],
      questions: [],
    };
  const { blocks, faults, questions } = created;
  return { blocks, problems: faults.sort((a, b) => a.line - b.line), questions };
}

/** The text of a question, an option or a point: Markdown with entries, accounts, statements, formulas and tables. */
export function readText(text: string): ParsedText {
  const created = read(text, POST_LIMITS, SIMPLE_FENCES);
  return created
    ? { blocks: created.blocks, problems: created.faults }
    : { blocks: plainParagraph(text), problems: [] };
}

export const plainParagraph = (text: string): Block[] => [{ kind: "paragraph", runs: [textRun(text)] }];

type ReadBlocks = Pick<BlockReading, "faults" | "questions"> & { blocks: Block[] };

function read(text: string, limits: Limits, fences: string[]): ReadBlocks | null {
  if (text.length > limits.characters) return null;
  const parts = lessonPartsOf(indented(text));
  if (isTangled(parts.flatMap((part) => (part.isPlain ? [] : part.text)).join("\n\n"), limits)) return null;
  const collected = { faults: [] as Fault[], questions: [] as NamedQuestion[] };
  const shared = { fences: new Set(fences), budget: new Budget(limits), ...collected };
  try {
    const blocks = parts.flatMap((part) => blocksIn(part, shared));
    if (Buffer.byteLength(JSON.stringify(blocks)) > limits.bytes) return null;
    return { blocks, ...collected };
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

function blocksIn({ text, line, isPlain }: Part, shared: Omit<BlockReading, "source" | "line">): Block[] {
  if (!isPlain) return blocksOf(parseMarkdown(text), { ...shared, source: text, line });
  shared.budget.spend({ blocks: 1, runs: 1 });
  return plainParagraph(text);
}

/** Credits are indented; Markdown removes spaces at the start of a line, but not these. */
const indented = (content: string) =>
  content.replace(/^[ \t]{2,}(?=(?:cr|dr|to)\b)/gim, (spaces) => "\u00a0".repeat(spaces.length));
