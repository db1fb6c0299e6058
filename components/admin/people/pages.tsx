import { Button } from "@/components/ui/button";

type PagesProps = { page: number; isLast: boolean; onPage(page: number): void };

export function Pages({ page, isLast, onPage }: PagesProps) {
  if (page === 1 && isLast) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex items-center justify-between gap-3">
      <Button variant="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
        Page {page.toLocaleString("en-GB")}
      </p>
      <Button variant="outline" disabled={isLast} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
