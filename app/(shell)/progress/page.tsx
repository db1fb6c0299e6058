import type { Metadata } from "next";
import { ProgressScreen } from "@/components/progress/progress-screen";
import { Hydrate, prefetched } from "@/lib/platform/hydrate";
import { requireViewer } from "@/lib/platform/session";
import { getPlanSummary, listStudyDays } from "@/lib/progress/contract/plan";
import { todayOf } from "@/lib/progress/reads";
import * as plan from "@/lib/progress/reads/plan";
import * as days from "@/lib/progress/reads/study-days";
import { heatRange } from "@/lib/progress/rules/plan-range";

export const metadata: Metadata = { title: "My Learning Progress" };

/** The other data of the screen is prefetched by the layout. */
export default async function ProgressPage() {
  const viewer = await requireViewer("/progress");
  const query = heatRange({}, todayOf(viewer));
  return (
    <Hydrate
      queries={[
        prefetched(listStudyDays, { query }, days.listStudyDays(viewer, query)),
        prefetched(getPlanSummary, {}, plan.getPlanSummary(viewer)),
      ]}
    >
      <ProgressScreen />
    </Hydrate>
  );
}
