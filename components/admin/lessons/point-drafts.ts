import type { ManagedLesson } from "@/lib/lessons/contract/managing";

/** A point in the editor; one that was just added has no id yet. */
export type PointDraft = { key: number; id?: number; statement: string };

type Points = ManagedLesson["points"];

let keys = 0;

export function newDraft(point?: { id: number; statement: string }): PointDraft {
  keys += 1;
  return { key: keys, statement: "", ...point };
}

export const draftsOf = (points: Points): PointDraft[] =>
  points.map(({ id, statement }) => newDraft({ id, statement }));

/** Whether these are the points as they are stored, in the same order. */
export const areStored = (drafts: readonly PointDraft[], points: Points): boolean =>
  drafts.length === points.length &&
  drafts.every(({ id, statement }, index) => id === points[index]?.id && statement === points[index]?.statement);
