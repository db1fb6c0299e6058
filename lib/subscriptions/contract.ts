import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract";
import { instant } from "@/lib/platform/shapes";

export const subscriptionSummary = z.object({
  active: z.boolean(),
  status: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  currentPeriodEnd: z.nullable(instant),
});
export type SubscriptionSummary = z.output<typeof subscriptionSummary>;

export const getSubscription = endpoint({
  method: "GET",
  path: "/api/subscription",
  summary: "Whether the caller's Premium subscription is active, and until when",
  access: "user",
  answer: subscriptionSummary,
});
