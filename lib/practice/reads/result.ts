import "server-only";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Result } from "../contract/shapes";
import { areasOf, nextOf, slowestOf } from "../rules/results";
import { ATTEMPT_MISSING, COMPLETION_SHARE } from "../rules/words";
import { type AttemptRow, findAttempt, type Loaded } from "./rows";
import { entryView, itemView } from "./views";

/** Throws 404, 409 `attempt_open`. */
export async function getResult(viewer: Viewer, id: number): Promise<Result> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  const { attempt, items } = loaded;
  insistOnFinished(attempt);
  const counted = items.filter(({ withdrawn }) => !withdrawn);
  const views = items.map((item) => itemView(viewer, item));
  return {
    ...entryView(attempt),
    share: attempt.outOf > 0 ? attempt.marks / attempt.outOf : 0,
    passMark: null,
    seconds: items.reduce((sum, item) => sum + item.seconds, 0),
    paper: null,
    sections: [],
    areas: areasOf(counted),
    slowest: slowestOf(counted),
    next: nextOf(counted),
    before: null,
    paused: false,
    offersCompletion: wasGood(loaded) && !attempt.isTopicCompleted && views.every(({ locked }) => !locked),
    items: views,
  };
}

/** A quiz whose topic still exists, with a result that makes it likely that the topic is known. */
const wasGood = ({ attempt: { kind, topicId, courseId, marks, outOf } }: Loaded): boolean =>
  kind === "quiz" && topicId !== null && courseId !== null && outOf > 0 && marks / outOf >= COMPLETION_SHARE;

/** Throws 409 `attempt_open`. */
export function insistOnFinished({ state }: Pick<AttemptRow, "state">): void {
  if (state === "open") throw new Problem("attempt_open", "This attempt is still open.");
}
