import type { Metadata } from "next";
import { CalendarScreen } from "@/components/calendar/calendar-screen";
import { listEvents, listRepeats } from "@/lib/calendar/contract";
import * as calendar from "@/lib/calendar/reads";
import { getStudyHours } from "@/lib/plan/contract/plan";
import * as hours from "@/lib/plan/reads/hours";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Calendar" };

export default async function CalendarPage() {
  const viewer = await requireViewer("/calendar");
  return (
    <Hydrate
      queries={[
        prefetched(listEvents, {}, calendar.listEvents(viewer)),
        prefetched(listRepeats, {}, calendar.listRepeats(viewer)),
        prefetched(getStudyHours, {}, hours.getStudyHours(viewer)),
      ]}
    >
      <CalendarScreen />
    </Hydrate>
  );
}
