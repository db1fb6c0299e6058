import "server-only";
import { db } from "@/lib/platform/database/db";
import { runEach } from "@/lib/platform/process/run-each";
import { tryConsume } from "@/lib/platform/server/limits";
import { computeAim, type Due, listCoursesWithCards, listDueAims, withExamAhead } from "../reads/aims";
import { saveAims } from "../writes";

const JOB_MS = 20_000;

/**
 * Once a day, and after the exam date or the subscription changed: fits the aims of students with an exam ahead. Stops after twenty
 * seconds and continues in the next run. Returns how many were fitted.
 */
export async function fitDueAims(at: Date): Promise<number> {
  const until = performance.now() + JOB_MS;
  const failed = new Set<string>();
  let fitted = 0;
  for (let batch = await listDueAims(at, []); batch.length > 0; batch = await listDueAims(at, [...failed])) {
    const run = await runEach(batch, fit, { ...RUN_OPTIONS, until });
    fitted += run.done;
    for (const { userId } of run.failed) failed.add(userId);
    if (performance.now() > until) break;
  }
  return fitted;
}

/** As many as the calls of the plan allow; exam dates alone could be changed sixty times a minute for hours. */
const FITS_OF_ONE = { points: 200, seconds: 3600 };

/**
 * The aims of one student, after her hours, days off, exam dates or subscription have changed. That change is kept, and
 * her call succeeds, also if an aim cannot be fitted, or was fitted too often: the hourly job tries again.
 */
export async function fitAimsOf(userId: string, at: Date): Promise<void> {
  if (!(await tryConsume("aims", userId, FITS_OF_ONE))) return;
  await runEach(withExamAhead(await listCoursesWithCards(userId, at)), fit, RUN_OPTIONS);
}

const fit = async (due: Due) => saveAims(db, due.userId, [await computeAim(due)]);

const RUN_OPTIONS = {
  failure: "an aim was not fitted",
  nameOf: ({ userId, courseId }: Due) => ({ userId, courseId }),
};
