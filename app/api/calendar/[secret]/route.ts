import { findFeedOwner } from "@/lib/accounts/reads/feed";
import { iCalendarOf } from "@/lib/calendar/feed";
import { eventItems } from "@/lib/calendar/feed-items";
import { feedRoute } from "@/lib/calendar/feed-route";
import { planItems } from "@/lib/plan/feed-items";
import { methods } from "@/lib/platform/server/route";

/** `/api/calendar/{secret}.ics`. Each domain with dates adds its items here. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  feedRoute(async (secret) => {
    const owner = await findFeedOwner(secret);
    if (!owner) return null;
    const [events, plan] = await Promise.all([eventItems(owner), planItems(owner)]);
    return iCalendarOf([...events, ...plan]);
  }),
);
