import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { VERDICT_LABELS } from "@/lib/questions/rules/words";

export type Verdict = "right" | "wrong" | "own" | "missed" | "blank" | "other" | "part";

const LABELS: Record<Verdict, string> = {
  ...VERDICT_LABELS,
  own: "Own figure",
  missed: "Right, not chosen",
  other: "Not right",
};

const LOOKS: Record<Verdict, string> = {
  right: "bg-primary text-primary-foreground",
  wrong: "bg-destructive text-destructive-foreground",
  own: "bg-exam-soft text-exam",
  missed: "border border-primary text-primary",
  blank: "border border-input text-muted-foreground",
  other: "border border-input text-muted-foreground",
  part: "bg-exam-soft text-exam",
};

/** A verdict as an icon, with a text for screen readers. */
export function Sign({ verdict, label, className }: { verdict: Verdict; label?: string; className?: string }) {
  return (
    <span
      className={cn(
        "inline-grid size-5 shrink-0 place-items-center rounded-full font-bold text-[0.625rem] leading-none [&_svg]:size-3.5 forced-colors:border",
        LOOKS[verdict],
        className,
      )}
    >
      {verdict === "own" && <span aria-hidden="true">OF</span>}
      {(verdict === "right" || verdict === "missed") && <Icon name="check" strokeWidth={3} />}
      {(verdict === "wrong" || verdict === "other") && <Icon name="x" strokeWidth={3} />}
      {verdict === "part" && <Icon name="contrast" />}
      {verdict === "blank" && <Icon name="circle-dashed" />}
      <span className="sr-only">{label ?? LABELS[verdict]}</span>
    </span>
  );
}
