import { Lock, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { Marked } from "@/components/ui/marked";
import { followHere } from "./follow-here";
import { type ResultItem, type ResultList, shareOf } from "./groups";
import { partsOf } from "./marked-words";

type Shared = { icon: LucideIcon; name: string; search: string; activeId: string | undefined; onFollow(): void };

export function SearchGroupList({ label, total, items, ...shared }: ResultList & Shared & { label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not fieldsets
    <div role="group" aria-labelledby={shared.name} className="not-first:mt-1.5 not-first:border-t not-first:pt-1.5">
      <div id={shared.name} className="flex justify-between gap-3 px-2.5 pt-1.5 pb-1 text-muted-foreground text-xs">
        <span className="font-medium">{label} </span>
        <span className="tabular-nums">{shareOf({ total, items })}</span>
      </div>
      {items.map((item) => (
        <Option key={item.id} item={item} {...shared} />
      ))}
    </div>
  );
}

const OPTION_LOOK =
  "flex min-h-11 items-center gap-3 rounded-sm px-2.5 py-1.5 text-sm -outline-offset-2 outline-ring hover:bg-muted aria-selected:bg-muted aria-selected:outline-2";

function Option({ item, icon: Icon, name, search, activeId, onFollow }: Shared & { item: ResultItem }) {
  const id = `${name}-${item.id}`;
  return (
    <Link
      href={item.link}
      prefetch={false}
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      className={OPTION_LOOK}
      // The focus stays in the field, so that the keys go on working after a press that missed.
      onMouseDown={(event) => event.preventDefault()}
      onNavigate={(event) => {
        onFollow();
        if (followHere(item.link)) event.preventDefault();
      }}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 wrap-anywhere">
          <Marked parts={partsOf(item.title, search)} />
        </span>
        {item.within && <span className="block truncate text-compact text-muted-foreground">{item.within}</span>}
      </span>
      {item.locked && (
        <span className="inline-flex shrink-0 items-center gap-1 text-compact text-muted-foreground">
          <Lock aria-hidden="true" className="size-3.5" />
          Premium
        </span>
      )}
    </Link>
  );
}
