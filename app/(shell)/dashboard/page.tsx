import type { Metadata } from "next";
import { DashboardScreen } from "@/components/progress/dashboard/dashboard-screen";
import { LazyVerification } from "@/components/subscriptions/lazy-verification";
import type { OfferedCourse } from "@/lib/courses/contract";
import * as courses from "@/lib/courses/reads";
import { getPlan, getStudyHours } from "@/lib/plan/contract/plan";
import { getPlanSummary } from "@/lib/plan/contract/study-plan";
import * as days from "@/lib/plan/reads/days";
import * as hours from "@/lib/plan/reads/hours";
import * as plan from "@/lib/plan/reads/plan";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer, type Viewer } from "@/lib/platform/server/session";
import { getPracticeToday } from "@/lib/practice/contract/overview";
import * as practice from "@/lib/practice/reads";
import { myCoursesOf, todayOf } from "@/lib/progress/reads";
import { isExamOver } from "@/lib/progress/rules";
import { getExamResult } from "@/lib/readiness/contract";
import * as readiness from "@/lib/readiness/reads";

export const metadata: Metadata = { title: "Dashboard" };

/** The other data of the screen is prefetched by the layout. */
export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const { session_id: paid } = await searchParams;
  const viewer = await requireViewer("/dashboard");
  const query = { from: todayOf(viewer), to: todayOf(viewer) };
  const practised = practice.getPracticeToday(viewer);
  const toReview = practised.then(({ reviews }) => reviews.minutes);
  const queries = [
    prefetched(getPlan, { query }, days.getPlan(viewer, query, toReview)),
    prefetched(getStudyHours, {}, hours.studyHoursOfPlan(viewer)),
    prefetched(getPlanSummary, {}, plan.getPlanSummary(viewer)),
    prefetched(getPracticeToday, {}, practised),
  ];
  return (
    <Hydrate queries={[...queries, ...(await resultsOf(viewer))]}>
      <DashboardScreen offered={await offeredTo(viewer)} />
      {typeof paid === "string" && <LazyVerification sessionId={paid} />}
    </Hydrate>
  );
}

/** Without them the question how it went would push the screen down once it is there. */
async function resultsOf(viewer: Viewer) {
  const over = (await myCoursesOf(viewer)).filter(({ examDate }) => isExamOver(examDate, todayOf(viewer)));
  return over.map(({ id }) => prefetched(getExamResult, { params: { id } }, readiness.getExamResult(viewer, id)));
}

/** More than are shown, because she may enrol in one before she comes back to this screen. */
const MOST_OFFERED = 6;

/** What she may study next. Not the whole catalogue, whose descriptions would be a third of the page. */
async function offeredTo(viewer: Viewer): Promise<OfferedCourse[]> {
  const [all, mine] = await Promise.all([courses.listCourses(), myCoursesOf(viewer)]);
  return all
    .filter(({ id }) => mine.every((course) => course.id !== id))
    .slice(0, MOST_OFFERED)
    .map(({ id, title, imageUrl, totalLessons, totalDuration, moduleCount }) => ({
      id,
      title,
      imageUrl,
      totalLessons,
      totalDuration,
      ...(moduleCount === undefined ? {} : { moduleCount }),
    }));
}
