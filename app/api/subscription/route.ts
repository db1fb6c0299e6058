import { now } from "@/lib/platform/clock";
import { methods, route } from "@/lib/platform/route";
import { getSubscription } from "@/lib/subscriptions/contract";
import { summaryOf } from "@/lib/subscriptions/rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getSubscription, ({ viewer }) => summaryOf(viewer, now())),
);
