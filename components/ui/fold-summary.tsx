import type { ReactNode } from "react";
import { Icon } from "./icon";

/** The line of a framed `<details className="group">`: its arrow says that it unfolds. */
export const FoldSummary = ({ children }: { children: ReactNode }) => (
  <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 px-3 font-semibold text-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
    <Icon
      name="chevron-right"
      className="size-4 text-muted-foreground transition-transform group-open:rotate-90 print:hidden"
    />
    {children}
  </summary>
);
