import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Block } from "@/lib/writing/block";
import { READER_VERSION, readPost } from "@/lib/writing/markdown";

/** The blocks that were made of a text, and by which version of the reader. */
export type StoredBody = { body: Block[] | null; bodyVersion: number };

/** What is kept with a text; an empty list stands for a text that is shown as it was written. */
export const readBody = (content: string): StoredBody & { body: Block[] } => ({
  body: readPost(content) ?? [],
  bodyVersion: READER_VERSION,
});

/** As it was kept; a text that no current reader has read yet is read now, and the others get their turn before it. */
export async function bodyOf({ content, body, bodyVersion }: StoredBody & { content: string }): Promise<Block[]> {
  if (body && bodyVersion === READER_VERSION) return body;
  await nextTurn();
  return readBody(content).body;
}
