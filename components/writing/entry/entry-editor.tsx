"use client";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useMedia } from "@/components/ui/use-media";
import { centsIn, type EntryLine, emptyLine, faultOfLine, withRoom } from "@/lib/writing/entry";
import { EntryCards } from "./entry-cards";
import { EntryTable } from "./entry-table";
import { EntryTotals } from "./entry-totals";
import type { Account } from "./match-accounts";

type EntryEditorProps = {
  /** Without empty lines; one always follows by itself. */
  lines: readonly EntryLine[];
  /** The accounts to choose from. Without them any name may be written. */
  accounts?: readonly Account[] | undefined;
  /** The largest number of lines. */
  most: number;
  readOnly?: boolean;
  /** Shows what is missing in the lines. */
  checked?: boolean;
  onChange(lines: EntryLine[]): void;
};

/** An entry written line by line, as on ledger paper: on a phone each line is a card. */
export function EntryEditor({ lines, accounts, most, readOnly = false, checked = false, onChange }: EntryEditorProps) {
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const narrow = useMedia("(max-width: 639px)");
  // Fields keep what is being typed; after a line has gone they belong to other lines.
  const [removals, setRemovals] = useState(0);
  // A figure that is still being typed is not yet wrong.
  const [active, setActive] = useState<number | null>(null);
  const shown = readOnly ? lines : withRoom(lines, most);

  const focus = (place: number, field: "account" | "amount" = "account") =>
    // The line may be there only after the next render.
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-line="${place}"] [data-field="${field}"]`)?.focus(),
    );
  const change = (place: number, line: EntryLine) => onChange(trimmed(shown.with(place, line)));
  const remove = (place: number) => {
    onChange(trimmed(shown.toSpliced(place, 1)));
    setRemovals(removals + 1);
    focus(Math.min(place, shown.length - 2));
  };
  const handleKey = (event: KeyboardEvent, place: number) => {
    if (event.key !== "Backspace" || !(event.ctrlKey || event.metaKey) || readOnly) return;
    event.preventDefault();
    if (shown.length > 1) remove(place);
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
        faultOf={(line, place) =>
          checked || (place !== active && centsIn(line.amount) === null) ? faultOfLine(line) : null
        }
        onLine={change}
        onRemove={remove}
        onKey={handleKey}
        onNext={(place) => focus(place + 1)}
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
