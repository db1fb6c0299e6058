"use client";
import { X } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { type EntryLine, isEmptyLine } from "@/lib/writing/entry";
import { AccountField } from "./account-field";
import { AmountField, type EntryLinesProps } from "./entry-table";

/** On a phone each line is a card, with a switch for its side. */
export function EntryCards({ lines, ...props }: EntryLinesProps) {
  return (
    <ol className="space-y-2">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <LineCard key={index} line={line} place={index} {...props} />
      ))}
    </ol>
  );
}

type LineCardProps = Omit<EntryLinesProps, "lines"> & { line: EntryLine; place: number };

function LineCard({ line, place, accounts, readOnly, faultOf, onLine, onRemove, onKey }: LineCardProps) {
  const id = useId();
  const fault = faultOf(line, place);
  const name = `Line ${place + 1}`;
  return (
    <li
      data-line={place}
      onKeyDown={(event) => onKey(event, place)}
      className="rounded-md border bg-card"
      aria-label={name}
    >
      <div className="flex items-center border-b">
        <div className="min-w-0 flex-1">
          <AccountField
            label={`${name}, account`}
            value={line.account}
            accounts={accounts}
            readOnly={readOnly}
            onChange={(account) => onLine(place, { ...line, account })}
          />
        </div>
        {!readOnly && !isEmptyLine(line) && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove line ${place + 1}`}
            onClick={() => onRemove(place)}
            className="text-muted-foreground"
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="flex items-center gap-3 p-2">
        <SideSwitch
          name={name}
          side={line.side}
          readOnly={readOnly}
          onChange={(side) => onLine(place, { ...line, side })}
        />
        <AmountField
          aria-label={`${name}, amount`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          data-field="amount"
          value={line.amount}
          readOnly={readOnly}
          placeholder="Amount"
          onChange={(event) => onLine(place, { ...line, amount: event.target.value })}
          className="control"
        />
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

function SideSwitch({ name, side, readOnly, onChange }: SideSwitchProps) {
  const group = useId();
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-md border border-input">
      <legend className="sr-only">{name}, side</legend>
      {(["Dr", "Cr"] as const).map((one) => (
        <label
          key={one}
          className="grid min-h-11 min-w-12 place-items-center font-medium text-sm has-[:checked]:bg-primary has-[:checked]:text-primary-foreground has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:-outline-offset-4"
        >
          <input
            type="radio"
            name={group}
            checked={side === one}
            aria-disabled={readOnly || undefined}
            onChange={() => readOnly || onChange(one)}
            className="sr-only"
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
