"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { startOf } from "@/components/plan/start-next";
import { useToday } from "@/components/progress/use-today";
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
import type { IconName } from "@/components/ui/icon-names";
import { beginNavigation } from "@/components/ui/pending-navigation";
import { useUser } from "@/lib/accounts/hooks";
import { usePlan } from "@/lib/plan/hooks";
import { SEARCH_LONGEST, SEARCH_SHORTEST } from "@/lib/platform/contract/search-words";
import { sentenceOf } from "@/lib/platform/query/call";
import { useStartAttempt } from "@/lib/practice/hooks/attempt";
import { usePracticeToday } from "@/lib/practice/hooks/overview";
import { moreWords } from "../search/groups";
import { LockedMark } from "../search/locked-mark";
import { GROUPS } from "../search/search-results";
import { useSearch } from "../search/use-search";
import { toggleSideColumn } from "../side-column";
import { chooseTheme } from "../theme";
import { matching } from "./matching";
import { DESTINATIONS } from "./shortcut-list";

type PaletteCommand = {
  id: string;
  label: string;
  within?: string | null;
  /** A result behind Premium. */
  locked?: boolean;
  keys?: string;
  icon: IconName;
  /** The palette stays open. */
  stays?: true;
  run(): void;
};
type PaletteGroup = { title: string; commands: PaletteCommand[] };

type CommandPaletteProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  onListKeys(): void;
  onLogout(): void;
};

/** Actions, pages and the search in one list, which the keyboard alone can use. */
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
  const actions = useActions({ onListKeys, onLogout });
  const found = useFound(text);
  const groups = [...matching(actions, text), ...found.groups].filter(({ commands }) => commands.length > 0);
  const values = groups.flatMap(({ title, commands }) => commands.map((_, place) => placeOf(title, place)));
  const run = (command: PaletteCommand) => {
    if (!command.stays) onClose();
    command.run();
  };
  const said = found.failure ?? (groups.length === 0 && !found.isBehind ? nothingFor(text.trim()) : "");
  return (
    // The words are matched here, and by the search on the server.
    <Command
      label="Search and actions"
      loop
      shouldFilter={false}
      vimBindings={false}
      // By itself cmdk chooses nothing when what was chosen goes with others, as at the next answer of the search.
      value={values.includes(chosen) ? chosen : (values[0] ?? "")}
      onValueChange={setChosen}
    >
      <CommandInput
        maxLength={SEARCH_LONGEST}
        placeholder="Search, or type what you want to do"
        value={text}
        onValueChange={setText}
      />
      <CommandList label="Search and actions" aria-busy={found.isBehind}>
        {groups.map(({ title, commands }) => (
          <CommandGroup key={title} heading={title}>
            {commands.map((command, place) => (
              <Option
                key={placeOf(title, place)}
                value={placeOf(title, place)}
                command={command}
                onRun={() => run(command)}
              />
            ))}
          </CommandGroup>
        ))}
      </CommandList>
      <p role="status" className={said ? "wrap-anywhere px-4 pb-5 text-muted-foreground text-sm" : "sr-only"}>
        {said}
      </p>
    </Command>
  );
}

/** Options go by place: where 'Show all' stood, the first of the others is chosen. */
const placeOf = (group: string, place: number): string => `${group} ${place}`;

const nothingFor = (text: string): string =>
  text.length < SEARCH_SHORTEST ? "Type at least two letters to search." : `Nothing found for “${text}”`;

type OptionProps = { value: string; command: PaletteCommand; onRun(): void };

function Option({ value, command: { label, within, locked, keys, icon }, onRun }: OptionProps) {
  return (
    // A press leaves the focus in the field, which has the keys.
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

function useGo(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    beginNavigation(href);
    router.push(href);
  };
}

function useActions({ onListKeys, onLogout }: Pick<PaletteProps, "onListKeys" | "onLogout">): PaletteGroup[] {
  const go = useGo();
  const next = useNext();
  const actions: PaletteCommand[] = [
    ...(next ? [next] : []),
    { id: "event", label: "Add event", icon: "calendar-plus", run: () => go("/calendar?add=event") },
    { id: "group", label: "New study group", icon: "users-round", run: () => go("/community/groups/new") },
    { id: "theme", label: "Switch theme", icon: "contrast", run: switchTheme },
    { id: "column", label: "Narrow or widen the side column", keys: "[", icon: "panel-left", run: toggleSideColumn },
    { id: "keys", label: "Keyboard shortcuts", keys: "?", icon: "keyboard", run: onListKeys },
    { id: "logout", label: "Log out", icon: "log-out", run: onLogout },
  ];
  const pages = DESTINATIONS.map(({ key, href, label, icon }) => ({
    id: href,
    label: `Go to ${label.toLowerCase()}`,
    keys: `G ${key.toUpperCase()}`,
    icon,
    run: () => go(href),
  }));
  return [
    { title: "Actions", commands: actions },
    { title: "Pages", commands: pages },
  ];
}

/** The next thing of the day, as the dashboard's button has it. */
function useNext(): PaletteCommand | undefined {
  const go = useGo();
  const router = useRouter();
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  const { data: days } = usePlan({ from: today, to: today });
  const { data: practice } = usePracticeToday();
  const { start } = useStartAttempt((attempt) => router.push(`/practice/${attempt.id}`));
  const planned = days?.find(({ date }) => date === today)?.items ?? [];
  const next =
    days &&
    startOf(
      planned.filter(({ done, kind }) => !done && kind !== "review"),
      practice,
    );
  if (!next) return undefined;
  const run = () => ("form" in next ? start(next.form) : go(next.href));
  return { id: "next", label: next.words, icon: "circle-play", run };
}

function switchTheme(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  chooseTheme(isDark ? "light" : "dark");
}

type Found = { groups: PaletteGroup[]; isBehind: boolean; failure?: string };

/** What the search of the top bar finds, in the same groups. */
function useFound(text: string): Found {
  const go = useGo();
  const { data, error, isBehind, showAll, refetch } = useSearch(text);
  // What was found for a longer text before is kept until the next answer, which does not come for so short a text.
  if (text.trim().length < SEARCH_SHORTEST) return { groups: [], isBehind: false };
  if (error && !isBehind) {
    const again: PaletteCommand = { id: "again", label: "Try again", icon: "refresh-cw", stays: true, run: refetch };
    return { groups: [{ title: "Search", commands: [again] }], isBehind, failure: sentenceOf(error) };
  }
  if (!data) return { groups: [], isBehind };
  const groups = GROUPS.map(({ kind, label, icon }) => {
    const more = moreWords(data[kind]);
    const commands: PaletteCommand[] = data[kind].items.map((item) => ({
      id: `${kind}-${item.id}`,
      label: item.title,
      within: item.within,
      locked: item.locked,
      icon,
      run: () => go(item.link),
    }));
    if (more)
      commands.push({ id: `${kind}-all`, label: more, icon: "chevron-down", stays: true, run: () => showAll(kind) });
    return { title: label, commands };
  });
  return { groups, isBehind };
}
