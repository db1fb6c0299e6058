import { expect, test } from "vitest";
import type { Answer } from "@/lib/questions/contract/answers";
import { type Feedback, feedback } from "@/lib/questions/contract/feedback";
import type { Key } from "@/lib/questions/rules/key";
import { markAnswer } from "@/lib/questions/rules/marking";
import type { Rule } from "@/lib/questions/rules/marking/marking";

/** A case of a marking table: the answer, and the marks that it must get. */
export type Case = {
  says: string;
  key: Key;
  answer: Answer | null;
  share: number;
  marks: number;
  verdict: Feedback["verdict"];
  rule?: Rule;
  recognised?: string | null;
};

export const EXAM: Rule = { ownFigures: false, allOrNothing: false };
export const PEOPLE: Rule = { ownFigures: true, allOrNothing: false };

export const keyBase = (marks: number) => ({ marks, worked: [], hint: null });
export const verdictOf = (share: number): Feedback["verdict"] =>
  share === 1 ? "right" : share === 0 ? "wrong" : "part";

/** A blank answer to every question of the table gets no marks. */
const blanksOf = (cases: Case[]): Case[] =>
  [...new Map(cases.map(({ key }) => [JSON.stringify(key), key])).values()].map((key) => ({
    says: `nothing answered: ${key.kind} of ${key.marks}`,
    key,
    answer: null,
    share: 0,
    marks: 0,
    verdict: "blank",
    recognised: null,
  }));

/** One test for each case of the table, which must have at least `least` cases. */
export function testCases(cases: Case[], least: number): void {
  test(`the table holds at least ${least} cases`, () => {
    expect(cases.length).toBeGreaterThanOrEqual(least);
  });
  test.each([...cases, ...blanksOf(cases)])(
    "$says gets $marks",
    ({ key, answer, rule, share, marks, verdict, recognised }) => {
      const result = markAnswer(key, answer, rule);
      expect(result.share).toBeCloseTo(share, 10);
      expect({ marks: result.marks, verdict: result.verdict }).toEqual({ marks, verdict });
      expect(result.outOf).toBe(key.marks);
      if (recognised !== undefined) expect(result.recognised?.label ?? null).toBe(recognised);
      expect(feedback.safeParse({ ...result, point: null }).success).toBe(true);
    },
  );
}
