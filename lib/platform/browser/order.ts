/** The list with the item at index `from` moved to index `to`; unchanged if there is no such index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The index at which a row dragged from index `from` to the height `y` is dropped, among rows with these middles. */
export const dropIndex = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;

/** After all existing rows. */
export const nextOrder = (list: readonly { order: number }[]): number =>
  list.reduce((most, { order }) => Math.max(most, order + 1), 0);
