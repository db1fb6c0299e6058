import { generatedDescription } from "@/lib/courses/rules";

/** A line of the pasted text, with the reason why it makes no topic. */
export type PastedLine = { line: number; title: string; error: string | null };
export type Pasted = {
  topics: { title: string; description: string }[];
  lines: PastedLine[];
  errors: string[];
  tooMany: string | undefined;
};

export const MOST_PASTED = 100;

/** One topic per line, `Title | description`. Without a description a topic gets a generated one. */
export function pastedTopics(text: string): Pasted {
  const topics: Pasted["topics"] = [];
  const lines: PastedLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [title = "", ...rest] = line.split("|").map((part) => part.trim());
    const description = rest.join(" | ").trim() || generatedDescription(title);
    const error = errorIn(title, description);
    lines.push({ line: index + 1, title, error });
    if (!error) topics.push({ title, description });
  }
  const tooMany =
    topics.length > MOST_PASTED ? `At most ${MOST_PASTED} topics at once; these are ${topics.length}.` : undefined;
  const errors = lines.flatMap(({ line, error }) => (error ? [`Line ${line}: ${error}`] : []));
  return { topics, lines, errors, tooMany };
}

function errorIn(title: string, description: string): string | null {
  if ([...title].length < 3) return "Title must be at least 3 characters";
  if ([...title].length > 200) return "Please use at most 200 characters for the title.";
  return [...description].length < 10 ? "Description must be at least 10 characters" : null;
}
