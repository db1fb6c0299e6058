import "server-only";
import type { Viewer } from "@/lib/platform/server/session";
import { practiceTransaction } from "./lock";

/** 'Not now': the point's questions that are not answered yet leave the viewer's open reviews and their totals. */
export async function leaveOut(viewer: Viewer, pointId: number): Promise<void> {
  await practiceTransaction(viewer.id, async (tx) => {
    // SQL: reads and writes in one statement, so that nothing comes between.
    await tx.$executeRaw`
      with gone as (
        update "AttemptItem" i set withdrawn = true from "Attempt" a
        where a.id = i."attemptId" and a."userId" = ${viewer.id} and a.kind = 'review' and a.state = 'open'
          and i."pointId" = ${pointId} and i."answeredAt" is null and not i.withdrawn
        returning i."attemptId", i."outOf"
      )
      update "Attempt" a set "outOf" = a."outOf" - g."outOf"
      from (select "attemptId", sum("outOf") as "outOf" from gone group by 1) g where a.id = g."attemptId"`;
  });
}
