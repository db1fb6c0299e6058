import type { Feedback } from "@/lib/questions/contract/feedback";
import { VERDICT_LABELS } from "@/lib/questions/rules/words";

/** The verdict in words: 'Partly right: 3 of 5', 'Partly right: 2 of 2, and 1 too many'. */
export function verdictInWords({ verdict, parts }: Pick<Feedback, "verdict" | "parts">): string {
  if (verdict !== "part") return VERDICT_LABELS[verdict];
  const { right, of, tooMany } = parts;
  // The lines of an entry can be half right with none of them right.
  return `${VERDICT_LABELS.part}${right > 0 ? `: ${right} of ${of}` : ""}${tooMany ? `, and ${tooMany} too many` : ""}`;
}

export const verdictMarks = (marks: number, outOf: number): string =>
  `${marks.toLocaleString("en-GB")} of ${outOf.toLocaleString("en-GB")} ${outOf === 1 ? "mark" : "marks"}`;

/** What the marks do not show: that there are no part marks, or that a method was right. */
export function remarkOn({ verdict, whole, detail, marks, outOf }: Feedback): string | null {
  const own = detail.kind === "sheet" ? detail.cells.filter((cell) => cell.verdict === "own").length : 0;
  if (own > 0) {
    const places = own === 1 ? "1 more place" : `${own} more places`;
    return `${verdictMarks(marks, outOf)} as the exam would give them. Your method was right in ${places}.`;
  }
  return whole && verdict === "part" ? "In the exam this question is all or nothing." : null;
}
