import type { ComponentProps } from "react";
import { cn } from "./cn";

type ScrollRegionProps = ComponentProps<"div"> & ({ "aria-label": string } | { "aria-labelledby": string });

/** What scrolls within the page. It takes the focus, so that the arrow keys scroll it. On paper all of it shows. */
export function ScrollRegion({ className, role = "group", ...props }: ScrollRegionProps) {
  return (
    <div
      data-slot="scroll-region"
      role={role}
      tabIndex={0}
      className={cn("overflow-auto print:overflow-visible", className)}
      {...props}
    />
  );
}
