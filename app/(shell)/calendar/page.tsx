import type { Metadata } from "next";
import { cookies } from "next/headers";
import { CalendarScreen } from "@/components/calendar/calendar-screen";
import { VerdictView } from "@/components/plan/verdict-view";
import { listEvents, listRepeats } from "@/lib/calendar/contract";
import * as calendar from "@/lib/calendar/reads";
import { getStudyHours, getVerdict } from "@/lib/plan/contract/plan";
import { getPlanSummary } from "@/lib/plan/contract/study-plan";
import * as hours from "@/lib/plan/reads/hours";
import * as plan from "@/lib/plan/reads/plan";
import * as verdict from "@/lib/plan/reads/verdict";
import { planCookie } from "@/lib/plan/rules/plan-cookie";
import { env } from "@/lib/platform/process/env";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Calendar" };

export default async function CalendarPage({ searchParams }: PageProps<"/calendar">) {
  const viewer = await requireViewer("/calendar");
  const { view, plan: shown } = await searchParams;
  const planWasShown = (await cookies()).get(planCookie(env.secure))?.value === "1";
  const all = calendar.eventsAndRepeats(viewer);
  const events = all.then((found) => found.events);
  const repeats = all.then((found) => found.repeats);
  const studyHours = hours.getStudyHours(viewer);
  const showsPlan = view === "plan" || shown === "1" || planWasShown;
  const hasHours = showsPlan && Boolean((await studyHours).minutes);
  // The verdict of the plan is at the top of the page. Loaded later, it would push everything down.
  const outcome = () =>
    hasHours
      ? prefetched(getVerdict, {}, verdict.getVerdict(viewer))
      : prefetched(getPlanSummary, {}, plan.getPlanSummary(viewer));
  return (
    <Hydrate
      queries={[
        prefetched(listEvents, {}, events),
        prefetched(listRepeats, {}, repeats),
        prefetched(getStudyHours, {}, studyHours),
        ...(showsPlan ? [outcome()] : []),
      ]}
    >
      <CalendarScreen planWasShown={planWasShown} verdict={hasHours ? <VerdictView /> : undefined} />
    </Hydrate>
  );
}
