import "server-only";
import { mayOpenAll } from "@/lib/courses/reads";
import { notFound } from "@/lib/platform/contract/problem";
import { csvLine } from "@/lib/platform/server/csv-safe";
import type { Viewer } from "@/lib/platform/server/session";
import { dayIn } from "@/lib/platform/time/civil";
import { shownVariant } from "@/lib/questions/reads/variants";
import { answerInWords } from "@/lib/questions/rules/answer-words";
import { plainText } from "@/lib/questions/rules/builders/text";
import { idealOf } from "@/lib/questions/rules/examination";
import { VERDICT_LABELS } from "@/lib/questions/rules/words";
import { hiddenInWords } from "../rules/hidden";
import { ATTEMPT_MISSING, CAUSE_LABELS } from "../rules/words";
import { type AttemptRow, findAttempt, type ItemRow } from "./rows";
import { itemView, requireFinished } from "./views";

const COLUMNS = [
  "Place",
  "Topic",
  "Question",
  "Your answer",
  "Right answer",
  "Verdict",
  "Marks",
  "Out of",
  "Seconds",
  "Flagged",
  "Guessed",
  "Cause",
];

/** A finished attempt as a CSV file, one line per question. Throws 404, 409 `attempt_open`. */
export async function resultFile(viewer: Viewer, id: number): Promise<{ name: string; text: string }> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  requireFinished(loaded.attempt);
  const day = dayIn(viewer.timeZone, loaded.attempt.startedAt);
  const lines = loaded.items.map((item) => csvLine(cellsOf(viewer, item, loaded.attempt)));
  return { name: `pacioli-practice-${day}-${id}.csv`, text: [csvLine(COLUMNS), ...lines].join("") };
}

/** Texts of a locked module are left out; an omitted question is not an answer, and its key is not revealed. */
function cellsOf(viewer: Viewer, item: ItemRow, attempt: AttemptRow) {
  const { question, answer, feedback, verdict, topicTitle, locked, withdrawn, cause } = itemView(viewer, item, attempt);
  const variant = feedback && shownVariant(item);
  return [
    item.place,
    topicTitle,
    question ? plainText(question.ask) : hiddenInWords({ locked }, mayOpenAll(viewer)).note,
    question ? answerInWords(question, answer) : "",
    question && variant ? answerInWords(question, idealOf(variant.key)) : "",
    withdrawn ? "Taken out" : VERDICT_LABELS[verdict ?? "blank"],
    withdrawn ? null : (item.marks ?? 0),
    withdrawn ? null : item.outOf,
    item.seconds,
    item.flagged ? "yes" : "",
    item.guessed ? "yes" : "",
    cause ? CAUSE_LABELS[cause] : "",
  ];
}
