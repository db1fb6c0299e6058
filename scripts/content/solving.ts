import { readFileSync, writeFileSync } from "node:fs";
import type { Answer } from "@/lib/questions/contract/answers";
import type { Shown } from "@/lib/questions/contract/shown";
import { writtenVariant } from "@/lib/questions/reads/written-variant";
import { plainText } from "@/lib/questions/rules/builders/text";
import { idealOf } from "@/lib/questions/rules/examination";
import { misfitOf } from "@/lib/questions/rules/fitting";
import { markAnswer } from "@/lib/questions/rules/marking";
import type { WrittenQuestion } from "@/lib/questions/rules/written";
import { writtenTopics } from "@/prisma/seed/questions";
import { civilToday } from "./today";

// Used for printing and for checking, so that options have the same letters.
const SEED = 7;

type Found = { file: string; topic: string; question: WrittenQuestion };

const allQuestions = async (): Promise<Found[]> =>
  (await writtenTopics()).flatMap(({ file, topic, questions }) =>
    questions.map((question) => ({ file, topic, question })),
  );

const shownOf = (question: WrittenQuestion) => writtenVariant(question, 1, SEED);

/**
 * Prints the questions of a paper that have not been solved a second time, one line of JSON each, without their
 * solutions.
 */
export async function printUnsolved(paper: string): Promise<void> {
  const found = await allQuestions();
  for (const { topic, question } of found)
    if (question.checkedOn === null && question.key.startsWith(`${paper.toLowerCase()}-`))
      console.log(
        JSON.stringify({
          key: question.key,
          topic,
          kind: question.kind,
          ask: question.ask,
          ...partsOf(shownOf(question).shown),
        }),
      );
}

const lettered = (list: readonly { id: string; text: Parameters<typeof plainText>[0] | string }[]) =>
  Object.fromEntries(list.map(({ id, text }) => [id, typeof text === "string" ? text : plainText(text)]));

/** The options by letter, and the format of the answer. */
function partsOf(shown: Shown): object {
  switch (shown.kind) {
    case "choice":
      return { options: lettered(shown.options), answer: "a letter" };
    case "several":
      return { options: lettered(shown.options), pick: shown.pick, answer: "a list of letters" };
    case "number":
      return { before: shown.before, after: shown.after, places: shown.places, answer: "a figure" };
    case "match":
      return {
        rows: lettered(shown.rows),
        columns: lettered(shown.columns),
        answer: "a column's letter for each row, as a list",
      };
    case "gaps": {
      const text = shown.pieces.map((piece) =>
        "gap" in piece ? `{${piece.gap + 1}}` : piece.text.map((run) => run.text).join(""),
      );
      return { text: text.join(""), lists: shown.lists.map(lettered), answer: "a letter for each gap, as a list" };
    }
    case "order":
      return { things: lettered(shown.things), answer: "the letters in the right order, as a list" };
    case "journal":
      return {
        accounts: shown.accounts.map(({ name }) => name),
        answer: '[{ "side": "Dr", "account": "…", "amount": 500 }, …]',
      };
    case "sheet":
      return {};
  }
}

type Line = { side: "Dr" | "Cr"; account: string; amount: number | string };

/** A written answer, in the form in which a browser sends it. */
function answerFrom(shown: Shown, written: unknown): Answer | null {
  const list = Array.isArray(written) ? written.map(String) : [];
  switch (shown.kind) {
    case "choice":
      return { kind: "choice", option: String(written).toLowerCase() };
    case "several":
      return { kind: "several", options: list };
    case "number":
      return { kind: "number", value: String(written) };
    case "match":
      return { kind: "match", columns: list };
    case "gaps":
      return { kind: "gaps", chosen: list };
    case "order":
      return { kind: "order", order: list };
    case "journal":
      return {
        kind: "journal",
        lines: ((Array.isArray(written) ? written : []) as Line[]).map((line) => lineFrom(shown, line)),
      };
    case "sheet":
      return null;
  }
}

const lineFrom = ({ accounts }: Extract<Shown, { kind: "journal" }>, { side, account, amount }: Line) => ({
  side,
  account: accounts.find(({ name }) => name === account)?.id ?? account,
  amount: String(amount),
});

/**
 * Compares answers with the solutions, prints the differences, and writes today's date into the files of the questions
 * that agree.
 */
export async function checkAnswers(file: string): Promise<void> {
  const answers: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8"));
  const found = await allQuestions();
  const agreed: Found[] = [];
  for (const [key, written] of Object.entries(answers)) {
    const one = found.find(({ question }) => question.key === key);
    if (!one) console.log(`${key}: there is no such question`);
    else if (agrees(one, written)) agreed.push(one);
  }
  for (const one of agreed) noteCheck(one);
  console.log(`${agreed.length} of ${Object.keys(answers).length} agree and have their date`);
}

function agrees({ question, file }: Found, written: unknown): boolean {
  const { shown, key } = shownOf(question);
  const answer = answerFrom(shown, written);
  const misfit = answer && misfitOf(shown, answer);
  if (answer && !misfit && markAnswer(key, answer).share === 1) return true;
  console.log(`${question.key} (${file})`);
  console.log(`  answered: ${JSON.stringify(written)}${misfit ? ", which is no answer to it" : ""}`);
  console.log(`  key:      ${JSON.stringify(idealOf(key))}`);
  console.log(`  shown:    ${JSON.stringify(partsOf(shown))}`);
  return false;
}

function noteCheck({ file, question }: Found): void {
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(`key: "${question.key}"`);
  const place = text.indexOf("checkedOn: null", start);
  const next = text.indexOf("\n    key: ", start + 1);
  if (start < 0 || place < 0 || (next >= 0 && place > next)) return;
  writeFileSync(
    file,
    `${text.slice(0, place)}checkedOn: "${civilToday()}"${text.slice(place + "checkedOn: null".length)}`,
  );
}
