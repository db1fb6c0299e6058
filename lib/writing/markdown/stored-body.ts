import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Block } from "../block";
import { READER_VERSION, readPost } from "../markdown";

/** The parsed blocks of a text with the parser's version. */
export type StoredBody = { body: Block[] | null; bodyVersion: number };

/** The blocks to store with a text; an empty list means that the text is shown as it is. */
export const readBody = (content: string): StoredBody & { body: Block[] } => ({
  body: readPost(content) ?? [],
  bodyVersion: READER_VERSION,
});

/**
 * Returns the stored blocks. A text that the current parser has not read is parsed now, after yielding to other
 * requests.
 */
export async function bodyOf({ content, body, bodyVersion }: StoredBody & { content: string }): Promise<Block[]> {
  if (body && bodyVersion === READER_VERSION) return body;
  await yieldToEventLoop();
  return readBody(content).body;
}

/** The stored blocks; none for a text that another parser has read, which is then shown as it is. */
export const storedBlocks = ({ body, bodyVersion }: StoredBody): Block[] =>
  bodyVersion === READER_VERSION ? (body ?? []) : [];

/** The blocks to store with a chat message; null for a text that looks the same as it is. */
export function readMessage(content: string): StoredBody {
  const { body, bodyVersion } = readBody(content);
  return { body: body.every(isPlain) ? null : body, bodyVersion };
}

const isPlain = (block: Block) =>
  block.kind === "paragraph" && block.runs.every((run) => Object.keys(run).every((key) => key === "text"));
