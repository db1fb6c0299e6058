import { CAUSES, type Cause } from "./words";

/** The number of wrong answers by cause; those without a cause are counted separately. */
export type CauseCounts = Readonly<Record<string, number>>;

const IN_A_SUM: Record<Cause, (count: number) => string> = {
  unknown: (count) => `${count} did not know`,
  misread: (count) => `${count} misread`,
  method: (count) => `${count} method`,
  slip: (count) => `${count} ${count === 1 ? "slip" : "slips"}`,
  time: (count) => `${count} out of time`,
};

/** 'Of 34 wrong answers: 15 did not know, 9 method, 6 slips, 4 misread.' Null if no cause was stated. */
export function causesInWords(counts: CauseCounts): string | null {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const listed = CAUSES.filter((cause) => (counts[cause] ?? 0) > 0).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  if (listed.length === 0) return null;
  const parts = listed.map((cause) => IN_A_SUM[cause](counts[cause] ?? 0));
  return `Of ${total} wrong ${total === 1 ? "answer" : "answers"}: ${parts.join(", ")}.`;
}
