import { now } from "@/lib/platform/clock";
import { methods, route } from "@/lib/platform/route";
import { getSubscription } from "@/lib/subscriptions/contract";
import { subscriptionOf } from "@/lib/subscriptions/rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getSubscription, ({ viewer }) => subscriptionOf(viewer, now())),
);
