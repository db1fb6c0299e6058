import { cn } from "./cn";

type SeparatorProps = { vertical?: boolean; className?: string };

/** A thin rule that only the eye needs. */
export function Separator({ vertical = false, className }: SeparatorProps) {
  return <div aria-hidden="true" className={cn("shrink-0 bg-border", vertical ? "w-px" : "h-px", className)} />;
}
