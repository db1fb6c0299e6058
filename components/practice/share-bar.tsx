import { cn } from "@/components/ui/cn";

type ShareBarProps = { share: number; className?: string };

const LOOKS = { strong: "bg-primary", fair: "bg-exam", weak: "bg-destructive" } as const;

/** Strong from 75 %, fair from 50 %, weak below. */
export const wordOf = (share: number): keyof typeof LOOKS =>
  share >= 0.75 ? "strong" : share >= 0.5 ? "fair" : "weak";

/** A bar hidden from screen readers, because its figure and its rating are beside it as text. */
export function ShareBar({ share, className }: ShareBarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn("block h-1.5 overflow-hidden rounded-full border border-transparent bg-muted", className)}
    >
      <span
        className={cn("filled block h-full rounded-full", LOOKS[wordOf(share)])}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  );
}
