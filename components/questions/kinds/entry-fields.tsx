"use client";
import { EntryEditor } from "@/components/writing/entry/entry-editor";
import type { FieldsProps } from "./fields-props";

/** The journal entry of a question, in the same editor as for posts. */
export function EntryFields({ question, draft, readOnly, faultId, onChange }: FieldsProps<"journal">) {
  return (
    <EntryEditor
      lines={draft.lines}
      accounts={question.accounts}
      most={question.most}
      readOnly={readOnly}
      checked={faultId !== undefined}
      onChange={(lines) => onChange({ kind: "journal", lines })}
    />
  );
}
