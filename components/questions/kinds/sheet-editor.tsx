"use client";
import { type KeyboardEvent, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Cell } from "@/lib/questions/contract/shown";
import { placed } from "@/lib/questions/rules/drafts";
import { Sign } from "../sign";
import type { FieldsProps } from "./fields-props";
import { followArrows } from "./follow-arrows";
import { SheetField } from "./sheet-field";

const INDENT = ["", "pl-6!", "pl-10!", "pl-14!"];
const RULES = {
  none: "",
  single: "border-foreground/60 border-t",
  double: "border-foreground/60 border-t border-b-4 border-b-double",
};

/** A table, statement or account with cells to fill. The first column stands while the others scroll. */
export function SheetEditor({ question, draft, readOnly, detail, faultId, onChange }: FieldsProps<"sheet">) {
  const table = useRef<HTMLTableElement>(null);
  const write = (at: number, value: string | null) => onChange({ ...draft, cells: placed(draft.cells, at, value) });
  const verdictOf = (at: number) => detail?.cells.find((cell) => cell.at === at)?.verdict;

  const cellOf = (cell: Cell, column: number, name: string) => {
    if (cell.is === "text") return <span className="block px-3 py-2 text-left">{cell.text}</span>;
    if (cell.is === "figure") return <span className="block px-3 py-2 text-right">{cell.value}</span>;
    if (cell.is === "blank") return null;
    const value = draft.cells[cell.at] ?? "";
    const verdict = verdictOf(cell.at);
    return (
      <span className="flex items-center gap-1.5 px-1.5 py-1">
        {cell.is === "input" ? (
          <SheetField
            name={cell.label || name}
            value={value}
            column={column}
            readOnly={readOnly}
            faultId={faultId}
            onChange={(next) => write(cell.at, next)}
          />
        ) : (
          <select
            aria-label={cell.label || name}
            data-column={column}
            disabled={readOnly}
            value={value}
            onChange={(event) => write(cell.at, event.target.value || null)}
            className={cn("control h-9 min-w-36 px-2 disabled:opacity-100 pointer-coarse:h-11")}
          >
            <option value="">Choose</option>
            {cell.options.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        )}
        {detail && <span className="inline-grid size-5">{verdict && <Sign verdict={verdict} />}</span>}
      </span>
    );
  };

  return (
    <ScrollRegion aria-label="The sheet" className="w-fit max-w-full rounded-md border bg-card">
      <table
        ref={table}
        className="text-sm tabular-nums"
        onKeyDown={(event: KeyboardEvent<HTMLTableElement>) => followArrows(event, table.current)}
      >
        <caption className="sr-only">Fill in the cells</caption>
        <thead className="border-b bg-muted text-compact text-muted-foreground">
          <tr>
            <td className="sticky left-0 bg-muted" />
            {question.columns.map(({ label, unit }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
              <th key={index} scope="col" className="px-3 py-2 text-right font-medium">
                {label}
                {unit && <span className="block font-normal">{unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {question.rows.map(({ label, indent, rule, cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label
            <tr key={row} className="border-b last:border-b-0">
              <th
                scope="row"
                className={cn(
                  "sticky left-0 z-10 min-w-36 max-w-80 bg-card px-3 py-2 text-left font-normal max-sm:max-w-44",
                  INDENT[indent] ?? INDENT.at(-1),
                  rule !== "none" && "font-medium",
                )}
              >
                {label}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place
                <td key={index} className={cn("p-0 align-middle", RULES[rule])}>
                  {cellOf(cell, index, `${label}, ${question.columns[index]?.label ?? ""}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
