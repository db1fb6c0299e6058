"use client";
import { useId } from "react";
import { Spinner } from "@/components/ui/spinner";
import { sentenceOf } from "@/lib/platform/call";
import { SEARCH_SHORTEST } from "@/lib/platform/search-words";
import { type Group, type ResultList, summaryOf } from "./groups";
import { SearchGroupList } from "./search-group-list";
import type { ResultsProps } from "./top-search";
import type { SearchState } from "./use-search";

type SearchPanelProps<K extends string> = ResultsProps & {
  groups: readonly Group<K>[];
  /** What can be found, for who has typed too little. */
  invitation: string;
  searched: SearchState<Record<K, ResultList>>;
};

const PANEL_LOOK =
  "flex flex-col max-md:min-h-0 max-md:flex-1 md:absolute md:inset-x-0 md:top-full md:mt-1.5 md:max-h-[min(34rem,calc(100dvh-5.5rem))] md:rounded-lg md:border md:bg-popover md:shadow-pop lg:w-[32rem]";
const SENTENCE_LOOK = "px-4 py-5 text-muted-foreground text-sm";

export function SearchPanel<K extends string>(props: SearchPanelProps<K>) {
  const { id, text, activeId, listRef, onFollow, groups: all, invitation, searched } = props;
  const labels = useId();
  const { data, error, query, isBehind, refetch } = searched;
  if (text.trim().length < SEARCH_SHORTEST) return <p className={`${SENTENCE_LOOK} md:hidden`}>{invitation}</p>;
  const groups = data ? all.filter(({ kind }) => data[kind].items.length > 0) : [];
  const said = data && !isBehind ? summaryOf(all, data, query) : "";
  return (
    <div className={PANEL_LOOK}>
      {groups.length > 0 && data && (
        <div
          ref={listRef}
          id={id}
          role="listbox"
          aria-label="Search results"
          aria-busy={isBehind}
          className="min-h-0 overflow-y-auto overscroll-contain p-1.5 max-md:pb-[calc(0.375rem+env(safe-area-inset-bottom))]"
        >
          {groups.map(({ kind, ...group }) => (
            <SearchGroupList
              key={kind}
              {...group}
              {...data[kind]}
              name={`${labels}-${kind}`}
              search={text}
              activeId={activeId}
              onFollow={onFollow}
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
      <p role="status" className={groups.length > 0 || !said ? "sr-only" : `${SENTENCE_LOOK} wrap-anywhere`}>
        {said}
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
