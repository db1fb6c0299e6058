/** What is wrong with a text, for its author; lines count from 0 within the part that was read. */
export type Fault = { line: number; sentence: string };

/** The beginning of a line, for a sentence about it. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
