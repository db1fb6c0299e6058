"use client";

import { Progress as ProgressPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** From 0 to 100. `aria-label` names what is measured. */
export function Progress({ className, value, ...props }: ComponentProps<typeof ProgressPrimitive.Root>) {
  const percent = Math.round(Math.min(100, Math.max(0, value ?? 0)));
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={percent}
      className={cn("h-1.5 w-full overflow-hidden rounded-full border border-transparent bg-primary/15", className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        data-slot="progress-indicator"
        className="filled h-full rounded-full bg-primary transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
