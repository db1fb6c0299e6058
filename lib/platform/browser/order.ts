/** The list with the one at `from` at the place `to`; unchanged if there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  if (to < 0 || to >= list.length) return rest;
  return rest.toSpliced(from, 1).toSpliced(to, 0, ...rest.slice(from, from + 1));
}

/** Where a row dragged from `from` to the height `y` goes, among rows with these middles. */
export const placeAmong = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;

/** After all existing rows. */
export const nextOrder = (list: readonly { order: number }[]): number =>
  list.reduce((most, { order }) => Math.max(most, order + 1), 0);
