import type { Attempt, Item } from "../contract/shapes";

type Parted = Pick<Attempt, "kind" | "paper"> & {
  order: readonly number[];
  items: readonly Pick<Item, "place" | "section" | "seen">[];
};

/** The part of an exam that is open, where parts close one behind the other; null where all questions are open. */
export function openPart({ kind, paper }: Pick<Attempt, "kind" | "paper">) {
  if (kind !== "mock" || !paper?.closesParts) return null;
  const part = paper.sections[paper.closedParts];
  if (!part) return null;
  return { ...part, number: paper.closedParts + 1, isLast: paper.closedParts + 1 === paper.sections.length };
}

/** The places that may be gone to, in order: those of the open part, or all. */
export function openOrder(attempt: Parted): number[] {
  const part = openPart(attempt);
  if (!part) return [...attempt.order];
  const own = new Set(attempt.items.filter(({ section }) => section === part.name).map(({ place }) => place));
  return attempt.order.filter((place) => own.has(place));
}

/** Whether the break is still offered: nothing of the next part was seen. */
export function offersBreak(attempt: Parted): boolean {
  const part = openPart(attempt);
  if (!part || !attempt.paper?.mayBreak) return false;
  return attempt.items.every(({ section, seen }) => section !== part.name || !seen);
}
