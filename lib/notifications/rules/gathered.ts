import type { Notification } from "../contract";

type Told = Pick<Notification, "id" | "title" | "link" | "read" | "relatedEntityType">;

/** The newest of several that say the same of one thread, and the earlier ones. */
export type Gathered<N> = { key: string; newest: N; earlier: N[] };

/** Puts together what is told of posts in one thread. Read and unread ones stay apart. The list begins with the newest. */
export function gathered<N extends Told>(list: readonly N[]): Gathered<N>[] {
  const found = new Map<string, Gathered<N>>();
  for (const one of list) {
    const [page] = one.link.split(/[?#]/);
    const key = one.relatedEntityType === "post" ? `${one.title} ${page} ${one.read}` : String(one.id);
    const group = found.get(key);
    if (group) group.earlier.push(one);
    else found.set(key, { key, newest: one, earlier: [] });
  }
  return [...found.values()];
}
