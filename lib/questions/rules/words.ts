export const QUESTION_KINDS = ["choice", "several", "number", "match", "gaps", "order", "journal", "sheet"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Where a question comes from: written by hand, or drawn by a template. */
export const SOURCES = ["written", "template"] as const;
export const STATES = ["draft", "live", "withdrawn"] as const;
export const REPORT_STATES = ["open", "fixed", "declined"] as const;

export const QUESTION_KIND_LABELS: Record<QuestionKind, string> = {
  choice: "Choose one",
  several: "Choose several",
  number: "Figure",
  match: "Match",
  gaps: "Fill the gaps",
  order: "Put in order",
  journal: "Entry",
  sheet: "Sheet",
};
