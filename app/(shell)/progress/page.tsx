import type { Metadata } from "next";
import { ProgressScreen } from "@/components/progress/progress-screen";
import { getPlanSummary } from "@/lib/plan/contract/study-plan";
import * as plan from "@/lib/plan/reads/plan";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";
import { getStreak } from "@/lib/progress/contract/streak";
import { listStudyDays } from "@/lib/progress/contract/study-days";
import { todayOf } from "@/lib/progress/reads";
import * as streak from "@/lib/progress/reads/streak";
import * as days from "@/lib/progress/reads/study-days";
import { heatRange } from "@/lib/progress/rules/day-range";

export const metadata: Metadata = { title: "My Learning Progress" };

/** The other data of the screen is prefetched by the layout. */
export default async function ProgressPage() {
  const viewer = await requireViewer("/progress");
  const query = heatRange({}, todayOf(viewer));
  return (
    <Hydrate
      queries={[
        prefetched(getStreak, {}, streak.getStreak(viewer)),
        prefetched(listStudyDays, { query }, days.latestStudyDays(viewer)),
        prefetched(getPlanSummary, {}, plan.getPlanSummary(viewer)),
      ]}
    >
      <ProgressScreen />
    </Hydrate>
  );
}
