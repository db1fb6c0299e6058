"use client";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useMedia } from "@/components/ui/use-media";
import {
  centsIn,
  type EntryLine,
  emptyLine,
  faultOfLine,
  isEmptyLine,
  totalsInWords,
  totalsOf,
  withRoom,
} from "@/lib/writing/entry";
import { AccountField } from "./account-field";
import { AmountField, type EntryLinesProps, EntryTable, nextOnEnter } from "./entry-table";
import type { AccountName } from "./match-accounts";

type EntryEditorProps = {
  /** Without empty lines; the editor always adds one. */
  lines: readonly EntryLine[];
  /** The accounts to choose from. Without them any name may be entered. */
  accounts?: readonly AccountName[] | undefined;
  /** The maximum number of lines. */
  most: number;
  readOnly?: boolean;
  /** Marks missing values in the lines. */
  checked?: boolean;
  onChange(lines: EntryLine[]): void;
};

/** Phones, and windows in which the side navigation leaves the table no room for the names of accounts. */
const NARROW = "(max-width: 639px), (min-width: 768px) and (max-width: 959px)";

/** A journal entry, edited line by line in a table; where there is little room, each line is a card. */
export function EntryEditor({ lines, accounts, most, readOnly = false, checked = false, onChange }: EntryEditorProps) {
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const narrow = useMedia(NARROW);
  // The fields hold text while it is typed; after a line is removed, they belong to other lines.
  const [removals, setRemovals] = useState(0);
  // A figure is not marked as wrong while it is being typed.
  const [active, setActive] = useState<number | null>(null);
  const shown = readOnly ? lines : withRoom(lines, most);

  const focus = (index: number, field: "account" | "amount" = "account") =>
    // The line may exist only after the next render.
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-line="${index}"] [data-field="${field}"]`)?.focus(),
    );
  const change = (index: number, line: EntryLine) => onChange(trimmed(shown.with(index, line)));
  const remove = (index: number) => {
    onChange(trimmed(shown.toSpliced(index, 1)));
    setRemovals(removals + 1);
    focus(Math.min(index, shown.length - 2));
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    if (event.key !== "Backspace" || !(event.ctrlKey || event.metaKey) || readOnly) return;
    event.preventDefault();
    if (shown.length > 1) remove(index);
  };
  const Lines = narrow ? EntryCards : EntryTable;
  return (
    <fieldset
      ref={frame}
      aria-label="Journal entry"
      aria-describedby={`${id}-hint`}
      onFocus={({ target }) => setActive(Number(target.closest<HTMLElement>("[data-line]")?.dataset.line))}
      onBlur={() => setActive(null)}
      className="min-w-0 space-y-2"
    >
      <Lines
        key={removals}
        lines={shown}
        accounts={accounts}
        readOnly={readOnly}
        faultOf={(line, index) =>
          checked || (index !== active && centsIn(line.amount) === null) ? faultOfLine(line) : null
        }
        onLine={change}
        onRemove={remove}
        onKey={handleKey}
        onNext={(index) => focus(index + 1)}
      />
      <EntryTotals lines={shown} />
      <p
        id={`${id}-hint`}
        className={cn("text-muted-foreground text-xs pointer-coarse:hidden", readOnly && "invisible")}
      >
        Enter goes to the next line, Ctrl+Backspace removes a line.
      </p>
    </fieldset>
  );
}

/** Without the empty lines at the end. */
function trimmed(lines: readonly EntryLine[]): EntryLine[] {
  const { account, amount } = emptyLine();
  return lines.slice(0, lines.findLastIndex((line) => line.account !== account || line.amount !== amount) + 1);
}

const RESTS_MS = 800;

/** The difference of the two sides; announced when typing pauses, not at each digit. */
function EntryTotals({ lines }: { lines: readonly EntryLine[] }) {
  const totals = totalsOf(lines);
  const text = totalsInWords(totals);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (totals.debit === 0n && totals.credit === 0n) return;
    const timer = setTimeout(() => setSpoken(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text, totals.debit, totals.credit]);
  const differ = totals.debit !== totals.credit;
  return (
    <>
      <p
        aria-hidden="true"
        className={cn(
          totals.debit === 0n && totals.credit === 0n && "invisible",
          "px-1 text-right text-compact tabular-nums",
          differ ? "text-exam" : "text-muted-foreground",
        )}
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** Where there is little room, each line is a card with a switch between debit and credit. */
function EntryCards({ lines, ...props }: EntryLinesProps) {
  return (
    <ol className="space-y-2">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line can only be identified by its index
        <LineCard key={index} line={line} index={index} {...props} />
      ))}
    </ol>
  );
}

type LineCardProps = Omit<EntryLinesProps, "lines"> & { line: EntryLine; index: number };

function LineCard({ line, index, accounts, readOnly, faultOf, onLine, onRemove, onKey, onNext }: LineCardProps) {
  const id = useId();
  const fault = faultOf(line, index);
  const name = `Line ${index + 1}`;
  return (
    <li
      data-line={index}
      onKeyDown={(event) => onKey(event, index)}
      className="rounded-md border bg-card"
      aria-label={name}
    >
      <div className="border-b">
        <AccountField
          label={`${name}, account`}
          value={line.account}
          accounts={accounts}
          readOnly={readOnly}
          onChange={(account) => onLine(index, { ...line, account })}
        />
      </div>
      <div className="flex items-center gap-2 p-2">
        <SideSwitch
          name={name}
          side={line.side}
          readOnly={readOnly}
          onChange={(side) => onLine(index, { ...line, side })}
        />
        <AmountField
          aria-label={`${name}, amount`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          data-field="amount"
          value={line.amount}
          readOnly={readOnly}
          placeholder="Amount"
          onChange={(event) => onLine(index, { ...line, amount: event.target.value })}
          onKeyDown={(event) => nextOnEnter(event, () => onNext(index))}
          className="control"
        />
        {!readOnly && (
          // Last, so that Tab goes from account to side to amount; its room is kept in an empty line.
          <div className="size-11 shrink-0">
            {!isEmptyLine(line) && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove line ${index + 1}`}
                onClick={() => onRemove(index)}
                className="size-11 text-muted-foreground"
              >
                <Icon name="x" />
              </Button>
            )}
          </div>
        )}
      </div>
      {fault && (
        <p id={id} role="alert" className="px-3 pb-2 font-medium text-compact text-destructive">
          {fault}
        </p>
      )}
    </li>
  );
}

type SideSwitchProps = {
  name: string;
  side: EntryLine["side"];
  readOnly: boolean;
  onChange(side: EntryLine["side"]): void;
};

const amountBeside = (side: Element) =>
  side.closest("[data-line]")?.querySelector<HTMLElement>("[data-field='amount']");

function SideSwitch({ name, side, readOnly, onChange }: SideSwitchProps) {
  const group = useId();
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-md border border-input">
      <legend className="sr-only">{name}, side</legend>
      {(["Dr", "Cr"] as const).map((option) => (
        <label
          key={option}
          className="grid min-h-11 min-w-12 place-items-center font-medium text-sm has-[:checked]:bg-primary has-[:checked]:text-primary-foreground has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:-outline-offset-4"
        >
          <input
            type="radio"
            name={group}
            checked={side === option}
            aria-disabled={readOnly || undefined}
            onChange={() => readOnly || onChange(option)}
            // Enter would send the form that the entry is part of.
            onKeyDown={(event) => nextOnEnter(event, () => amountBeside(event.currentTarget)?.focus())}
            className="sr-only"
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
