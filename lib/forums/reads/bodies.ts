import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Block } from "@/lib/writing/block";
import { READER_VERSION, readPost } from "@/lib/writing/markdown";

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
  await nextTurn();
  return readBody(content).body;
}
