import { PRACTICE_RULE } from "@/lib/questions/rules/marking";
import type { Rule } from "@/lib/questions/rules/marking/marking";
import { paperOf } from "./papers";

/**
 * How the answers of a section are marked: in an exam the paper decides. Short questions are all or nothing; a mini exam
 * has no sections, and short questions alone. Practice has no paper.
 */
export function ruleOf(code: string | null, section: string): Rule {
  const paper = paperOf(code);
  if (!paper) return PRACTICE_RULE;
  const found = paper.sections.find(({ name }) => name === section);
  return {
    ownFigures: paper.ownFigures.includes(section),
    allOrNothing: found === undefined || found.questions.every(({ form }) => form === "short"),
  };
}
