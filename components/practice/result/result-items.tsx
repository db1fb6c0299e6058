"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Item, Result } from "@/lib/practice/contract/shapes";
import { isShown, RESULT_FILTER_LABELS, RESULT_FILTERS, type ResultFilter } from "@/lib/practice/rules/figures";
import { ResultItem } from "./result-item";

type ResultItemsProps = { attemptId: number; items: Item[]; slowest: Result["slowest"] };

const NONE: Record<ResultFilter, string> = {
  all: "There are no questions here.",
  wrong: "Nothing was wrong.",
  flagged: "Nothing was flagged.",
  guessed: "Nothing was guessed.",
};

/** Every question with the answer given, to go through again. */
export function ResultItems({ attemptId, items, slowest }: ResultItemsProps) {
  const [filter, setFilter] = useState<ResultFilter>("all");
  const shown = items.filter((item) => isShown(item, filter));
  return (
    <section aria-labelledby="questions">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="questions" className="heading text-lg">
          Questions
        </h2>
        <fieldset className="flex flex-wrap gap-1.5 print:hidden">
          <legend className="sr-only">Show</legend>
          {RESULT_FILTERS.map((one) => (
            <Button
              key={one}
              variant="outline"
              size="sm"
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
              className={cn(filter === one && "border-primary bg-primary-soft text-primary")}
            >
              {RESULT_FILTER_LABELS[one]}
              <span className="text-compact tabular-nums">{items.filter((item) => isShown(item, one)).length}</span>
            </Button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? (
        <p className="rounded-lg border border-dashed px-4 py-8 text-center text-muted-foreground">{NONE[filter]}</p>
      ) : (
        <ol className="space-y-2">
          {shown.map((item) => (
            <ResultItem key={item.place} attemptId={attemptId} item={item} isSlow={slowest.includes(item.place)} />
          ))}
        </ol>
      )}
    </section>
  );
}
