import type { Detail, Feedback } from "../../contract/feedback";

/** How a paper marks: whether own figures earn marks, as they do where people mark. */
export type Rule = { ownFigures: boolean };

/** What was right in an answer, before it becomes marks. */
export type Judged = {
  /** 0 to 1. */
  share: number;
  parts: Feedback["parts"];
  detail: Detail;
  recognised?: Feedback["recognised"];
};
