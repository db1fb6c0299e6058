import type { Answer } from "../contract/answers";
import type { Shown } from "../contract/shown";
import { plainText } from "./builders/text";
import { inputsOf } from "./sheet-inputs";

/** An answer in one line, with the question's words instead of ids. Empty for a blank answer. */
export function answerInWords(question: Shown, answer: Answer | null): string {
  switch (answer?.kind) {
    case "choice":
      return textsIn(question, [answer.option]).join("; ");
    case "several":
      return textsIn(question, answer.options).join("; ");
    case "number":
      return answer.value;
    case "match":
      return question.kind === "match"
        ? pairs(
            question.rows.map(({ text }) => plainText(text)),
            answer.columns.map((id) => nameIn(question.columns, id)),
          )
        : "";
    case "gaps":
      return question.kind === "gaps"
        ? answer.chosen.map((id, index) => nameIn(question.lists[index] ?? [], id) || "–").join("; ")
        : "";
    case "order":
      return textsIn(question, answer.order).join("; ");
    case "journal":
      return answer.lines
        .map(({ account, side, amount }) => `${side} ${nameOfAccount(question, account)} ${amount}`)
        .join("; ");
    case "sheet":
      return pairs(
        cellsOf(question).map(({ label }) => label),
        cellsOf(question).map((cell, index) => {
          const given = answer.cells[index] ?? "";
          return cell.is === "list" ? nameIn(cell.options, given) : given;
        }),
      );
    default:
      return "";
  }
}

type Named = { id: string; text: string };

const nameIn = (list: readonly Named[], id: string | null): string => list.find((item) => item.id === id)?.text ?? "";

const pairs = (labels: readonly string[], values: readonly string[]): string =>
  labels.map((label, index) => `${label}: ${values[index] || "–"}`).join("; ");

function textsIn(question: Shown, ids: readonly string[]): string[] {
  const list = "options" in question ? question.options : "things" in question ? question.things : [];
  return ids.map((id) => plainText(list.find((item) => item.id === id)?.text ?? []));
}

const nameOfAccount = (question: Shown, id: string): string =>
  question.kind === "journal" ? (question.accounts.find((account) => account.id === id)?.name ?? "") : "";

const cellsOf = (question: Shown) => (question.kind === "sheet" ? inputsOf(question) : []);
