import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type PrevNextButtonsProps = { unit: "week" | "month"; onStep(by: 1 | -1): void; className?: string };

/** Back and on by one. */
export function PrevNextButtons({ unit, onStep, className }: PrevNextButtonsProps) {
  return (
    <span className={cn("flex", className)}>
      <Button variant="ghost" size="icon" aria-label={`Previous ${unit}`} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Next ${unit}`} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" />
      </Button>
    </span>
  );
}
