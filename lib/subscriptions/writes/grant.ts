import "server-only";
import type { Body } from "@/lib/platform/contract/endpoint";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import { StripeNotFound, withDeadline } from "@/lib/platform/services/payments";
import { dayOf } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { grantSubscription as contract } from "../contract";
import { findSubscription, subscriptionsOf } from "../provider";
import { isEntitled, isLive, monthsAfter, type SubscriptionState } from "../rules";
import { GRANT_MONTHS, OTHER_STRIPE_MODE } from "../rules/limits";
import { auditChange } from "./audit";
import { notifyTransition, transitionMessage } from "./notify";
import { SUBSCRIBER_COLUMNS, syncSubscription } from "./sync";

/**
 * Throws 404 for an unknown user, 400 for an unknown subscription, and 409 for one that is linked to another user or
 * when the user already pays.
 */
export async function grantSubscription(viewer: Viewer, { userId, subscriptionId }: Body<typeof contract>) {
  const state = await (subscriptionId ? link(viewer, userId, subscriptionId) : grant(viewer, userId));
  return {
    status: state.subscriptionStatus,
    tier: state.subscriptionTier,
    currentPeriodEnd: state.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    user: { id: userId, stripeSubscriptionId: state.stripeSubscriptionId },
  };
}

const userNotFound = () => notFound("User not found");
const alreadyPays = () => new Problem("already_subscribed", "This user already pays for Premium.");

/** Counts from now, whatever was granted before: a second press does not extend the first. */
async function grant(viewer: Viewer, userId: string): Promise<SubscriptionState> {
  return transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (isEntitled(user.subscriptionStatus) && user.subscriptionSource === "stripe") throw alreadyPays();
    const until = monthsAfter(now(), GRANT_MONTHS);
    const state = {
      subscriptionStatus: "active",
      subscriptionTier: "premium",
      subscriptionSource: "granted",
      subscriptionCurrentPeriodEnd: until,
      subscriptionCancelAtPeriodEnd: false,
      subscriptionPaymentFailedAt: null,
    };
    const data = { ...state, subscriptionGrantedUntil: until, subscriptionVersion: user.subscriptionVersion + 1 };
    await tx.user.update({ where: { id: userId }, data });
    const after = { ...state, stripeSubscriptionId: user.stripeSubscriptionId };
    await auditChange(tx, viewer, {
      action: "subscription.grant",
      before: user,
      after: { ...after, subscriptionGrantedUntil: until },
    });
    // Two presses differ by milliseconds; they are one grant and notified once.
    if (dayOf(until) !== (user.subscriptionGrantedUntil && dayOf(user.subscriptionGrantedUntil)))
      await notifyTransition(tx, user, await transitionMessage("granted", after, user));
    return after;
  });
}

async function lockUser(tx: Db, id: string) {
  await lockRows(tx, "User", [id]);
  const user = await tx.user.findUnique({ where: { id }, select: SUBSCRIBER_COLUMNS });
  if (!user) throw userNotFound();
  return user;
}

const link = (viewer: Viewer, userId: string, subscriptionId: string): Promise<SubscriptionState> =>
  withDeadline(async () => {
    const user = await db.user.findUnique({ where: { id: userId }, select: SUBSCRIBER_COLUMNS });
    if (!user) throw userNotFound();
    const subscription = await findSubscription(subscriptionId).catch((thrown: unknown) => {
      throw thrown instanceof StripeNotFound ? unknownSubscription(thrown.message, subscriptionId) : thrown;
    });
    await refuseOtherUsers(userId, subscription);
    if (user.stripeCustomerId && user.stripeCustomerId !== subscription.customerId)
      await refusePaying(user.stripeCustomerId);
    await transaction(async (tx) => {
      const before = await lockUser(tx, userId);
      const subscriptionVersion = before.subscriptionVersion + 1;
      const data = {
        stripeCustomerId: subscription.customerId,
        stripeSubscriptionId: subscription.id,
        subscriptionVersion,
      };
      await tx.user.update({ where: { id: userId }, data });
      await auditChange(tx, viewer, {
        action: "subscription.link",
        before,
        after: { ...before, stripeSubscriptionId: subscription.id },
      });
    });
    const state = await syncSubscription(userId);
    if (!state) throw userNotFound();
    return state;
  });

/** Stripe's message contains a hint when the id belongs to the other mode. */
function unknownSubscription(sentence: string, id: string): Problem {
  if (/similar object exists/.test(sentence)) return new Problem("unknown_reference", OTHER_STRIPE_MODE);
  return new Problem("unknown_reference", `No such subscription: '${id}'.`);
}

async function refuseOtherUsers(userId: string, subscription: { id: string; customerId: string }): Promise<void> {
  const other = await db.user.findFirst({
    where: {
      id: { not: userId },
      OR: [{ stripeSubscriptionId: subscription.id }, { stripeCustomerId: subscription.customerId }],
    },
    select: { id: true },
  });
  if (other) throw new Problem("subscription_taken", "This subscription is already linked to another user.");
}

/** The user's old customer is unlinked, but not while it has a live subscription. */
async function refusePaying(customer: string): Promise<void> {
  if ((await subscriptionsOf(customer)).some(({ status }) => isLive(status))) throw alreadyPays();
}
