import type { Item } from "../contract/shapes";

const WORDS = {
  premium: { sentence: "This question is part of Premium.", note: "Part of Premium" },
  course: { sentence: "This question is shown to those who are enrolled in its course.", note: "Not enrolled" },
  gone: { sentence: "The text of this question is no longer kept.", note: "Text no longer kept" },
} as const;

/** Why a question is not shown. `opensAll`: she may open every module of the courses in which she is enrolled. */
export function hiddenInWords({ locked }: Pick<Item, "locked">, opensAll: boolean): { sentence: string; note: string } {
  if (!locked) return WORDS.gone;
  return opensAll ? WORDS.course : WORDS.premium;
}
