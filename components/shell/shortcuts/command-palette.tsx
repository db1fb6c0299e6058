"use client";
import { useState } from "react";
import {
  Command,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandShortcut,
} from "@/components/ui/command";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { SEARCH_LONGEST, SEARCH_SHORTEST } from "@/lib/platform/contract/search-words";
import { LockedMark } from "../search/locked-mark";
import { matching } from "./matching";
import { type PaletteCommand, usePaletteActions } from "./use-palette-actions";
import { usePaletteResults } from "./use-palette-results";

type CommandPaletteProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  onListKeys(): void;
  onLogout(): void;
};

/** Actions, pages and search results in one list for the keyboard. */
export function CommandPalette({ open, onOpenChange, onListKeys, onLogout }: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        showCloseButton={false}
        className="top-24 translate-y-0 gap-0 overflow-hidden p-0"
      >
        <DialogTitle className="sr-only">Search and actions</DialogTitle>
        <Palette onClose={() => onOpenChange(false)} onListKeys={onListKeys} onLogout={onLogout} />
      </DialogContent>
    </Dialog>
  );
}

type PaletteProps = { onClose(): void; onListKeys(): void; onLogout(): void };

function Palette({ onClose, onListKeys, onLogout }: PaletteProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const actions = usePaletteActions({ onListKeys, onLogout });
  const results = usePaletteResults(text);
  const groups = [...matching(actions, text), ...results.groups].filter(({ commands }) => commands.length > 0);
  const values = groups.flatMap(({ title, commands }) => commands.map((_, index) => optionValue(title, index)));
  const run = (command: PaletteCommand) => {
    if (!command.keepsOpen) onClose();
    command.run();
  };
  const message = results.failure ?? (groups.length === 0 && !results.isBehind ? emptyMessage(text.trim()) : "");
  return (
    // Not filtered by cmdk: `matching` and the server's search do that.
    <Command
      label="Search and actions"
      loop
      shouldFilter={false}
      vimBindings={false}
      // By itself cmdk selects nothing when the selected option disappears, as it may with the next results.
      value={values.includes(chosen) ? chosen : (values[0] ?? "")}
      onValueChange={setChosen}
    >
      <CommandInput
        maxLength={SEARCH_LONGEST}
        placeholder="Search, or type what you want to do"
        value={text}
        onValueChange={setText}
      />
      <CommandList label="Search and actions" aria-busy={results.isBehind}>
        {groups.map(({ title, commands }) => (
          <CommandGroup key={title} heading={title}>
            {commands.map((command, index) => (
              <Option
                key={optionValue(title, index)}
                value={optionValue(title, index)}
                command={command}
                onRun={() => run(command)}
              />
            ))}
          </CommandGroup>
        ))}
      </CommandList>
      <p role="status" className={message ? "wrap-anywhere px-4 pb-5 text-muted-foreground text-sm" : "sr-only"}>
        {message}
      </p>
    </Command>
  );
}

/** By index: after 'Show all' the option in its position, the first new result, is selected. */
const optionValue = (group: string, index: number): string => `${group} ${index}`;

const emptyMessage = (text: string): string =>
  text.length < SEARCH_SHORTEST ? "Type at least two letters to search." : `Nothing found for “${text}”`;

type OptionProps = { value: string; command: PaletteCommand; onRun(): void };

function Option({ value, command: { label, within, locked, keys, icon }, onRun }: OptionProps) {
  return (
    // A press must leave the focus in the field, which handles the keys.
    <CommandItem value={value} onSelect={onRun} onMouseDown={(event) => event.preventDefault()}>
      <Icon name={icon} className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2">{label}</span>
        {within && <span className="block truncate text-compact text-muted-foreground">{within}</span>}
      </span>
      {locked && <LockedMark />}
      {keys && <CommandShortcut>{keys}</CommandShortcut>}
    </CommandItem>
  );
}
