import { DAY_MS } from "@/lib/platform/time/units";
import type { Subscription, SubscriptionSummary } from "./contract";

export const PREMIUM_PRICE = "9.99";
export const PREMIUM_CENTS = 999;
export const GRACE_DAYS = 3;
/** The right of consumers in the European Union. */
export const WITHDRAWAL_DAYS = 14;
export const ENDING_DAYS = 7;
/** How long the page after paying waits for the payment to arrive. */
export const PATIENCE_MS = 20_000;

/** What Premium opens; `own`: counted in the user's own courses. */
export type Unlocked = { modules: number; courses: number; own: boolean };

/** The subscription columns of a user. */
export type SubscriptionFields = {
  subscriptionStatus: string | null;
  subscriptionTier: string | null;
  subscriptionCurrentPeriodEnd: Date | null;
  subscriptionSource: string | null;
  subscriptionCancelAtPeriodEnd: boolean;
};

/**
 * The only rule of access. A renewal by Stripe may arrive some days late, so there is a grace period. Granted and
 * cancelled subscriptions end exactly at their end date.
 */
export function isSubscribed(fields: SubscriptionFields, now: Date): boolean {
  if (!isEntitled(fields.subscriptionStatus)) return false;
  if (!fields.subscriptionCurrentPeriodEnd) return true;
  const renews = fields.subscriptionSource === "stripe" && !fields.subscriptionCancelAtPeriodEnd;
  const grace = renews ? GRACE_DAYS * DAY_MS : 0;
  return fields.subscriptionCurrentPeriodEnd.getTime() + grace > now.getTime();
}

export const isEntitled = (status: string | null) => status === "active" || status === "trialing";
export const isFailing = (status: string | null) => status === "past_due" || status === "unpaid";
const isEnded = (status: string | null) => status === "canceled" || status === "incomplete_expired";

/** Whether a second subscription would be a duplicate. */
export const isLive = (status: string) => !isEnded(status);

export function subscriptionSummaryOf(fields: SubscriptionFields, now: Date): SubscriptionSummary {
  const active = isSubscribed(fields, now);
  return {
    active,
    status: fields.subscriptionStatus,
    tier: active ? fields.subscriptionTier : null,
    currentPeriodEnd: fields.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
  };
}

type WithFailure = SubscriptionFields & { subscriptionPaymentFailedAt: Date | null };

export function subscriptionOf(fields: WithFailure, now: Date): Subscription {
  const source = fields.subscriptionSource;
  const paymentFailed = isFailing(fields.subscriptionStatus);
  return {
    ...subscriptionSummaryOf(fields, now),
    source: source === null ? null : source === "granted" ? "granted" : "paid",
    cancelAtPeriodEnd: fields.subscriptionCancelAtPeriodEnd,
    paymentFailed,
    paymentFailedAt: paymentFailed ? (fields.subscriptionPaymentFailedAt?.toISOString() ?? null) : null,
  };
}

export const planLabel = (active: boolean) => (active ? "Premium Plan" : "Free Plan");

/** A subscription as Stripe reports it. */
export type StripeSubscription = { id: string; status: string; end: Date | null; cancelling: boolean; created: number };

const RANK = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];
const rankOf = ({ status }: StripeSubscription) => (RANK.includes(status) ? RANK.indexOf(status) : RANK.length);

/**
 * Chooses the subscription that counts: the best live one, the older of two equal ones; else the one that ended last.
 */
export function chooseSubscription(list: readonly StripeSubscription[]): StripeSubscription | null {
  const order = (a: StripeSubscription, b: StripeSubscription) =>
    rankOf(a) - rankOf(b) || (isLive(a.status) ? a.created - b.created : b.created - a.created);
  return [...list].sort(order)[0] ?? null;
}

export type SubscriptionState = SubscriptionFields & {
  stripeSubscriptionId: string | null;
  subscriptionPaymentFailedAt: Date | null;
};

/**
 * Calculates the columns from Stripe's subscription and the grant. Paid access has priority; a grant that is still
 * valid applies again after the paid one ends.
 */
export function subscriptionStateOf(
  before: SubscriptionState,
  stripe: StripeSubscription | null,
  grantedUntil: Date | null,
  now: Date,
): SubscriptionState {
  const stripeSubscriptionId = stripe?.id ?? before.stripeSubscriptionId;
  const plain = {
    stripeSubscriptionId,
    subscriptionTier: null,
    subscriptionCancelAtPeriodEnd: false,
    subscriptionPaymentFailedAt: null,
  };
  if (stripe && isEntitled(stripe.status)) return { ...plain, ...stripeFields(stripe), subscriptionTier: "premium" };
  if (grantedUntil && grantedUntil > now)
    return {
      ...plain,
      subscriptionStatus: "active",
      subscriptionTier: "premium",
      subscriptionCurrentPeriodEnd: grantedUntil,
      subscriptionSource: "granted",
    };
  if (stripe) {
    const failedAt = isFailing(stripe.status) ? (before.subscriptionPaymentFailedAt ?? now) : null;
    return { ...plain, ...stripeFields(stripe), subscriptionPaymentFailedAt: failedAt };
  }
  if (before.subscriptionStatus === null) return { ...before, ...plain };
  return {
    ...plain,
    subscriptionStatus: "canceled",
    subscriptionCurrentPeriodEnd: before.subscriptionCurrentPeriodEnd,
    subscriptionSource: before.subscriptionSource,
  };
}

const stripeFields = ({ status, end, cancelling }: StripeSubscription) => ({
  subscriptionStatus: status,
  subscriptionCurrentPeriodEnd: end,
  subscriptionSource: "stripe",
  subscriptionCancelAtPeriodEnd: cancelling,
});

export type Transition = "active" | "failed" | "cancelled" | "ended";

/** The change between two states that the user should be notified about, if any. */
export function transitionOf(before: SubscriptionState, after: SubscriptionState): Transition | null {
  const [was, is] = [before.subscriptionStatus, after.subscriptionStatus];
  if (isEntitled(is)) {
    if (after.subscriptionSource !== "stripe") return null;
    if (!isEntitled(was)) return "active";
    return after.subscriptionCancelAtPeriodEnd && !before.subscriptionCancelAtPeriodEnd ? "cancelled" : null;
  }
  if (isFailing(is)) return isFailing(was) ? null : "failed";
  return is === "canceled" && was !== null && !isEnded(was) && was !== "incomplete" ? "ended" : null;
}

/** Why access ended, in a sentence, by the state before; empty when it is not known. */
export function reasonOfEnd(before: SubscriptionState): string {
  if (before.subscriptionSource === "granted") return "The time for which you were given access is over.";
  if (isFailing(before.subscriptionStatus)) return "Your payment did not go through.";
  return before.subscriptionCancelAtPeriodEnd ? "You cancelled, and the time that you paid for is over." : "";
}

/** 'granted:…' or 'sub_…:…': identifies a period, so that each is notified once. */
export const periodOf = (state: SubscriptionState): string =>
  `${state.subscriptionSource === "granted" ? "granted" : state.stripeSubscriptionId}:${state.subscriptionCurrentPeriodEnd?.toISOString() ?? ""}`;

/** Adds calendar months; uses the last day when the month is shorter. */
export function monthsAfter(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const days = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), days));
  return result;
}
