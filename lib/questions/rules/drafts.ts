import { faultOfLine } from "@/lib/writing/entry";
import type { Answer, AnswerOf } from "../contract/answers";
import type { Shown } from "../contract/shown";
import { cellResult, isSum } from "./cell-sum";
import { NOT_A_FIGURE, numberOf } from "./numbers";
import { inputsOf, type SheetInput } from "./sheet-inputs";

/** The draft before anything was answered. Items to put in order already have some order. */
export function emptyDraft(question: Shown): Answer {
  switch (question.kind) {
    case "choice":
      return { kind: "choice", option: "" };
    case "several":
      return { kind: "several", options: [] };
    case "number":
      return { kind: "number", value: "" };
    case "match":
      return { kind: "match", columns: question.rows.map(() => null) };
    case "gaps":
      return { kind: "gaps", chosen: question.lists.map(() => null) };
    case "order":
      return { kind: "order", order: question.things.map(({ id }) => id) };
    case "journal":
      return { kind: "journal", lines: [] };
    case "sheet":
      return { kind: "sheet", cells: inputsOf(question).map(() => null) };
  }
}

export function isBlankDraft(draft: Answer): boolean {
  switch (draft.kind) {
    case "choice":
      return draft.option === "";
    case "several":
      return draft.options.length === 0;
    case "number":
      return draft.value.trim() === "";
    case "match":
      return draft.columns.every((column) => column === null);
    case "gaps":
      return draft.chosen.every((option) => option === null);
    case "order":
      return draft.order.length === 0;
    case "journal":
      return draft.lines.every(({ account, amount }) => account === "" && amount.trim() === "");
    case "sheet":
      return draft.cells.every((cell) => cell === null || cell.trim() === "");
  }
}

/** The draft as it is sent: without empty lines of an entry and empty cells, and a sum in a cell as its result. */
export function answerOf(draft: Answer): Answer | null {
  if (isBlankDraft(draft)) return null;
  if (draft.kind === "journal") return { ...draft, lines: sentLines(draft.lines) };
  if (draft.kind === "sheet") return { ...draft, cells: draft.cells.map(sentCell) };
  return draft;
}

function sentCell(cell: string | null): string | null {
  if (cell === null || cell.trim() === "") return null;
  return isSum(cell) ? (cellResult(cell) ?? cell) : cell;
}

/** While typing, a space may separate thousands. */
const sentLines = (lines: AnswerOf<"journal">["lines"]) =>
  lines
    .filter(({ account, amount }) => account !== "" || amount.trim() !== "")
    .map((line) => ({ ...line, amount: line.amount.replace(/\s/g, "") }));

/** What must be corrected before a draft is sent, in a sentence, or null. */
export function faultOf(question: Shown, draft: Answer): string | null {
  if (isBlankDraft(draft)) return "Give an answer first, or skip the question.";
  if (draft.kind === "number") return numberOf(draft.value) === null ? NOT_A_FIGURE : null;
  if (draft.kind === "journal") return draft.lines.some(faultOfLine) ? "Complete the marked lines first." : null;
  if (draft.kind === "several" && question.kind === "several" && question.pick !== null)
    return draft.options.length === question.pick ? null : `Choose ${question.pick} answers.`;
  if (draft.kind === "sheet" && question.kind === "sheet") {
    const [wrong] = wrongInputs(question, draft);
    return wrong ? `${wrong.label}: ${NOT_A_FIGURE}` : null;
  }
  return null;
}

/** What can be sent of a draft: without the cells and lines that must be corrected first. */
export function soundAnswerOf(question: Shown, draft: Answer): Answer | null {
  if (draft.kind === "number") return numberOf(draft.value) === null ? null : draft;
  if (draft.kind === "journal")
    return answerOf({ ...draft, lines: draft.lines.filter((line) => faultOfLine(line) === null) });
  if (draft.kind === "sheet" && question.kind === "sheet") {
    const wrong = wrongInputs(question, draft).map(({ at }) => at);
    return answerOf({ ...draft, cells: draft.cells.map((cell, index) => (wrong.includes(index) ? null : cell)) });
  }
  return answerOf(draft);
}

type Sheet = Extract<Shown, { kind: "sheet" }>;

const wrongInputs = (question: Sheet, { cells }: AnswerOf<"sheet">): SheetInput[] =>
  inputsOf(question).filter(({ is, at }) => is === "input" && !isFigureOrEmpty(cells[at] ?? ""));

/** Whether a cell holds something that can be sent, or nothing. */
export const isFigureOrEmpty = (text: string): boolean =>
  text.trim() === "" || (isSum(text) ? cellResult(text) : numberOf(text)) !== null;

/** Selects the option, or deselects it if several may be selected. */
export function withOption<D extends AnswerOf<"choice"> | AnswerOf<"several">>(draft: D, id: string): D {
  if (draft.kind === "choice") return { ...draft, option: id };
  const options = draft.options.includes(id) ? draft.options.filter((option) => option !== id) : [...draft.options, id];
  return { ...draft, options: options.sort() };
}

/** A copy of the list with another item at this index. */
export const replacedAt = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((before, position) => (position === index ? item : before));

/** A draft stored in the browser, if it still fits the question. */
export function fits(question: Shown, draft: Answer): boolean {
  const empty = emptyDraft(question);
  if (draft.kind !== empty.kind) return false;
  if (draft.kind === "match" && empty.kind === "match") return draft.columns.length === empty.columns.length;
  if (draft.kind === "gaps" && empty.kind === "gaps") return draft.chosen.length === empty.chosen.length;
  if (draft.kind === "order" && empty.kind === "order")
    return [...draft.order].sort().join() === [...empty.order].sort().join();
  if (draft.kind === "sheet" && empty.kind === "sheet") return draft.cells.length === empty.cells.length;
  return true;
}
