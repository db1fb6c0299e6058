import type { Metadata } from "next";
import { DashboardScreen } from "@/components/progress/dashboard/dashboard-screen";
import { listCourses } from "@/lib/courses/contract";
import * as courses from "@/lib/courses/reads";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Dashboard" };

/** The rest of what the screen shows comes with the shell. */
export default async function DashboardPage() {
  await signedIn("/dashboard");
  return (
    <Prefetched parts={[known(listCourses, {}, courses.listCourses())]}>
      <DashboardScreen />
    </Prefetched>
  );
}
