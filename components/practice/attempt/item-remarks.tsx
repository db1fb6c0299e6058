"use client";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Item } from "@/lib/practice/contract/shapes";
import type { ItemChange } from "@/lib/practice/hooks/attempt";
import { CAUSE_LABELS, CAUSES } from "@/lib/practice/rules/words";

type ItemRemarksProps = { item: Item; onChange(change: ItemChange): void };

/** The student's own remarks on her answer: they change her card and her list of mistakes, never the mark. */
export function ItemRemarks({ item, onChange }: ItemRemarksProps) {
  if (item.feedback?.verdict === "right")
    return (
      <fieldset className="print:hidden">
        <legend className="sr-only">How was it?</legend>
        <div className="flex flex-wrap gap-2">
          <Remark chosen={item.guessed} onPress={() => onChange({ guessed: !item.guessed })} title="Key G">
            I guessed
          </Remark>
          <Remark chosen={item.easy} onPress={() => onChange({ easy: !item.easy })} title="Key E">
            Too easy
          </Remark>
        </div>
      </fieldset>
    );
  return (
    <fieldset className="print:hidden">
      <legend className="mb-1.5 text-compact text-muted-foreground">What happened?</legend>
      <div className="flex flex-wrap gap-2">
        {CAUSES.map((cause) => (
          <Remark
            key={cause}
            chosen={item.cause === cause}
            onPress={() => onChange({ cause: item.cause === cause ? null : cause })}
          >
            {CAUSE_LABELS[cause]}
          </Remark>
        ))}
      </div>
    </fieldset>
  );
}

type RemarkProps = { chosen: boolean; title?: string; children: string; onPress(): void };

const Remark = ({ chosen, title, children, onPress }: RemarkProps) => (
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
