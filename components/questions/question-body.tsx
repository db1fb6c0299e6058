import { FoldSummary } from "@/components/ui/fold-summary";
import type { Shown } from "@/lib/questions/contract/shown";
import { QuestionText } from "./question-text";

/** The text of a question with its exhibits. */
export function QuestionBody({ question }: { question: Shown }) {
  return (
    <div className="space-y-4">
      {question.exhibits.map(({ title, text }) => (
        <details key={title} open className="group rounded-md border">
          <FoldSummary>{title}</FoldSummary>
          <div className="border-t px-3 py-3">
            <QuestionText blocks={text} />
          </div>
        </details>
      ))}
      <QuestionText blocks={question.ask} />
    </div>
  );
}
