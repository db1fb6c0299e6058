import type { SubscriptionSummary } from "./contract";

export const PREMIUM_PRICE = "9.99";
const GRACE_DAYS = 3;

/** The subscription columns of a user, wherever they were read. */
export type Held = {
  subscriptionStatus: string | null;
  subscriptionTier: string | null;
  subscriptionCurrentPeriodEnd: Date | null;
  subscriptionSource: string | null;
  subscriptionCancelAtPeriodEnd: boolean;
};

/**
 * The one rule of access. A renewal by Stripe may take a few days to arrive, so its period end is not the very end;
 * what was granted or cancelled ends on the dot.
 */
export function isSubscribed(held: Held, now: Date): boolean {
  if (held.subscriptionStatus !== "active" && held.subscriptionStatus !== "trialing") return false;
  if (!held.subscriptionCurrentPeriodEnd) return true;
  const renews = held.subscriptionSource === "stripe" && !held.subscriptionCancelAtPeriodEnd;
  const grace = renews ? GRACE_DAYS * 86_400_000 : 0;
  return held.subscriptionCurrentPeriodEnd.getTime() + grace > now.getTime();
}

export function summaryOf(held: Held, now: Date): SubscriptionSummary {
  return {
    active: isSubscribed(held, now),
    status: held.subscriptionStatus,
    tier: held.subscriptionTier,
    currentPeriodEnd: held.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
  };
}

export const planLabel = (active: boolean) => (active ? "Premium Plan" : "Free Plan");
