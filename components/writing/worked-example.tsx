import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type WorkedExampleProps = { title: string; question: ReactNode; answer: ReactNode };

/** An example to work through; its answer is folded until asked for, and open in print. */
export function WorkedExample({ title, question, answer }: WorkedExampleProps) {
  return (
    <section aria-label={title ? `Worked example: ${title}` : "Worked example"} className="writing-worked">
      <p className="writing-worked-title">
        <span>Worked example</span>
        {title}
      </p>
      {question}
      <details data-answer="">
        <summary>
          <ChevronRight aria-hidden="true" />
          Answer
        </summary>
        <div className="writing-answer">{answer}</div>
      </details>
    </section>
  );
}
