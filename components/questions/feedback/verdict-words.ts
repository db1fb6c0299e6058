import type { Feedback } from "@/lib/questions/contract/feedback";

/** The verdict in words: 'Partly right: 3 of 5'. */
export function verdictInWords({ verdict, parts }: Pick<Feedback, "verdict" | "parts">): string {
  // The lines of an entry can be half right with none of them right.
  if (verdict === "part") return parts.right > 0 ? `Partly right: ${parts.right} of ${parts.of}` : "Partly right";
  return { right: "Right", wrong: "Not right", blank: "Not answered" }[verdict];
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
