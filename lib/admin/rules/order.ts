/** The ids with the one at `index` moved by this many places; unchanged if there is no such place. */
export function moved(ids: readonly number[], index: number, by: -1 | 1): number[] {
  const list = [...ids];
  const [one, other] = [list[index], list[index + by]];
  if (one === undefined || other === undefined) return list;
  list[index] = other;
  list[index + by] = one;
  return list;
}

/** After all existing rows. */
export const nextOrder = (list: readonly { order: number }[]): number =>
  list.reduce((most, { order }) => Math.max(most, order + 1), 0);
