"use client";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Item } from "@/lib/practice/contract/shapes";
import type { ItemChange } from "@/lib/practice/hooks/attempt";
import { CAUSE_LABELS, CAUSES } from "@/lib/practice/rules/words";

type ItemWordsProps = { item: Item; onChange(change: ItemChange): void };

/** The student's own remarks on her answer: they change her card and her list of mistakes, never the mark. */
export function ItemWords({ item, onChange }: ItemWordsProps) {
  if (item.feedback?.verdict === "right")
    return (
      <fieldset className="print:hidden">
        <legend className="sr-only">How was it?</legend>
        <div className="flex flex-wrap gap-2">
          <Word chosen={item.guessed} onPress={() => onChange({ guessed: !item.guessed })} title="Key G">
            I guessed
          </Word>
          <Word chosen={item.easy} onPress={() => onChange({ easy: !item.easy })} title="Key E">
            Too easy
          </Word>
        </div>
      </fieldset>
    );
  return (
    <fieldset className="print:hidden">
      <legend className="mb-1.5 text-compact text-muted-foreground">What happened?</legend>
      <div className="flex flex-wrap gap-2">
        {CAUSES.map((cause) => (
          <Word
            key={cause}
            chosen={item.cause === cause}
            onPress={() => onChange({ cause: item.cause === cause ? null : cause })}
          >
            {CAUSE_LABELS[cause]}
          </Word>
        ))}
      </div>
    </fieldset>
  );
}

type WordProps = { chosen: boolean; title?: string; children: string; onPress(): void };

const Word = ({ chosen, title, children, onPress }: WordProps) => (
  <Button
    variant="outline"
    size="sm"
    aria-pressed={chosen}
    title={title}
    onClick={onPress}
    className={cn(chosen && "border-primary bg-primary-soft text-primary")}
  >
    {children}
  </Button>
);
