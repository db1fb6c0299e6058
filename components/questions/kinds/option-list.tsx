import { useId } from "react";
import { cn } from "@/components/ui/cn";
import type { Detail } from "@/lib/questions/contract/feedback";
import type { Shown } from "@/lib/questions/contract/shown";
import { QuestionText } from "../question-text";
import { Sign } from "../sign";

type OptionListProps = {
  question: Extract<Shown, { kind: "choice" | "several" }>;
  chosen: readonly string[];
  readOnly: boolean;
  detail: Extract<Detail, { kind: "choice" | "several" }> | undefined;
  faultId: string | undefined;
  onChoose(id: string): void;
};

/** Options to choose from: one, or all that are right. */
export function OptionList({ question, chosen, readOnly, detail, faultId, onChoose }: OptionListProps) {
  const name = useId();
  const several = question.kind === "several";
  const isChosen = (id: string) => chosen.includes(id);
  const rightOf = (id: string) => detail?.options.find((option) => option.id === id)?.right;
  return (
    <fieldset className="space-y-2" aria-describedby={faultId}>
      <legend className={several ? "mb-2 text-compact text-muted-foreground" : "sr-only"}>{legendOf(question)}</legend>
      {question.options.map(({ id, text }) => (
        <label
          key={id}
          className={cn(
            "grid min-h-12 grid-cols-[auto_auto_1fr_1.25rem] items-start gap-x-3 rounded-md border border-input bg-card px-3 py-2.5 transition-colors md:px-4",
            !readOnly && "cursor-pointer hover:bg-muted/60",
            "has-[:checked]:border-primary has-[:checked]:ring-1 has-[:checked]:ring-primary",
            "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2",
            detail && lookOf(rightOf(id), isChosen(id)),
          )}
        >
          <input
            type={several ? "checkbox" : "radio"}
            name={name}
            checked={isChosen(id)}
            aria-disabled={readOnly || undefined}
            onChange={() => readOnly || onChoose(id)}
            className="mt-1 size-4 accent-primary outline-none"
          />
          <span aria-hidden="true" className="font-medium text-muted-foreground text-sm uppercase leading-6">
            {id}
          </span>
          <span className="min-w-0 text-left">
            <QuestionText blocks={text} />
          </span>
          <OptionSign right={rightOf(id)} chosen={isChosen(id)} />
        </label>
      ))}
    </fieldset>
  );
}

function legendOf(question: OptionListProps["question"]): string {
  if (question.kind === "choice") return "Choose one answer";
  return question.pick === null ? "Choose all that are right." : `Choose ${question.pick}.`;
}

function lookOf(right: boolean | undefined, chosen: boolean): string {
  if (right) return "border-primary bg-primary-soft ring-0!";
  return chosen ? "border-destructive! bg-destructive-soft ring-0!" : "";
}

/** Space is reserved before there is a verdict, so that nothing moves when it appears. */
function OptionSign({ right, chosen }: { right: boolean | undefined; chosen: boolean }) {
  if (right === undefined || (!right && !chosen)) return <span />;
  const label = chosen ? `Your answer: ${right ? "right" : "not right"}` : "The right answer, not chosen";
  return <Sign verdict={right ? (chosen ? "right" : "missed") : "wrong"} label={label} className="mt-0.5" />;
}
