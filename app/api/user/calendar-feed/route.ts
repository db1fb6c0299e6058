import { findFeedSecret, resetFeedSecret, revokeFeedSecret } from "@/lib/accounts/feed-secret";
import * as calendar from "@/lib/calendar/contract";
import { env } from "@/lib/platform/env";
import { methods, route } from "@/lib/platform/route";

const addressed = (secret: string | null) => ({ address: secret && `${env.appUrl}/api/calendar/${secret}.ics` });

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.getFeed, async ({ viewer }) => addressed(await findFeedSecret(viewer))),
  route(calendar.resetFeed, async ({ viewer }) => addressed(await resetFeedSecret(viewer))),
  route(calendar.revokeFeed, async ({ viewer }) => {
    await revokeFeedSecret(viewer);
    return addressed(null);
  }),
);
