import type { Metadata } from "next";
import { DashboardScreen } from "@/components/progress/dashboard/dashboard-screen";
import { SilentVerification } from "@/components/subscriptions/silent-verification";
import { listCourses } from "@/lib/courses/contract";
import * as courses from "@/lib/courses/reads";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { signedIn } from "@/lib/platform/session";
import { getPlanSummary, getStudyPlan } from "@/lib/progress/contract/plan";
import { todayOf } from "@/lib/progress/reads";
import * as plan from "@/lib/progress/reads/plan";

export const metadata: Metadata = { title: "Dashboard" };

/** The rest of what the screen shows comes with the shell. */
export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const { session_id: paid } = await searchParams;
  const viewer = await signedIn("/dashboard");
  const query = { from: todayOf(viewer), to: todayOf(viewer) };
  return (
    <Prefetched
      parts={[
        known(listCourses, {}, courses.listCourses()),
        known(getStudyPlan, { query }, plan.getStudyPlan(viewer, query)),
        known(getPlanSummary, {}, plan.getPlanSummary(viewer)),
      ]}
    >
      <DashboardScreen />
      {typeof paid === "string" && <SilentVerification sessionId={paid} />}
    </Prefetched>
  );
}
