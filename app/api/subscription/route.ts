import { methods, route } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import { getSubscription } from "@/lib/subscriptions/contract";
import { subscriptionOf } from "@/lib/subscriptions/rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getSubscription, ({ viewer }) => subscriptionOf(viewer, now())),
);
