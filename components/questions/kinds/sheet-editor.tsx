"use client";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Cell } from "@/lib/questions/contract/shown";
import { cellResult, isSum } from "@/lib/questions/rules/cell-sum";
import { isFigureOrEmpty, replacedAt } from "@/lib/questions/rules/drafts";
import { totalIn } from "@/lib/questions/rules/sheet-totals";
import { Sign } from "../sign";
import type { FieldsProps } from "./fields-props";

const INDENT = ["", "pl-6!", "pl-10!", "pl-14!"];
const RULES = {
  none: "",
  single: "border-foreground/60 border-t",
  double: "border-foreground/60 border-t border-b-4 border-b-double",
};

/** A table, statement or account with cells to fill in. The first column stays visible while the others scroll. */
export function SheetEditor({ question, draft, readOnly, detail, faultId, isExam, onChange }: FieldsProps<"sheet">) {
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(frame);
  const write = (index: number, value: string | null) =>
    onChange({ ...draft, cells: replacedAt(draft.cells, index, value) });
  const verdictOf = (index: number) => detail?.cells.find((cell) => cell.at === index)?.verdict;

  const cellOf = (cell: Cell, column: number, name: string) => {
    if (cell.is === "text") return <span className="block px-2 py-2 text-left sm:px-3">{cell.text}</span>;
    if (cell.is === "figure") return <span className="block px-2 py-2 text-right sm:px-3">{cell.value}</span>;
    if (cell.is === "blank") return null;
    if (cell.is === "total")
      return (
        <output className="block px-2 py-2 text-right text-muted-foreground sm:px-3" aria-label={name}>
          {!isExam && totalIn(question, draft.cells, cell.formula)}
        </output>
      );
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
    <>
      {isCut && <p className="mb-1.5 text-compact text-muted-foreground">Scroll sideways to see all columns.</p>}
      <ScrollRegion ref={frame} aria-label="The sheet" className="w-fit max-w-full rounded-md border bg-card">
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
                <Heading key={index} scope="col" label={label} className="px-2 py-2 text-right font-medium sm:px-3">
                  {label}
                  {unit && <span className="block font-normal">{unit}</span>}
                </Heading>
              ))}
            </tr>
          </thead>
          <tbody>
            {question.rows.map(({ label, indent, rule, cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label
              <tr key={row} className="border-b last:border-b-0">
                <Heading
                  scope="row"
                  label={label}
                  className={cn(
                    "sticky left-0 z-10 max-w-40 bg-card px-3 py-2 text-left font-normal sm:max-w-80 lg:min-w-36",
                    INDENT[indent] ?? INDENT.at(-1),
                    rule !== "none" && "font-medium",
                  )}
                >
                  {label}
                </Heading>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell can only be identified by its index
                  <td key={index} className={cn("p-0 align-middle", cell.is !== "blank" && RULES[rule])}>
                    {cellOf(cell, index, `${label}, ${question.columns[index]?.label ?? ""}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

type HeadingProps = { scope: "col" | "row"; label: string; className: string; children: ReactNode };

/** A T-account has rows and columns without a name; a heading without text would confuse screen readers. */
const Heading = ({ scope, label, className, children }: HeadingProps) =>
  label.trim() !== "" ? (
    <th scope={scope} className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );

/** Whether a part of the content is hidden, because it is wider than its frame. */
function useIsCut(frame: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isCut;
}

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * At a field's edge, left and right move to the neighbours, up and down stay in the column, and Enter goes through all
 * columns. Enter never sends the form: Ctrl and Enter check the answer.
 */
function followArrows(event: KeyboardEvent, table: HTMLTableElement | null): void {
  const field = event.target;
  if (!isField(field) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter") event.preventDefault();
  const next = neighbour(event.key, event.shiftKey, field, fieldsOf(table));
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const fieldsOf = (table: HTMLTableElement | null): Field[] => [
  ...(table?.querySelectorAll<Field>("[data-column]") ?? []),
];

function neighbour(key: string, back: boolean, field: Field, fields: Field[]): Field | undefined {
  const column = fields.filter((cell) => cell.dataset.column === field.dataset.column);
  const step = (list: Field[], by: number) => list[list.indexOf(field) + by];
  const caret = field instanceof HTMLInputElement ? edgesOf(field) : { start: true, end: true };
  // A select list changes its value with up and down, so these keys are left alone.
  const isList = field instanceof HTMLSelectElement;
  if (key === "ArrowUp" && !isList) return step(column, -1);
  if (key === "ArrowDown" && !isList) return step(column, 1);
  if (key === "Enter") return step(byColumn(fields), back ? -1 : 1);
  if (key === "ArrowLeft" && caret.start) return step(fields, -1);
  if (key === "ArrowRight" && caret.end) return step(fields, 1);
  return undefined;
}

const byColumn = (fields: Field[]): Field[] =>
  [...fields].sort((a, b) => Number(a.dataset.column) - Number(b.dataset.column));

function edgesOf({ selectionStart, selectionEnd, value }: HTMLInputElement) {
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return { start: selectionStart === 0, end: selectionEnd === value.length || isAll };
}

type SheetFieldProps = {
  name: string;
  value: string;
  column: number;
  readOnly: boolean;
  faultId: string | undefined;
  onChange(value: string | null): void;
};

/**
 * A figure, or a sum that begins with '=': its result is shown when the field loses the focus, the sum again when it
 * gets it.
 */
function SheetField({ name, value, column, readOnly, faultId, onChange }: SheetFieldProps) {
  const [sum, setSum] = useState<{ text: string; result: string } | null>(null);
  const [focused, setFocused] = useState(false);
  const shown = focused && sum && sum.result === value ? sum.text : value;
  const leave = () => {
    setFocused(false);
    if (!isSum(shown)) return;
    const result = cellResult(shown);
    if (result === null) return;
    setSum({ text: shown, result });
    onChange(result);
  };
  return (
    <input
      type="text"
      // Numeric keyboards of phones may lack '=' and brackets.
      inputMode="text"
      autoComplete="off"
      maxLength={60}
      aria-label={name}
      aria-invalid={focused || isFigureOrEmpty(value) ? undefined : true}
      aria-describedby={faultId}
      data-column={column}
      value={shown}
      readOnly={readOnly}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onChange={(event) => {
        setSum(null);
        onChange(event.target.value || null);
      }}
      className={cn("control h-9 w-24 px-2 text-right read-only:bg-muted lg:w-28 pointer-coarse:h-11")}
    />
  );
}
