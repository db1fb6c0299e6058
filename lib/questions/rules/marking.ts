import type { Answer } from "../contract/answers";
import type { Feedback } from "../contract/feedback";
import type { Key } from "./key";
import { markGaps, markMatch, markOptions, markOrder } from "./marking/choices";
import { markJournal } from "./marking/journal";
import type { Marking, Rule } from "./marking/marking";
import { markNumber } from "./marking/number";
import { markSheet } from "./marking/sheet";

export const PRACTICE_RULE: Rule = { ownFigures: false, allOrNothing: false };

// Questions with this many marks are all or nothing in the exam. Entries and sheets earn marks line by line, except among
// the short questions of an exam.
const WHOLE_UP_TO = 2;
const isWhole = ({ kind, marks }: Key, { allOrNothing }: Rule) =>
  marks <= WHOLE_UP_TO ? allOrNothing || (kind !== "journal" && kind !== "sheet") : kind === "number";

/** Marks an answer; the caller adds the point. Pure: the same answer and key always give the same feedback. */
export function markAnswer(key: Key, answer: Answer | null, rule: Rule = PRACTICE_RULE): Omit<Feedback, "point"> {
  const marking = markByKind(key, answer, rule);
  const blank = answer === null || isEmpty(answer);
  const whole = isWhole(key, rule);
  return {
    verdict: blank ? "blank" : marking.share === 1 ? "right" : marking.share === 0 ? "wrong" : "part",
    share: marking.share,
    marks: marksFor(marking.share, key.marks, whole),
    outOf: key.marks,
    parts: marking.parts,
    whole,
    recognised: blank || marking.share === 1 ? null : (marking.recognised ?? null),
    worked: key.worked,
    detail: marking.detail,
  };
}

/** In quarters; full marks only for a completely right answer, so that rounding never makes an answer right. */
export function marksFor(share: number, marks: number, whole: boolean): number {
  if (share === 1) return marks;
  if (whole) return 0;
  return Math.max(0, Math.min(Math.round(share * marks * 4) / 4, marks - 0.25));
}

function markByKind(key: Key, answer: Answer | null, rule: Rule): Marking {
  switch (key.kind) {
    case "choice":
      return markOptions(key, answer?.kind === "choice" ? [answer.option] : []);
    case "several":
      return markOptions(key, answer?.kind === "several" ? answer.options : []);
    case "number":
      return markNumber(key, answer?.kind === "number" ? answer.value : "");
    case "match":
      return markMatch(key, answer?.kind === "match" ? answer.columns : []);
    case "gaps":
      return markGaps(key, answer?.kind === "gaps" ? answer.chosen : []);
    case "order":
      return markOrder(key, answer?.kind === "order" ? answer.order : []);
    case "journal":
      return markJournal(key, answer?.kind === "journal" ? answer.lines : []);
    case "sheet":
      return markSheet(key, answer?.kind === "sheet" ? answer.cells : [], rule);
  }
}

const isNothing = (value: string | null) => value === null || value.trim() === "";

/** An answer in which nothing was filled in. */
export function isEmpty(answer: Answer): boolean {
  switch (answer.kind) {
    case "choice":
      return false;
    case "several":
      return answer.options.length === 0;
    case "number":
      return isNothing(answer.value);
    case "match":
      return answer.columns.every(isNothing);
    case "gaps":
      return answer.chosen.every(isNothing);
    case "order":
      return answer.order.length === 0;
    case "journal":
      return answer.lines.every(({ amount }) => isNothing(amount));
    case "sheet":
      return answer.cells.every(isNothing);
  }
}
