"use client";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { startOf } from "@/components/plan/start-next";
import { useToday } from "@/components/progress/use-today";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { beginNavigation } from "@/components/ui/pending-navigation";
import { useUser } from "@/lib/accounts/hooks";
import { usePlan } from "@/lib/plan/hooks";
import { SEARCH_LONGEST } from "@/lib/platform/contract/search-words";
import { useStartAttempt } from "@/lib/practice/hooks/attempt";
import { usePracticeToday } from "@/lib/practice/hooks/overview";
import { moreWords } from "../search/groups";
import { nextPlace } from "../search/next-place";
import { GROUPS } from "../search/search-results";
import { useSearch } from "../search/use-search";
import { toggleSideColumn } from "../side-column";
import { chooseTheme } from "../theme";
import { matching } from "./matching";
import { DESTINATIONS } from "./shortcut-list";

type Command = {
  id: string;
  label: string;
  within?: string | null;
  keys?: string;
  icon: IconName;
  /** The palette stays open. */
  stays?: true;
  run(): void;
};
type CommandGroup = { title: string; commands: Command[] };

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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const actions = useActions({ onListKeys, onLogout });
  const found = useFound(text);
  const groups = [...matching(actions, text), ...found.groups].filter(({ commands }) => commands.length > 0);
  const commands = groups.flatMap((group) => group.commands);
  const at = Math.min(active, Math.max(commands.length - 1, 0));
  const run = (command: Command | undefined) => {
    if (!command) return;
    if (!command.stays) onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const place = placeAfter(event.key, at, commands.length);
    if (event.key === "Enter") run(commands[at]);
    else if (place === undefined) return;
    else {
      setActive(place);
      document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: "nearest" });
    }
    event.preventDefault();
  };
  const said = commands.length === 0 && !found.isBehind ? `Nothing found for “${text.trim()}”` : "";
  let place = -1;
  return (
    <>
      <div className="flex items-center gap-3 border-b px-4">
        <Icon name="search" className="size-4 shrink-0 text-muted-foreground" />
        <input
          role="combobox"
          aria-label="Search and actions"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={commands.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LONGEST}
          placeholder="Search, or type what you want to do"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted-foreground"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Search and actions"
        aria-busy={found.isBehind}
        className="max-h-[50dvh] overflow-y-auto overscroll-contain p-1.5"
      >
        {groups.map(({ title, commands: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not fieldsets
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 font-medium text-muted-foreground text-xs">
              {title}
            </p>
            {own.map((command) => {
              place += 1;
              return (
                <Option
                  key={command.id}
                  id={`${id}-${place}`}
                  command={command}
                  active={place === at}
                  onRun={() => run(command)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={said ? "wrap-anywhere px-4 pb-5 text-muted-foreground text-sm" : "sr-only"}>
        {said}
      </p>
    </>
  );
}

/** After its last option the list goes on with its first one: the field itself is no place. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  const place = nextPlace(key, at, count);
  if (place !== -1) return place;
  return key === "ArrowUp" ? count - 1 : 0;
}

type OptionProps = { id: string; command: Command; active: boolean; onRun(): void };

/** The focus stays in the field, which has the keys. */
function Option({ id, command: { label, within, keys, icon }, active, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 text-sm -outline-offset-2 outline-ring hover:bg-muted aria-selected:bg-muted aria-selected:outline-2 pointer-coarse:min-h-11"
    >
      <Icon name={icon} className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2">{label}</span>
        {within && <span className="block truncate text-compact text-muted-foreground">{within}</span>}
      </span>
      {keys && <kbd className="shrink-0 rounded-sm border px-1.5 font-sans text-muted-foreground text-xs">{keys}</kbd>}
    </div>
  );
}

function useGo(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    beginNavigation(href);
    router.push(href);
  };
}

function useActions({ onListKeys, onLogout }: Pick<PaletteProps, "onListKeys" | "onLogout">): CommandGroup[] {
  const go = useGo();
  const next = useNext();
  const actions: Command[] = [
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
function useNext(): Command | undefined {
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

/** What the search of the top bar finds, in the same groups. */
function useFound(text: string): { groups: CommandGroup[]; isBehind: boolean } {
  const go = useGo();
  const { data, isBehind, query, showAll } = useSearch(text);
  if (!data || query === "") return { groups: [], isBehind: isBehind && text.trim() !== "" };
  const groups = GROUPS.map(({ kind, label, icon }) => {
    const more = moreWords(data[kind]);
    const commands: Command[] = data[kind].items.map((item) => ({
      id: `${kind}-${item.id}`,
      label: item.title,
      within: item.within,
      icon,
      run: () => go(item.link),
    }));
    if (more)
      commands.push({ id: `${kind}-all`, label: more, icon: "chevron-down", stays: true, run: () => showAll(kind) });
    return { title: label, commands };
  });
  return { groups, isBehind };
}
