import type { Block } from "@/lib/writing/block";

export const TOPIC_MISSING = "Topic not found";
export const TEXT_MAX = 200_000;
export const POINT_MIN = 10;
export const POINT_MAX = 300;
export const MOST_POINTS = 40;
export const MOST_SOURCES = 20;
export const SOURCE_MAX = 200;
export const VERSIONS_PAGE = 20;
/** The minimum and maximum number of words in a lesson. */
export const WORD_RANGE = { from: 700, to: 1600 } as const;
/** The maximum block index. */
export const MOST_BLOCKS = 5000;
/** The time sent with a position, at most one hour. */
export const MOST_READING_SECONDS = 3600;

const WORDS_A_MINUTE = 200;
const FIGURE_SECONDS = 20;
const WORKED_SECONDS = 90;

const FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w-]*)[^\n`]*$/gm;
const TABLE = /^[ \t]*(?:\|[ \t]*)?:?-{2,}:?[ \t]*\|[-:|\t ]*$/gm;
const FIGURES = new Set(["journal", "t-account", "statement", "rates", "chart"]);

export const wordsIn = (text: string): number =>
  text.replace(FENCE, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0;

/** Reading time in whole minutes: for words, and for elements that take extra time. */
export function minutesOf(text: string): number {
  const fences = [...text.matchAll(FENCE)].map(([, , name = ""]) => name.toLowerCase());
  const figures = fences.filter((name) => FIGURES.has(name)).length + (text.match(TABLE)?.length ?? 0);
  const worked = fences.filter((name) => name === "worked").length;
  const minutes = wordsIn(text) / WORDS_A_MINUTE + (figures * FIGURE_SECONDS + worked * WORKED_SECONDS) / 60;
  return Math.min(Math.max(1, Math.ceil(minutes)), 1000);
}

export type Heading = { id: string; level: 2 | 3; text: string };

/** The headings of a lesson by the index of their block, each with its own anchor. */
export function headingsOf(blocks: Block[]): Map<number, Heading> {
  const headings = new Map<number, Heading>();
  const taken = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "heading") continue;
    const text = block.runs.map((run) => run.text).join("");
    const slug = slugOf(text) || "part";
    const id = taken.has(slug) ? `${slug}-${index}` : slug;
    taken.add(id);
    headings.set(index, { id, level: block.level, text });
  }
  return headings;
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export const lessonAddress = (courseId: number, topicId: number): string => `/courses/${courseId}/topics/${topicId}`;

export const notWrittenYet = (lesson: { version: number }): boolean => lesson.version === 0;
