import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Block } from "@/lib/writing/block";
import type { Post } from "../contract/posts";
import { beginningOf } from "../rules/beginning";

/** The most bytes of all posts of one page together. The rest of the page has less than half of this. */
const PAGE_BYTES = 1_000_000;
const BEGINNING = 800;
const BEGINNING_BYTES = 4000;

/**
 * Whole posts, as long as they fit on a page together. Where they do not, the heavy ones are cut to their beginnings:
 * `GET /api/posts/{id}` has the rest, so no text is too long for its thread.
 */
export async function fitted(posts: Post[]): Promise<Post[]> {
  // Most pages are far below the limit. A rough sum shows that without measuring each post.
  if (posts.reduce((sum, post) => sum + mostOf(post), 0) <= PAGE_BYTES) return posts;
  const weights: number[] = [];
  for (const post of posts) {
    weights.push(weightOf(post));
    // Measuring twenty of the largest takes 40 ms.
    await yieldToEventLoop();
  }
  if (weights.reduce((sum, weight) => sum + weight, 0) <= PAGE_BYTES) return posts;
  const share = PAGE_BYTES / posts.length;
  return posts.map((post, index) => ((weights[index] ?? 0) > share ? cut(post) : post));
}

/** A single post that a page contains besides its list. */
export const fittedAlone = (post: Post): Post => (weightOf(post) > PAGE_BYTES / 20 ? cut(post) : post);

function cut(post: Post): Post {
  return { ...post, content: beginningOf(post.content, BEGINNING), body: firstBlocks(post.body), isCut: true };
}

function firstBlocks(body: Block[]): Block[] {
  let bytes = 0;
  const end = body.findIndex((block) => {
    bytes += bytesOf(JSON.stringify(block));
    return bytes > BEGINNING_BYTES;
  });
  return end < 0 ? body : body.slice(0, end);
}

/** A post is on its page twice: as HTML, where five characters are escaped, and as data in a script. */
function weightOf({ content, body }: Post): number {
  const data = JSON.stringify(JSON.stringify({ content, body }));
  const html = body.length > 0 ? 1.5 * bytesOf(JSON.stringify(body)) : bytesOf(content);
  return html + bytesOf(data) + 5 * countOf(HTML_CHARACTERS, content) + 5 * countOf(SCRIPT_CHARACTERS, data);
}

const characterSet = (text: string) =>
  Uint8Array.from({ length: 128 }, (_, code) => Number(text.includes(String.fromCharCode(code))));
const [HTML_CHARACTERS, SCRIPT_CHARACTERS] = [characterSet(`&<>"'`), characterSet("&<>")];

/** How many of these characters are in the text. A regular expression can take ten times as long. */
function countOf(counted: Uint8Array, text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) count += counted[text.charCodeAt(index)] ?? 0;
  return count;
}

/** No character takes more bytes than this in the HTML and in the data together. */
const MOST_BYTES = 24;

/** At least the weight of a post, and quickly computed. */
const mostOf = ({ content, body }: Post): number => MOST_BYTES * (100 + content.length + JSON.stringify(body).length);

const bytesOf = (text: string): number => Buffer.byteLength(text);
