import { useRouter } from "next/navigation";
import { startOf } from "@/components/plan/start-next";
import { useToday } from "@/components/progress/use-today";
import type { IconName } from "@/components/ui/icon-names";
import { useUser } from "@/lib/accounts/hooks";
import { usePlan } from "@/lib/plan/hooks";
import { useStartAttempt } from "@/lib/practice/hooks/attempt";
import { usePracticeToday } from "@/lib/practice/hooks/overview";
import { toggleSideColumn } from "../side-column";
import { chooseTheme } from "../theme";
import { DESTINATIONS } from "./shortcut-list";
import { useGo } from "./use-go";

export type PaletteCommand = {
  id: string;
  label: string;
  within?: string | null;
  /** A result behind Premium. */
  locked?: boolean;
  keys?: string;
  icon: IconName;
  keepsOpen?: true;
  run(): void;
};
export type PaletteGroup = { title: string; commands: PaletteCommand[] };

type PaletteActions = { onListKeys(): void; onLogout(): void };

/** The actions and the pages. */
export function usePaletteActions({ onListKeys, onLogout }: PaletteActions): PaletteGroup[] {
  const go = useGo();
  const next = useNextCommand();
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

/** What to study next, the same as on the dashboard's button. */
function useNextCommand(): PaletteCommand | undefined {
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
