import type { ComponentProps } from "react";
import { cn } from "./cn";

type ScrollRegionProps = ComponentProps<"section"> & ({ "aria-label": string } | { "aria-labelledby": string });

/** What scrolls within the page. It takes the focus, so that the arrow keys scroll it. */
export function ScrollRegion({ className, ...props }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
    <section data-slot="scroll-region" tabIndex={0} className={cn("overflow-auto", className)} {...props} />
  );
}
