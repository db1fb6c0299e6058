"use client";
import { type ComponentProps, Fragment, type KeyboardEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { type EntryLine, isEmptyLine } from "@/lib/writing/entry";
import { AccountField } from "./account-field";
import type { AccountName } from "./match-accounts";

export type EntryLinesProps = {
  lines: readonly EntryLine[];
  accounts: readonly AccountName[] | undefined;
  readOnly: boolean;
  faultOf(line: EntryLine, index: number): string | null;
  onLine(index: number, line: EntryLine): void;
  onRemove(index: number): void;
  onKey(event: KeyboardEvent, index: number): void;
  onNext(index: number): void;
};

const HEAD = "border-b bg-muted px-3 py-2 text-left font-medium text-compact text-muted-foreground";

/** The table: account, debit, credit. */
export function EntryTable({ lines, readOnly, ...props }: EntryLinesProps) {
  return (
    <div className="rounded-md border bg-card">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">Lines of the entry</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(HEAD, "rounded-tl-md")}>
              Account
            </th>
            <th scope="col" className={cn(HEAD, "w-32 text-right")}>
              Dr
            </th>
            <th scope="col" className={cn(HEAD, "w-32 text-right")}>
              Cr
            </th>
            <th scope="col" className={cn(HEAD, "w-11 rounded-tr-md")}>
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line can only be identified by its index
            <TableLine key={index} line={line} index={index} readOnly={readOnly} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TableLineProps = Omit<EntryLinesProps, "lines"> & { line: EntryLine; index: number };

function TableLine({ line, index, readOnly, accounts, faultOf, onLine, onRemove, onKey, onNext }: TableLineProps) {
  const id = useId();
  const fault = faultOf(line, index);
  const name = `Line ${index + 1}`;
  const write = (side: EntryLine["side"], amount: string) =>
    // An amount on one side clears the other; clearing a field keeps the line on its side.
    amount === "" && line.side !== side ? undefined : onLine(index, { ...line, side, amount });
  return (
    <Fragment>
      <tr data-line={index} onKeyDown={(event) => onKey(event, index)} className="border-b last:border-b-0">
        <td className={cn("p-0", line.side === "Cr" && line.amount !== "" && "pl-6")}>
          <AccountField
            label={`${name}, account`}
            value={line.account}
            accounts={accounts}
            readOnly={readOnly}
            onChange={(account) => onLine(index, { ...line, account })}
          />
        </td>
        {(["Dr", "Cr"] as const).map((side) => (
          <td key={side} className="border-l p-0">
            <AmountField
              aria-label={`${name}, ${side === "Dr" ? "debit" : "credit"}`}
              aria-invalid={fault && line.side === side ? true : undefined}
              aria-describedby={fault ? id : undefined}
              data-field={side === "Dr" ? "amount" : undefined}
              value={line.side === side ? line.amount : ""}
              readOnly={readOnly}
              onChange={(event) => write(side, event.target.value)}
              onKeyDown={(event) => nextOnEnter(event, () => onNext(index))}
            />
          </td>
        ))}
        <td className="p-0 text-center">
          {!readOnly && !isEmptyLine(line) && (
            <Button
              variant="ghost"
              size="icon"
              tabIndex={-1}
              aria-label={`Remove line ${index + 1}`}
              onClick={() => onRemove(index)}
              className="size-9 text-muted-foreground"
            >
              <Icon name="x" />
            </Button>
          )}
        </td>
      </tr>
      {fault && (
        <tr>
          <td colSpan={4} id={id} role="alert" className="px-3 pb-2 font-medium text-compact text-destructive">
            {fault}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** Enter in an amount goes to the next line; with Ctrl it checks the answer. */
export function nextOnEnter(event: KeyboardEvent, goOn: () => void): void {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  goOn();
}

export function AmountField({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      className={cn(
        "h-10 w-full bg-transparent px-3 text-right text-base -outline-offset-2! md:text-sm pointer-coarse:h-11",
        className,
      )}
      {...props}
    />
  );
}
