import { CircleCheck, TriangleAlert } from "lucide-react";
import type { LessonProblem } from "@/lib/lessons/contract/managing";

/** What is wrong with the text, each with its line; pressing one leads there. */
export function ProblemList({ problems }: { problems: LessonProblem[] }) {
  return (
    <section id="lesson-problems" aria-live="polite" className="mt-4 text-sm">
      {problems.length === 0 ? (
        <p className="flex items-center gap-1.5 text-muted-foreground">
          <CircleCheck aria-hidden="true" className="size-4 text-primary" />
          No problems
        </p>
      ) : (
        <ul className="space-y-1">
          {problems.map(({ line, sentence }) => (
            <li key={`${line} ${sentence}`} className="flex gap-1.5 text-destructive">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <button type="button" onClick={() => goTo(line)} className="rounded-sm text-left hover:underline">
                Line {line}: {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function goTo(line: number): void {
  const field = document.querySelector<HTMLTextAreaElement>("#lesson-text");
  if (!field) return;
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 4)) / lines.length;
}
