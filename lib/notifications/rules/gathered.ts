import type { Notification } from "../contract";

type Gatherable = Pick<Notification, "id" | "title" | "link" | "read" | "relatedEntityType">;

/** The newest of several notifications of one kind about one thread, and the earlier ones. */
export type Gathered<N> = { key: string; newest: N; earlier: N[] };

/** Groups notifications about posts of one thread. Read and unread ones stay apart. The list begins with the newest. */
export function gathered<N extends Gatherable>(list: readonly N[]): Gathered<N>[] {
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
