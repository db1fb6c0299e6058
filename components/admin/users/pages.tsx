import { Button } from "@/components/ui/button";

type PagesProps = {
  page: number;
  /** Undefined until the count has loaded. */
  last: number | undefined;
  isLast: boolean;
  onPage(page: number): void;
};

export function Pages({ page, last, isLast: ended, onPage }: PagesProps) {
  const isLast = last ? page >= last : ended;
  if (page === 1 && isLast) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex items-center justify-between gap-3">
      <Button variant="outline" disabled={page === 1} onClick={() => onPage(Math.min(page - 1, last ?? page))}>
        Previous
      </Button>
      <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
        Page {page.toLocaleString("en-GB")}
        {last && page <= last && ` of ${last.toLocaleString("en-GB")}`}
      </p>
      <Button variant="outline" disabled={isLast} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
