import type { Detail, Feedback } from "../../contract/feedback";

/**
 * The marking rules of a paper. `ownFigures`: own figures earn marks, as they do when people mark. `allOrNothing`: the
 * question is one of the short ones, which are all or nothing whatever their kind.
 */
export type Rule = { ownFigures: boolean; allOrNothing: boolean };

/** How many parts were right, of an answer that may have more of them than the question asks for. */
export function partsAmong(right: number, of: number, given: number): Feedback["parts"] {
  return given > of ? { right, of, tooMany: given - of } : { right, of };
}

/** The result of an answer before it is converted to marks. */
export type Marking = {
  /** 0 to 1. */
  share: number;
  parts: Feedback["parts"];
  detail: Detail;
  recognised?: Feedback["recognised"];
};
