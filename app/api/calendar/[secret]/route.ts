import { findFeedOwner } from "@/lib/accounts/reads/feed";
import { iCalendarOf } from "@/lib/calendar/feed";
import { eventItems } from "@/lib/calendar/feed-items";
import { feedRoute } from "@/lib/calendar/feed-route";
import { methods } from "@/lib/platform/route";

/** `/api/calendar/{secret}.ics`. Every domain that has dates adds its items here. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  feedRoute(async (secret) => {
    const owner = await findFeedOwner(secret);
    return owner && iCalendarOf(await eventItems(owner));
  }),
);
