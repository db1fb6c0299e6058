import type { ComponentProps } from "react";
import { cn } from "./cn";

type ScrollRegionProps = ComponentProps<"div"> & ({ "aria-label": string } | { "aria-labelledby": string });

/**
 * A scrollable part of the page. It is focusable, so that the arrow keys scroll it. Printed pages show all of it. It is
 * positioned, because texts for screen readers within it would otherwise make the page itself longer.
 */
export function ScrollRegion({ className, role = "group", ...props }: ScrollRegionProps) {
  return (
    <div
      data-slot="scroll-region"
      role={role}
      tabIndex={0}
      className={cn("relative overflow-auto print:overflow-visible", className)}
      {...props}
    />
  );
}
