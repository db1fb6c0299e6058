/** A question written by hand, as its author writes it. All texts are Markdown; `docs/writing-content.md` explains each field. */
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
        /** Results of other proper ways to work it out: the accepted range runs over all of them. */
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
        /** Groups of accounts that count as equal. */
        same?: string[][];
        worked: string;
      }
  );

export type WrittenOption = { text: string; right?: true; why: string };

type QuestionFacts = {
  /** Unique in the bank; begins with the paper: 'fa-inventory-lower-of'. */
  key: string;
  /** The code of a point of this topic, without the topic's. */
  point: string;
  marks: number;
  /** How long it is expected to take. */
  seconds: number;
  /** The author's guess. */
  difficulty: -1 | 0 | 1;
  ask: string;
  hint?: string;
  worked?: string;
  /** Kept for mock exams. */
  reserved?: true;
  /** The day on which somebody solved it from its text alone and agreed; null until then. */
  checkedOn: string | null;
};

/** As it is kept: without the day on which it was checked, which changes nothing of the question. */
export type Content = WithoutCheck<WrittenQuestion>;
type WithoutCheck<Q> = Q extends WrittenQuestion ? Omit<Q, "checkedOn"> : never;
