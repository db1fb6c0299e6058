/** The limits for one text. A larger text is shown as plain text. */
export type Limits = {
  /** Before parsing: what determines the time of parsing. */
  characters: number;
  /** Characters in paragraphs that contain a marker. */
  marked: number;
  /** Elements other than plain paragraphs. */
  lines: number;
  marks: number;
  /** While parsing: what determines the size of the page. */
  blocks: number;
  cells: number;
  runs: number;
  /** The size of the blocks as JSON in UTF-8. */
  bytes: number;
};

export const POST_LIMITS: Limits = {
  characters: 20_000,
  marked: 20_000,
  lines: 500,
  marks: 400,
  blocks: 300,
  cells: 400,
  runs: 800,
  bytes: 30_000,
};

export const LESSON_LIMITS: Limits = {
  characters: 200_000,
  marked: 40_000,
  lines: 1500,
  marks: 2000,
  blocks: 2000,
  cells: 3000,
  runs: 6000,
  bytes: 400_000,
};

/** Thrown during parsing, and caught where it began. */
export class TooLarge extends Error {}

const NESTED = /^([ \t]*(?:>|[*+-](?=\s)|\d{1,9}[.)](?=\s))){5}/m;
const MARKS = /[[\]|\\<@&]|\*+|_+|~+|`+|:\/\/|www\.|^[ \t]*(?:[#+>-]|\d+[.)])/gim;
/** Markers are paired within a paragraph, and each is compared with all before it. */
const MOST_MARKS_TOGETHER = 200;

/** Very deep nesting, or so many markers that parsing would take long. */
export function isTangled(source: string, { marked, lines, marks }: Limits): boolean {
  if (source.length > marked || matchesIn(source, /\n/g) > lines) return true;
  if (NESTED.test(source) || matchesIn(source, MARKS) > marks) return true;
  return source.split(/\n[ \t]*\n/).some((part) => !isTable(part) && matchesIn(part, MARKS) > MOST_MARKS_TOGETHER);
}

export const matchesIn = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** The bars of a table are not paired with each other. */
const isTable = (part: string): boolean => /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*\|/m.test(part);

/** Counts the elements of one text so far. Throws `TooLarge`. */
export class Budget {
  private blocks = 0;
  private cells = 0;
  private runs = 0;
  constructor(private readonly limits: Limits) {}

  spend({ blocks = 0, cells = 0, runs = 0 }: { blocks?: number; cells?: number; runs?: number }): void {
    this.blocks += blocks;
    this.cells += cells;
    this.runs += runs;
    const { limits } = this;
    if (this.blocks > limits.blocks || this.cells > limits.cells || this.runs > limits.runs) throw new TooLarge();
  }
}
