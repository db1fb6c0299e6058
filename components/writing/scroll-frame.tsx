import type { ReactNode } from "react";
import { ScrollRegion } from "@/components/ui/scroll-region";

/** Content wider than its column scrolls by touch or with the arrow keys. */
export function ScrollFrame({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ScrollRegion aria-label={label} className={`writing-frame ${className ?? ""}`}>
      {children}
    </ScrollRegion>
  );
}
