import { useId } from "react";
import { NativeSelect } from "@/components/ui/native-select";
import { placed } from "@/lib/questions/rules/drafts";
import { QuestionText } from "../question-text";
import { Sign } from "../sign";
import type { FieldsProps } from "./fields-props";

/** Each row gets one of the columns, by a list. */
export function MatchLists({ question, draft, readOnly, detail, faultId, onChange }: FieldsProps<"match">) {
  const name = useId();
  return (
    <ul className="divide-y rounded-md border bg-card" aria-describedby={faultId}>
      {question.rows.map(({ id, text }, row) => {
        const verdict = detail?.rows.find((one) => one.id === id);
        return (
          <li
            key={id}
            className="grid grid-cols-[1fr_1.25rem] items-center gap-x-3 gap-y-2 px-3 py-2.5 md:grid-cols-[1fr_14rem_1.25rem] md:px-4"
          >
            <div id={`${name}-${id}`} className="min-w-0 max-md:col-span-2">
              <QuestionText blocks={text} />
            </div>
            <NativeSelect
              aria-label={`Row ${row + 1}`}
              aria-describedby={`${name}-${id}`}
              disabled={readOnly}
              value={draft.columns[row] ?? ""}
              onChange={(event) =>
                onChange({ ...draft, columns: placed(draft.columns, row, event.target.value || null) })
              }
            >
              <option value="">Choose</option>
              {question.columns.map((column) => (
                <option key={column.id} value={column.id}>
                  {column.text}
                </option>
              ))}
            </NativeSelect>
            <span className="inline-grid size-5">
              {verdict && <Sign verdict={verdict.right ? "right" : "wrong"} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
