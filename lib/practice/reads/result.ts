import "server-only";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Result } from "../contract/shapes";
import { areasOf, nextOf, slowestOf } from "../rules/results";
import { ATTEMPT_MISSING } from "../rules/words";
import { type AttemptRow, findAttempt } from "./rows";
import { entryView, itemView } from "./views";

/** Throws 404, 409 `attempt_open`. */
export async function getResult(viewer: Viewer, id: number): Promise<Result> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  const { attempt, items } = loaded;
  insistOnFinished(attempt);
  const counted = items.filter(({ withdrawn }) => !withdrawn);
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
    items: items.map((item) => itemView(viewer, item)),
  };
}

/** Throws 409 `attempt_open`. */
export function insistOnFinished({ state }: Pick<AttemptRow, "state">): void {
  if (state === "open") throw new Problem("attempt_open", "This attempt is still open.");
}
