import type { Notification } from "../contract";

type Groupable = Pick<Notification, "id" | "title" | "link" | "read" | "relatedEntityType">;

/** The newest of several notifications of one kind about one thread, and the earlier ones. */
export type NotificationGroup<N> = { key: string; newest: N; earlier: N[] };

/** Groups notifications about posts of one thread, read and unread ones apart. The list has to begin with the newest. */
export function groupedByThread<N extends Groupable>(list: readonly N[]): NotificationGroup<N>[] {
  const groups = new Map<string, NotificationGroup<N>>();
  for (const item of list) {
    const [page] = item.link.split(/[?#]/);
    const key = item.relatedEntityType === "post" ? `${item.title} ${page} ${item.read}` : String(item.id);
    const group = groups.get(key);
    if (group) group.earlier.push(item);
    else groups.set(key, { key, newest: item, earlier: [] });
  }
  return [...groups.values()];
}
