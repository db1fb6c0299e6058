import "server-only";
import { db } from "@/lib/platform/database/db";
import { fittedAim, listDue, listExams } from "../reads/aims";
import { saveAims } from "../writes";

const JOB_MS = 20_000;

/**
 * Once a day, and after the exam date or the subscription changed: fits the aims of students with an exam ahead. Stops after twenty
 * seconds and continues in the next run. Returns how many were fitted.
 */
export async function fitDueAims(at: Date): Promise<number> {
  const until = performance.now() + JOB_MS;
  let fitted = 0;
  for (let batch = await listDue(at); batch.length > 0; batch = await listDue(at))
    for (const due of batch) {
      await saveAims(db, due.userId, [await fittedAim(due)]);
      fitted += 1;
      if (performance.now() > until) return fitted;
    }
  return fitted;
}

/** The aims of one student, after her hours, days off or exam dates have changed. */
export async function fitAimsOf(userId: string, at: Date): Promise<void> {
  for (const due of await listExams(userId, at)) await saveAims(db, userId, [await fittedAim(due)]);
}
