import type { Metadata } from "next";
import { DashboardScreen } from "@/components/progress/dashboard/dashboard-screen";
import { SilentVerification } from "@/components/subscriptions/silent-verification";
import { listCourses } from "@/lib/courses/contract";
import * as courses from "@/lib/courses/reads";
import { getPlan, getStudyHours } from "@/lib/plan/contract/plan";
import { getPlanSummary } from "@/lib/plan/contract/study-plan";
import * as days from "@/lib/plan/reads/days";
import * as hours from "@/lib/plan/reads/hours";
import * as plan from "@/lib/plan/reads/plan";
import { Hydrate, prefetched } from "@/lib/platform/hydrate";
import { requireViewer } from "@/lib/platform/session";
import { getPractice } from "@/lib/practice/contract/overview";
import * as practice from "@/lib/practice/reads";
import { todayOf } from "@/lib/progress/reads";

export const metadata: Metadata = { title: "Dashboard" };

/** The other data of the screen is prefetched by the layout. */
export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const { session_id: paid } = await searchParams;
  const viewer = await requireViewer("/dashboard");
  const query = { from: todayOf(viewer), to: todayOf(viewer) };
  return (
    <Hydrate
      queries={[
        prefetched(listCourses, {}, courses.listCourses()),
        prefetched(getPlan, { query }, days.getPlan(viewer, query)),
        prefetched(getStudyHours, {}, hours.getStudyHours(viewer)),
        prefetched(getPlanSummary, {}, plan.getPlanSummary(viewer)),
        prefetched(getPractice, {}, practice.getPractice(viewer)),
      ]}
    >
      <DashboardScreen />
      {typeof paid === "string" && <SilentVerification sessionId={paid} />}
    </Hydrate>
  );
}
