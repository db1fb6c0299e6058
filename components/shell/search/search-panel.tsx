"use client";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/link";
import { Marked } from "@/components/ui/marked";
import { Spinner } from "@/components/ui/spinner";
import { SEARCH_SHORTEST } from "@/lib/platform/contract/search-words";
import { sentenceOf } from "@/lib/platform/query/call";
import { moreLabelOf, type ResultGroup, type ResultItem, type ResultList, resultsSummary, shownCount } from "./groups";
import { LockedMark } from "./locked-mark";
import { markedParts } from "./marked-words";
import type { ResultsProps } from "./top-search";
import type { SearchState } from "./use-search";

type SearchPanelProps<K extends string> = ResultsProps & {
  groups: readonly ResultGroup<K>[];
  /** Lists what can be searched; shown while the text is too short. */
  invitation: string;
  searched: SearchState<Record<K, ResultList>>;
};

const PANEL_CLASS =
  "flex flex-col max-md:min-h-0 max-md:flex-1 md:absolute md:inset-x-0 md:top-full md:mt-1.5 md:max-h-[min(34rem,calc(100dvh-5.5rem))] md:rounded-lg md:border md:bg-popover md:shadow-pop lg:w-[32rem]";
const SENTENCE_CLASS = "px-4 py-5 text-muted-foreground text-sm";

export function SearchPanel<K extends string>(props: SearchPanelProps<K>) {
  const { id, text, activeId, listRef, onFollow, groups: allGroups, invitation, searched } = props;
  const labels = useId();
  const { data, error, query, isBehind, refetch, showAll } = searched;
  if (text.trim().length < SEARCH_SHORTEST) return <p className={`${SENTENCE_CLASS} md:hidden`}>{invitation}</p>;
  const groups = data ? allGroups.filter(({ kind }) => data[kind].items.length > 0) : [];
  const summary = data && !isBehind ? resultsSummary(allGroups, data, query) : "";
  return (
    <div className={PANEL_CLASS}>
      {groups.length > 0 && data && (
        <div
          ref={listRef}
          id={id}
          role="listbox"
          aria-label="Search results"
          aria-busy={isBehind}
          className="min-h-0 overflow-y-auto overscroll-contain p-1.5 max-md:pb-[calc(0.375rem+env(safe-area-inset-bottom))]"
        >
          {groups.map(({ kind, ...group }, index) => (
            <SearchGroupList
              key={kind}
              {...group}
              {...data[kind]}
              name={`${labels}-${kind}`}
              search={text}
              activeId={activeId}
              isFirst={index === 0 && !isBehind}
              onFollow={onFollow}
              onShowAll={() => showAll(kind)}
            />
          ))}
        </div>
      )}
      {groups.length === 0 && isBehind && (
        <p className="flex items-center gap-2.5 px-4 py-5 text-muted-foreground text-sm">
          <Spinner label="" className="size-4" />
          Searching
        </p>
      )}
      {error && !isBehind && <SearchFailed sentence={sentenceOf(error)} onRetry={() => void refetch()} />}
      <p role="status" className={groups.length > 0 || !summary ? "sr-only" : `${SENTENCE_CLASS} wrap-anywhere`}>
        {summary}
      </p>
    </div>
  );
}

function SearchFailed({ sentence, onRetry }: { sentence: string; onRetry(): void }) {
  return (
    <div role="alert" className="flex items-center justify-between gap-3 px-4 py-3 text-sm">
      <p className="text-destructive">{sentence}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-9 shrink-0 font-medium text-primary underline underline-offset-4 pointer-coarse:min-h-11"
      >
        Try again
      </button>
    </div>
  );
}

type OptionContext = { icon: IconName; name: string; search: string; activeId: string | undefined; onFollow(): void };
type SearchGroupListProps = ResultList & OptionContext & { label: string; isFirst: boolean; onShowAll(): void };

function SearchGroupList({ label, total, items, isFirst, onShowAll, ...context }: SearchGroupListProps) {
  const moreLabel = moreLabelOf({ total, items });
  // By index: after 'Show all' the option in its position, the first new result, is active.
  const idAt = (index: number) => `${context.name}-${index}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not fieldsets
    <div role="group" aria-labelledby={context.name} className="not-first:mt-1.5 not-first:border-t not-first:pt-1.5">
      <div id={context.name} className="flex justify-between gap-3 px-2.5 pt-1.5 pb-1 text-muted-foreground text-xs">
        <span className="font-medium">{label} </span>
        <span className="tabular-nums">{shownCount({ total, items })}</span>
      </div>
      {items.map((item, index) => (
        <Option
          key={item.id}
          item={item}
          id={idAt(index)}
          takesEnter={isFirst && index === 0 && !context.activeId}
          {...context}
        />
      ))}
      {moreLabel && (
        <MoreOption id={idAt(items.length)} active={idAt(items.length) === context.activeId} onPress={onShowAll}>
          {moreLabel}
        </MoreOption>
      )}
    </div>
  );
}

const OPTION_CLASS =
  "flex min-h-11 items-center gap-3 rounded-sm px-2.5 py-1.5 text-sm -outline-offset-2 outline-ring hover:bg-muted aria-selected:bg-muted aria-selected:outline-2";

type MoreOptionProps = { id: string; active: boolean; onPress(): void; children: string };

function MoreOption({ id, active, onPress, children }: MoreOptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={`${OPTION_CLASS} w-full font-medium text-primary`}
    >
      <Icon name="chevron-down" className="size-4 shrink-0" />
      {children}
    </button>
  );
}

type OptionProps = Omit<OptionContext, "name"> & {
  id: string;
  item: ResultItem;
  /** No option is active, so Enter opens this one. */
  takesEnter: boolean;
};

function Option({ id, item, takesEnter, icon, search, activeId, onFollow }: OptionProps) {
  return (
    <Link
      href={item.link}
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      className={`${OPTION_CLASS} ${takesEnter ? "bg-muted" : ""}`}
      // The focus stays in the field, so that the keys still work after a press outside an option.
      onMouseDown={(event) => event.preventDefault()}
      onNavigate={(event) => {
        onFollow();
        if (followAnchor(item.link)) event.preventDefault();
      }}
    >
      <Icon name={icon} className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 wrap-anywhere">
          <Marked parts={markedParts(item.title, search)} />
        </span>
        {item.within && <span className="block truncate text-compact text-muted-foreground">{item.within}</span>}
      </span>
      {item.locked && <LockedMark />}
    </Link>
  );
}

/**
 * Follows a link to an anchor of the current page, and returns whether it was one. Browsers without the Navigation API
 * do not report changes by pushState, so there a `hashchange` event is dispatched.
 */
function followAnchor(link: string): boolean {
  const target = new URL(link, window.location.href);
  if (target.pathname !== window.location.pathname || !target.hash) return false;
  if (target.hash === window.location.hash) window.history.replaceState(null, "", target);
  else window.history.pushState(null, "", target);
  if (!("navigation" in window)) (window as Window).dispatchEvent(new HashChangeEvent("hashchange"));
  return true;
}
