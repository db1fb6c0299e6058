"use client";

import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useState } from "react";
import { cn } from "./cn";

type Choice = { id: string; chosen: string | undefined; choose(value: string): void };

const Choosing = createContext<Choice>({ id: "", chosen: undefined, choose: () => {} });

type TabsProps = ComponentProps<"div"> & { defaultValue?: string; value?: string; onValueChange?(value: string): void };

/** Our own: the public pages have tabs too, and Radix's weigh as much there as all else that is the page's. */
export function Tabs({ defaultValue, value, onValueChange, className, ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <Choosing value={{ id, chosen: value ?? own, choose }}>
      <div className={cn("flex flex-col gap-5", className)} {...props} />
    </Choosing>
  );
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One stop of the Tab key; the arrows lead from tab to tab, and choose the one that they come to. */
function followArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? tabs.indexOf(activeElement) : -1;
  const next = tabs[STEPS[event.key]?.(at, tabs.length) ?? -1];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

export function TabsList({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={followArrows}
      className={cn("flex gap-1 overflow-x-auto border-b", className)}
      {...props}
    />
  );
}

type TabsTriggerProps = Omit<ComponentProps<"button">, "id"> & { value: string };

/** Its id is the one by which the panel is named. */
export function TabsTrigger({ value, className, ...props }: TabsTriggerProps) {
  const { id, chosen, choose } = use(Choosing);
  const active = chosen === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-controls={`${id}-panel-${value}`}
      aria-selected={active}
      tabIndex={active ? 0 : -1}
      onClick={() => active || choose(value)}
      className={cn(
        "-mb-px h-10 shrink-0 rounded-t-md border-transparent border-b-2 px-3 font-medium text-muted-foreground text-sm transition-colors -outline-offset-2! hover:text-foreground aria-selected:border-primary aria-selected:text-foreground pointer-coarse:h-11",
        className,
      )}
      {...props}
    />
  );
}

/** The panel is always there for its tab to point at; what is in it only while it is seen. */
export function TabsContent({ value, className, children, ...props }: ComponentProps<"div"> & { value: string }) {
  const { id, chosen } = use(Choosing);
  const active = chosen === value;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern of tabs leads from a tab into its panel
      tabIndex={0}
      hidden={!active}
      className={cn("rounded-md", className)}
      {...props}
    >
      {active && children}
    </div>
  );
}
