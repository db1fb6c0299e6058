import { getFeed } from "@/lib/accounts/reads/feed";
import { resetFeed, revokeFeed } from "@/lib/accounts/writes/feed";
import * as calendar from "@/lib/calendar/contract";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.getFeed, ({ viewer }) => getFeed(viewer)),
  route(calendar.resetFeed, ({ viewer }) => resetFeed(viewer)),
  route(calendar.revokeFeed, ({ viewer }) => revokeFeed(viewer)),
);
