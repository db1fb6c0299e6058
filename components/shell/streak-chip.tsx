import { cn } from "@/components/ui/cn";

type StreakChipProps = {
  days: number;
  /** Shows the full text at every width; otherwise a narrow window shows only the number. */
  full?: boolean;
  className?: string;
};

export function StreakChip({ days, full = false, className }: StreakChipProps) {
  const hint = days === 0 ? "Complete a topic today to start" : undefined;
  return (
    <div title={hint} className={cn("flex items-center gap-2", !full && "max-sm:gap-1", className)}>
      <Flame className={cn("size-5 shrink-0", days > 0 ? "text-streak" : "text-muted-foreground")} />
      <p className="leading-tight">
        <span className="block whitespace-nowrap font-semibold text-compact">
          {days}
          <span className={full ? "" : "max-sm:sr-only"}> day streak</span>
        </span>
        <span className={cn("block whitespace-nowrap text-muted-foreground text-xs", !full && "max-lg:sr-only")}>
          Keep it going!
        </span>
        {hint && <span className="sr-only">{hint}</span>}
      </p>
    </div>
  );
}

/** An inline SVG, because the landing page shows it and does not load the icon package. */
function Flame({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M12.5 2.5c.4 3-1 4.6-2.6 6.3C8.3 10.5 6 12.4 6 15.3a6 6 0 0 0 12 0c0-2.2-.9-4-2.2-5.5-.3 1.300-.9 2.200-1.900 2.800.5-3.700-.3-7.200-1.400-10.100Z" />
    </svg>
  );
}
