/**
 * A question written by hand, in its author's format. All texts are Markdown; `docs/writing-content.md` explains each
 * field.
 */
export type WrittenQuestion = QuestionFacts &
  (
    | { kind: "choice"; options: WrittenOption[] }
    | { kind: "several"; options: WrittenOption[]; pick: number | null }
    | {
        kind: "number";
        before: string;
        after: string;
        places: number;
        answer: number;
        /** Results of other valid methods: the accepted range includes all of them. */
        routes?: number[];
        mistakes: { is: number; because: string }[];
        worked: string;
      }
    | {
        kind: "match";
        look: "grid" | "lists";
        columns: string[];
        rows: { text: string; column: string; why: string }[];
      }
    | { kind: "gaps"; text: string; gaps: { options: string[]; right: string; why: string }[] }
    | { kind: "order"; things: string[]; worked: string }
    | {
        kind: "journal";
        accounts: string[];
        lines: { account: string; side: "Dr" | "Cr"; amount: number }[];
        /** Groups of accounts accepted as equal. */
        same?: string[][];
        worked: string;
      }
  );

export type WrittenOption = { text: string; right?: true; why: string };

type QuestionFacts = {
  /** Unique among all questions; begins with the paper: 'fa-inventory-lower-of'. */
  key: string;
  /** The code of a point of this topic, without the topic's part. */
  point: string;
  marks: number;
  /** The expected time. */
  seconds: number;
  /** The author's estimate. */
  difficulty: -1 | 0 | 1;
  ask: string;
  hint?: string;
  worked?: string;
  /** Reserved for mock exams. */
  reserved?: true;
  /** The date on which somebody solved the question from its text alone and got the same answer; null until then. */
  checkedOn: string | null;
};

/** The stored form: without the date of the check, which does not change the question. */
export type Content = WithoutCheck<WrittenQuestion>;
type WithoutCheck<Q> = Q extends WrittenQuestion ? Omit<Q, "checkedOn"> : never;
