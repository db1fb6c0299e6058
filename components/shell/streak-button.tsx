import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { StreakChip } from "./streak-chip";

/** The streak in the top bar, which opens the week. */
export function StreakButton({ days, className, ...props }: ComponentProps<"button"> & { days: number }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${days} day streak. Keep it going!`}
      className={cn("rounded-md text-left hover:bg-muted pointer-coarse:min-h-11", className)}
      {...props}
    >
      <StreakChip days={days} className="px-1 py-0.5" />
    </button>
  );
}
