import type { Post } from "../contract/posts";

/** A removed post without a text. Admins still read the text of a hidden one. */
export const isGone = ({ removed, content }: Pick<Post, "removed" | "content">): boolean =>
  removed !== null && content === "";

/** Removed posts that follow each other together, every other post alone; a run ends before the post `start`. */
export function foldRemoved<P extends { id: number }>(
  posts: readonly P[],
  isRemoved: (post: P) => boolean,
  start?: number,
): P[][] {
  const runs: P[][] = [];
  for (const post of posts) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isRemoved(last) && isRemoved(post) && post.id !== start) run.push(post);
    else runs.push([post]);
  }
  return runs;
}
