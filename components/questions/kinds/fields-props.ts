import type { Answer } from "@/lib/questions/contract/answers";
import type { Detail } from "@/lib/questions/contract/feedback";
import type { Kind, Shown } from "@/lib/questions/contract/shown";

/** The props of all answer fields. */
export type FieldsProps<K extends Kind> = {
  question: Extract<Shown, { kind: K }>;
  draft: Extract<Answer, { kind: K }>;
  /** Read-only: the answer is being sent or was marked. */
  readOnly: boolean;
  /** Set once the answer was marked. */
  detail: Extract<Detail, { kind: K }> | undefined;
  /** The id of the error message of this draft. */
  faultId: string | undefined;
  /** As in the official exam software: figures as they are typed, and no totals besides those of the question. */
  isExam?: boolean | undefined;
  onChange(draft: Extract<Answer, { kind: K }>): void;
};
