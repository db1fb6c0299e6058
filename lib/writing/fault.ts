/** A problem of a text, for its author; lines are counted from 0 within the parsed part. */
export type Fault = { line: number; sentence: string };

/** The beginning of a line, for use in a message. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
