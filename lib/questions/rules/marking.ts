import type { Answer } from "../contract/answers";
import type { Feedback } from "../contract/feedback";
import type { Key } from "./key";
import { markedGaps, markedMatch, markedOptions, markedOrder } from "./marking/choices";
import { markedJournal } from "./marking/journal";
import type { Judged, Rule } from "./marking/judged";
import { markedNumber } from "./marking/number";
import { markedSheet } from "./marking/sheet";

export const PRACTICE_RULE: Rule = { ownFigures: false, allOrNothing: false };

// Questions with this many marks are all or nothing in the exam. Entries and sheets earn marks line by line, except among
// the short questions of an exam.
const WHOLE_UP_TO = 2;
const isWhole = ({ kind, marks }: Key, { allOrNothing }: Rule) =>
  marks <= WHOLE_UP_TO ? allOrNothing || (kind !== "journal" && kind !== "sheet") : kind === "number";

/** Marks an answer; the caller adds the point. Pure: the same answer and key always give the same feedback. */
export function marked(key: Key, answer: Answer | null, rule: Rule = PRACTICE_RULE): Omit<Feedback, "point"> {
  const judged = judge(key, answer, rule);
  const blank = answer === null || isEmpty(answer);
  const whole = isWhole(key, rule);
  return {
    verdict: blank ? "blank" : judged.share === 1 ? "right" : judged.share === 0 ? "wrong" : "part",
    share: judged.share,
    marks: marksFor(judged.share, key.marks, whole),
    outOf: key.marks,
    parts: judged.parts,
    whole,
    recognised: blank || judged.share === 1 ? null : (judged.recognised ?? null),
    worked: key.worked,
    detail: judged.detail,
  };
}

/** In quarters; full marks only for a completely right answer, so that rounding never makes an answer right. */
export function marksFor(share: number, marks: number, whole: boolean): number {
  if (share === 1) return marks;
  if (whole) return 0;
  return Math.max(0, Math.min(Math.round(share * marks * 4) / 4, marks - 0.25));
}

function judge(key: Key, answer: Answer | null, rule: Rule): Judged {
  switch (key.kind) {
    case "choice":
      return markedOptions(key, answer?.kind === "choice" ? [answer.option] : []);
    case "several":
      return markedOptions(key, answer?.kind === "several" ? answer.options : []);
    case "number":
      return markedNumber(key, answer?.kind === "number" ? answer.value : "");
    case "match":
      return markedMatch(key, answer?.kind === "match" ? answer.columns : []);
    case "gaps":
      return markedGaps(key, answer?.kind === "gaps" ? answer.chosen : []);
    case "order":
      return markedOrder(key, answer?.kind === "order" ? answer.order : []);
    case "journal":
      return markedJournal(key, answer?.kind === "journal" ? answer.lines : []);
    case "sheet":
      return markedSheet(key, answer?.kind === "sheet" ? answer.cells : [], rule);
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
