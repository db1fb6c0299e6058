import type { Attempt, Item } from "../contract/shapes";

type Walk = Pick<Attempt, "order"> & { items: readonly Pick<Item, "place" | "state" | "locked" | "withdrawn">[] };

/** Nothing is left to do at this item. */
const isDone = ({ state, locked, withdrawn }: Walk["items"][number]): boolean =>
  state === "marked" || locked || withdrawn;

/** The places that still want an answer, in their order. `waiting` are those whose answer is on its way. */
export function openPlaces({ order, items }: Walk, waiting: readonly number[]): number[] {
  const open = new Set(items.filter((item) => !isDone(item)).map(({ place }) => place));
  return order.filter((place) => open.has(place) && !waiting.includes(place));
}

/** Where 'Next' leads: on in the order, and from its end to the first place that was passed by. Null when all is done. */
export function nextPlace(walk: Walk, waiting: readonly number[], current: number): number | null {
  const open = openPlaces(walk, waiting).filter((place) => place !== current);
  const here = walk.order.indexOf(current);
  return open.find((place) => walk.order.indexOf(place) > here) ?? open[0] ?? null;
}

/** The neighbour in the order, answered or not; null beyond its ends. */
export const neighbour = ({ order }: Pick<Walk, "order">, current: number, step: 1 | -1): number | null =>
  order[order.indexOf(current) + step] ?? null;

/** Where somebody takes an attempt up: where she was last, with its feedback if it was answered. */
export const startPlace = ({ order, place }: Pick<Attempt, "order" | "place">): number =>
  order.includes(place) ? place : (order[0] ?? 1);
