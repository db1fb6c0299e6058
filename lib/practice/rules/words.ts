/** All kinds of attempt. */
export const KINDS = ["quiz", "try", "mixed", "weak", "mistakes", "review", "section", "mini", "mock"] as const;
export type AttemptKind = (typeof KINDS)[number];

/** Kinds with a clock that ends them: answers are saved, and marked all at once at the end. */
export const TIMED_KINDS = ["section", "mini", "mock"] as const satisfies readonly AttemptKind[];
export const isTimed = (kind: AttemptKind): boolean => TIMED_KINDS.some((one) => one === kind);

/** Why an answer was wrong, by the student's own judgement. */
export const CAUSES = ["unknown", "misread", "method", "slip", "time"] as const;
export type Cause = (typeof CAUSES)[number];

export const CAUSE_LABELS: Record<Cause, string> = {
  unknown: "Did not know",
  misread: "Misread",
  method: "Wrong method",
  slip: "Slip",
  time: "Out of time",
};

/** How many of the costliest mistakes are shown above the list. */
export const COSTLIEST = 5;
/** A list that is not longer says the same by itself. */
export const hasCostliest = (page: number, total: number): boolean => page === 1 && total > COSTLIEST;

/** Why a student reports a question. */
export const REPORT_REASONS = ["wrong-key", "unclear", "typo", "off-syllabus", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  "wrong-key": "The answer is wrong",
  unclear: "I do not understand the question",
  typo: "A spelling or printing error",
  "off-syllabus": "This is not part of the exam",
  other: "Something else",
};
export const REPORT_NOTE_MAX = 1000;

export const KIND_LABELS: Record<AttemptKind, string> = {
  quiz: "Quiz",
  try: "Try it",
  mixed: "Mixed practice",
  weak: "Weak areas",
  mistakes: "My mistakes",
  section: "Section",
  mini: "Mini exam",
  mock: "Mock exam",
  review: "Review",
};

/** What an open attempt offers: an exam whose time is over has only its result. */
export const openLabel = ({ isOver }: { isOver: boolean }): string => (isOver ? "Show the result" : "Continue");

export const MIXED_COUNTS = [10, 20, 30] as const;
export const ANSWERS_A_DAY = 1500;
/** From this share on, a quiz offers to tick its topic. */
export const COMPLETION_SHARE = 0.7;
/** With fewer answers nothing is said of an area. */
export const LEAST_AREA_ANSWERS = 8;
export const OPEN_DAYS = 7;
/** Longer times on one item are not counted. */
export const MOST_ANSWER_SECONDS = 600;
/** The most points of one review. */
export const REVIEW_POINTS = 40;
export const ATTEMPT_MISSING = "Attempt not found";
export const ITEM_MISSING = "There is no such question in this attempt.";
