import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { csvLine } from "@/lib/platform/server/csv-safe";
import type { Viewer } from "@/lib/platform/server/session";
import { dayIn } from "@/lib/platform/time/civil";
import { shownVariant } from "@/lib/questions/reads/variants";
import { answerInWords } from "@/lib/questions/rules/answer-words";
import { plainText } from "@/lib/questions/rules/builders/text";
import { idealOf } from "@/lib/questions/rules/examination";
import { ATTEMPT_MISSING, CAUSE_LABELS } from "../rules/words";
import { type AttemptRow, findAttempt, type ItemRow } from "./rows";
import { insistOnFinished, itemView } from "./views";

const COLUMNS = [
  ...["Place", "Topic", "Question", "Your answer", "Right answer", "Verdict", "Marks", "Out of", "Seconds"],
  ...["Flagged", "Guessed", "Cause"],
];

/** A finished attempt as a CSV file, one line per question. Throws 404, 409 `attempt_open`. */
export async function resultFile(viewer: Viewer, id: number): Promise<{ name: string; text: string }> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  insistOnFinished(loaded.attempt);
  const day = dayIn(viewer.timeZone, loaded.attempt.startedAt);
  const lines = loaded.items.map((item) => csvLine(cellsOf(viewer, item, loaded.attempt)));
  return { name: `pacioli-practice-${day}-${id}.csv`, text: [csvLine(COLUMNS), ...lines].join("") };
}

/** Texts of a locked module are left out; an omitted question is not an answer, and its key is not revealed. */
function cellsOf(viewer: Viewer, item: ItemRow, attempt: AttemptRow) {
  const { question, answer, feedback, topicTitle, locked, withdrawn, cause } = itemView(viewer, item, attempt);
  const variant = feedback && shownVariant(item);
  return [
    item.place,
    topicTitle,
    question ? plainText(question.ask) : locked ? "Part of Premium" : "",
    question ? answerInWords(question, answer) : "",
    question && variant ? answerInWords(question, idealOf(variant.key)) : "",
    verdictIn(item, withdrawn),
    withdrawn ? null : (item.marks ?? 0),
    withdrawn ? null : item.outOf,
    item.seconds,
    item.flagged ? "yes" : "",
    item.guessed ? "yes" : "",
    cause ? CAUSE_LABELS[cause] : "",
  ];
}

/** From the stored share, so that it is also available for a locked module. */
function verdictIn({ share, answeredAt }: ItemRow, withdrawn: boolean): string {
  if (withdrawn) return "Taken out";
  if (share === null || answeredAt === null) return "Not answered";
  return share === 1 ? "Right" : share === 0 ? "Not right" : "Partly right";
}
