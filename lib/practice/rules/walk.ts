import type { Attempt, Item } from "../contract/shapes";

type Walk = Pick<Attempt, "order"> & { items: readonly Pick<Item, "place" | "state" | "locked" | "withdrawn">[] };

/** Whether this item needs no more work: what was set aside is withdrawn. */
export const needsNoAnswer = ({ state, locked, withdrawn }: Walk["items"][number]): boolean =>
  state === "marked" || locked || withdrawn;

/** The places that still need an answer, in order. `waiting` are those whose answer is being sent. */
export function openPlaces({ order, items }: Walk, waiting: readonly number[]): number[] {
  const open = new Set(items.filter((item) => !needsNoAnswer(item)).map(({ place }) => place));
  return order.filter((place) => open.has(place) && !waiting.includes(place));
}

/**
 * The target of 'Next': the next open place in order, and after the last one the first that was left out. Null if all
 * are done.
 */
export function nextInWalk(walk: Walk, waiting: readonly number[], current: number): number | null {
  const open = openPlaces(walk, waiting).filter((place) => place !== current);
  const here = walk.order.indexOf(current);
  return open.find((place) => walk.order.indexOf(place) > here) ?? open[0] ?? null;
}

/** The neighbour in order, answered or not; null at the ends. */
export const neighbour = ({ order }: Pick<Walk, "order">, current: number, step: 1 | -1): number | null =>
  order[order.indexOf(current) + step] ?? null;

/** Where an attempt is resumed: at the last place, with its feedback if it was answered. */
export const startPlace = ({ order, place }: Pick<Attempt, "order" | "place">): number =>
  order.includes(place) ? place : (order[0] ?? 1);
