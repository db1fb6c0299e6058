import type { Shown } from "@/lib/questions/contract/shown";
import { QuestionText } from "../question-text";
import { Sign } from "../sign";

type OrderReasonsProps = {
  things: { id: string; right: boolean }[];
  question: Extract<Shown, { kind: "order" }>;
};

/** The right order, with a sign for each place that was met. */
export function OrderReasons({ things, question }: OrderReasonsProps) {
  return (
    <div>
      <h3 className="mb-2 font-semibold text-sm">The right order</h3>
      <ol className="space-y-2">
        {things.map(({ id, right }, index) => (
          <li key={id} className="grid grid-cols-[1.25rem_1.5rem_1fr] gap-x-2 text-sm">
            <Sign verdict={right ? "right" : "wrong"} label={right ? "You had this here" : "You had another here"} />
            <span className="text-right font-medium text-muted-foreground tabular-nums">{index + 1}.</span>
            <QuestionText blocks={question.things.find((thing) => thing.id === id)?.text ?? []} />
          </li>
        ))}
      </ol>
    </div>
  );
}
