import type { Answer } from "@/lib/questions/contract/answers";
import type { Detail } from "@/lib/questions/contract/feedback";
import type { Kind, Shown } from "@/lib/questions/contract/shown";

/** What every kind of question is answered through. */
export type FieldsProps<K extends Kind> = {
  question: Extract<Shown, { kind: K }>;
  draft: Extract<Answer, { kind: K }>;
  /** Read, not changed: the answer is on its way or was marked. */
  readOnly: boolean;
  /** Once it was marked. */
  detail: Extract<Detail, { kind: K }> | undefined;
  /** Of the text that says what is wrong with the draft. */
  faultId: string | undefined;
  onChange(draft: Extract<Answer, { kind: K }>): void;
};
