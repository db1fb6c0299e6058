import type { Metadata } from "next";
import { CalendarScreen } from "@/components/calendar/calendar-screen";
import * as accounts from "@/lib/accounts/reads/feed";
import { getFeed, listEvents } from "@/lib/calendar/contract";
import * as calendar from "@/lib/calendar/reads";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Calendar" };

export default async function CalendarPage() {
  const viewer = await signedIn("/calendar");
  return (
    <Prefetched
      parts={[known(listEvents, {}, calendar.listEvents(viewer)), known(getFeed, {}, accounts.getFeed(viewer))]}
    >
      <CalendarScreen />
    </Prefetched>
  );
}
