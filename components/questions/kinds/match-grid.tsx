import { type KeyboardEvent, useId } from "react";
import { cn } from "@/components/ui/cn";
import { replacedAt } from "@/lib/questions/rules/drafts";
import { QuestionText } from "../question-text";
import { Sign } from "../sign";
import type { FieldsProps } from "./fields-props";

/** Each row gets one of the columns, chosen by a row of radio buttons. */
export function MatchGrid({ question, draft, readOnly, detail, faultId, onChange }: FieldsProps<"match">) {
  const name = useId();
  const { rows, columns } = question;
  const choose = (row: number, column: string) =>
    readOnly || onChange({ ...draft, columns: replacedAt(draft.columns, row, column) });
  return (
    <div className="space-y-2" aria-describedby={faultId}>
      {rows.map(({ id, text }, row) => {
        const verdict = detail?.rows.find((markedRow) => markedRow.id === id);
        return (
          <fieldset key={id} className="@container rounded-md border bg-card px-3 py-2.5 md:px-4">
            <legend className="sr-only">
              Row {row + 1} of {rows.length}
            </legend>
            <div className="grid grid-cols-[1fr_1.25rem] items-center gap-x-3 gap-y-2 @md:grid-cols-[minmax(40%,1fr)_minmax(0,auto)_1.25rem]">
              <div id={`${name}-${id}`} className="min-w-0">
                <QuestionText blocks={text} />
              </div>
              <div className="order-3 col-span-2 flex flex-wrap gap-1.5 @md:order-none @md:col-span-1">
                {columns.map((column, index) => (
                  <label
                    key={column.id}
                    className={cn(
                      "inline-flex min-h-9 items-center rounded-md border border-input px-3 text-compact transition-colors pointer-coarse:min-h-11",
                      !readOnly && "cursor-pointer hover:bg-muted/60",
                      "has-[:checked]:border-primary has-[:checked]:bg-primary-soft has-[:checked]:font-medium has-[:checked]:text-primary forced-colors:has-[:checked]:outline-2",
                      "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2",
                      lookOf(verdict, column.id),
                    )}
                  >
                    <input
                      type="radio"
                      name={`${name}-${id}`}
                      checked={draft.columns[row] === column.id}
                      aria-disabled={readOnly || undefined}
                      aria-describedby={`${name}-${id}`}
                      data-row={row}
                      data-column={index}
                      onChange={() => choose(row, column.id)}
                      onKeyDown={followRows}
                      className="sr-only"
                    />
                    {column.text}
                  </label>
                ))}
              </div>
              <span className="inline-grid size-5">
                {verdict && <Sign verdict={verdict.right ? "right" : "wrong"} label={labelOf(verdict, columns)} />}
              </span>
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

type Row = { right: boolean; given: string | null; is: string };

function lookOf(row: Row | undefined, column: string): string {
  if (!row) return "";
  if (row.is === column) return "border-primary! bg-primary-soft! text-primary!";
  return row.given === column ? "border-destructive! bg-destructive-soft! text-destructive! line-through" : "";
}

function labelOf({ right, is }: Row, columns: { id: string; text: string }[]): string {
  return right ? "Right" : `Not right: it is ${columns.find(({ id }) => id === is)?.text ?? ""}`;
}

/**
 * Left and right move within the row, as usual for radio buttons; up and down move to the same column of the next row.
 */
function followRows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const { row, column } = event.currentTarget.dataset;
  const group = event.currentTarget.closest("fieldset")?.parentElement;
  group?.querySelector<HTMLInputElement>(`[data-row="${Number(row) + step}"][data-column="${column}"]`)?.focus();
}
