import type { Answer } from "../contract/answers";
import type { Shown } from "../contract/shown";
import { isBlank, NOT_A_FIGURE, numberOf } from "./numbers";
import { inputsOf } from "./sheet-inputs";

/** Why an answer does not fit this question: it is of another kind, or contains a part that does not belong to it. */
export type Misfit = { kind: true } | { field: string; sentence: string };

const UNKNOWN = "The question has no such choice.";
const COUNT = "That is not as many as the question has.";
const TWICE = "The same was chosen twice.";

const misfitAt = (field: string, sentence: string): Misfit => ({ field: `answer.${field}`, sentence });
const isFigure = (text: string) => isBlank(text) || numberOf(text) !== null;

export function misfitOf(question: Shown, answer: Answer): Misfit | null {
  switch (answer.kind) {
    case "choice":
      return question.kind === "choice" ? unknown("option", [answer.option], question.options) : { kind: true };
    case "several":
      return question.kind === "several" ? several(question.options, answer.options) : { kind: true };
    case "number":
      if (question.kind !== "number") return { kind: true };
      return isFigure(answer.value) ? null : misfitAt("value", NOT_A_FIGURE);
    case "match":
      if (question.kind !== "match") return { kind: true };
      if (answer.columns.length !== question.rows.length) return misfitAt("columns", COUNT);
      return unknown("columns", answer.columns, question.columns);
    case "gaps":
      return question.kind === "gaps" ? gaps(question.lists, answer.chosen) : { kind: true };
    case "order":
      return question.kind === "order" ? order(question.things, answer.order) : { kind: true };
    case "journal":
      return question.kind === "journal" ? journal(question, answer.lines) : { kind: true };
    case "sheet":
      return question.kind === "sheet" ? sheet(question, answer.cells) : { kind: true };
  }
}

type WithId = readonly { id: string }[];

function unknown(field: string, ids: readonly (string | null)[], known: WithId): Misfit | null {
  return ids.every((id) => id === null || known.some((item) => item.id === id)) ? null : misfitAt(field, UNKNOWN);
}

function several(options: WithId, chosen: readonly string[]): Misfit | null {
  if (new Set(chosen).size < chosen.length) return misfitAt("options", TWICE);
  return unknown("options", chosen, options);
}

function gaps(lists: readonly WithId[], chosen: readonly (string | null)[]): Misfit | null {
  if (chosen.length !== lists.length) return misfitAt("chosen", COUNT);
  return chosen.some((id, index) => unknown("chosen", [id], lists[index] ?? [])) ? misfitAt("chosen", UNKNOWN) : null;
}

function order(things: WithId, ids: readonly string[]): Misfit | null {
  if (new Set(ids).size < ids.length) return misfitAt("order", TWICE);
  if (ids.length !== things.length) return misfitAt("order", COUNT);
  return unknown("order", ids, things);
}

type Of<K extends Shown["kind"]> = Extract<Shown, { kind: K }>;

function journal(
  { accounts, most }: Of<"journal">,
  lines: readonly { account: string; amount: string }[],
): Misfit | null {
  if (lines.length > most) return misfitAt("lines", "That is more than the question has.");
  const index = lines.findIndex(({ amount }) => !isFigure(amount));
  if (index >= 0) return misfitAt(`lines.${index}.amount`, NOT_A_FIGURE);
  return unknown(
    "lines",
    lines.map(({ account }) => account),
    accounts,
  );
}

function sheet(question: Of<"sheet">, cells: readonly (string | null)[]): Misfit | null {
  const fields = inputsOf(question);
  if (cells.length !== fields.length) return misfitAt("cells", COUNT);
  for (const field of fields) {
    const typed = cells[field.at] ?? null;
    if (typed === null) continue;
    if (field.is === "input" && !isFigure(typed)) return misfitAt(`cells.${field.at}`, NOT_A_FIGURE);
    if (field.is === "list" && unknown("cells", [typed], field.options)) return misfitAt(`cells.${field.at}`, UNKNOWN);
  }
  return null;
}
