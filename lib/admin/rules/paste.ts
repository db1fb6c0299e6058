export type Pasted = { topics: { title: string; description: string }[]; wrong: string[]; tooMany: string | undefined };

export const MOST_PASTED = 100;

/** One topic per line, `Title | description`. Without a description a topic gets a generated one. */
export function pastedTopics(text: string): Pasted {
  const topics: Pasted["topics"] = [];
  const wrong: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [title = "", ...rest] = line.split("|").map((part) => part.trim());
    const description = rest.join(" | ").trim() || descriptionFor(title);
    const at = `Line ${index + 1}`;
    if ([...title].length < 3) wrong.push(`${at}: Title must be at least 3 characters`);
    else if ([...title].length > 200) wrong.push(`${at}: Please use at most 200 characters for the title.`);
    else if ([...description].length < 10) wrong.push(`${at}: Description must be at least 10 characters`);
    else topics.push({ title, description });
  }
  const tooMany =
    topics.length > MOST_PASTED ? `At most ${MOST_PASTED} topics at once; these are ${topics.length}.` : undefined;
  return { topics, wrong, tooMany };
}

/** For a topic without a description. */
export const descriptionFor = (title: string): string => `What you need to know about ${title}.`;
