import { cn } from "@/components/ui/cn";

type RangeBarProps = { low: number; high: number; outOf: number; passMark: number | null; className?: string };

/**
 * A range on a line from zero to all marks, with the pass mark. Hidden from screen readers: its figures stand beside
 * it as text.
 */
export function RangeBar({ low, high, outOf, passMark, className }: RangeBarProps) {
  const part = (mark: number) => `${(mark * 100) / outOf}%`;
  return (
    <span aria-hidden="true" className={cn("relative block h-3 rounded-full border bg-muted", className)}>
      <span
        className="filled absolute inset-y-0 rounded-full bg-primary"
        style={{ left: part(low), width: part(Math.max(1, high - low)) }}
      />
      {passMark !== null && (
        <span
          className="absolute -inset-y-1.5 w-0.5 bg-exam forced-colors:bg-[CanvasText]"
          style={{ left: part(passMark) }}
        />
      )}
    </span>
  );
}
