/** The ids with the one at `from` at the place `to`; unchanged if there is no such place. */
export function moved(ids: readonly number[], from: number, to: number): number[] {
  const list = [...ids];
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const [id] = list.splice(from, 1);
  if (id !== undefined) list.splice(to, 0, id);
  return list;
}

/** Where a row dragged from `from` to the height `y` goes, among rows with these middles. */
export const placeAmong = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;

/** After all existing rows. */
export const nextOrder = (list: readonly { order: number }[]): number =>
  list.reduce((most, { order }) => Math.max(most, order + 1), 0);
