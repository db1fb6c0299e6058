import "server-only";
import { now } from "@/lib/platform/clock";
import { type Db, db, transaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { Problem } from "@/lib/platform/problem";
import { cancelNow, type Found, subscriptionsOf } from "../provider";
import { chosen, isEntitled, type Standing, standingOf, turnOf } from "../rules";
import { tell, wordsFor } from "./tell";

const TRIES = 50;

/** An event that is being applied; its row is written in the transaction of its effect. */
export type Arrived = { eventId: string; type: string; customerId: string | null; objectId: string; createdAt: Date };

/**
 * Makes the columns say what Stripe says now. Stripe is asked outside the transaction; the answer is written only over
 * the version it was asked beside, so of two that run at once the one with the older answer asks again.
 * Null when there is no such user.
 */
export async function settle(userId: string, event?: Arrived): Promise<Standing | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const user = await db.user.findUnique({ where: { id: userId }, select: COLUMNS });
    if (!user) return null;
    const billed = user.stripeCustomerId ? await billedTo(user.stripeCustomerId, user) : null;
    const after = standingOf(user, billed, user.subscriptionGrantedUntil, now());
    const turn = turnOf(user, after);
    const words = turn && (await wordsFor(turn, after, user));
    const written = await transaction(async (tx) => {
      if (event && !(await record(tx, event, userId))) return true;
      if (!(await write(tx, user, after))) throw new Outdated();
      if (words) await tell(tx, user, words);
      return true;
    }).catch((thrown: unknown) => {
      if (thrown instanceof Outdated) return false;
      throw thrown;
    });
    if (written) return after;
  }
  throw new Problem("try_again", "Your subscription is changing right now. Please try again.");
}

class Outdated extends Error {}

export const COLUMNS = {
  id: true,
  email: true,
  timeZone: true,
  stripeCustomerId: true,
  stripeSubscriptionId: true,
  subscriptionStatus: true,
  subscriptionTier: true,
  subscriptionCurrentPeriodEnd: true,
  subscriptionSource: true,
  subscriptionCancelAtPeriodEnd: true,
  subscriptionPaymentFailedAt: true,
  subscriptionVersion: true,
  subscriptionGrantedUntil: true,
} as const;

async function billedTo(customer: string, user: { id: string; stripeSubscriptionId: string | null }) {
  // The account at Stripe may sell other things, too.
  const ours = (await subscriptionsOf(customer)).filter(
    (one) => one.userId === user.id || one.id === user.stripeSubscriptionId,
  );
  const one = chosen(ours);
  for (const other of ours) if (one && other.id !== one.id && isEntitled(other.status)) await endDouble(user.id, other);
  return one;
}

/** Nobody pays twice. What was taken for the second one is given back by hand, so it is an error worth reading. */
async function endDouble(userId: string, { id }: Found): Promise<void> {
  log.error({ userId, subscription: id }, "a second subscription was cancelled: refund its payment");
  await cancelNow(id);
}

/** False when this event has been applied before. */
async function record(tx: Db, { createdAt, ...event }: Arrived, userId: string): Promise<boolean> {
  const at = now();
  const written = await tx.$executeRaw`
    insert into "StripeEvent" ("eventId", type, "customerId", "objectId", "userId", "createdAt", "receivedAt", "processedAt")
    values (${event.eventId}, ${event.type}, ${event.customerId}, ${event.objectId}, ${userId}, ${createdAt}, ${at}, ${at})
    on conflict ("eventId") do update set "processedAt" = ${at}, "userId" = ${userId}
    where "StripeEvent"."processedAt" is null`;
  return written === 1;
}

async function write(tx: Db, user: { id: string; subscriptionVersion: number }, after: Standing): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: user.id, subscriptionVersion: user.subscriptionVersion },
    data: {
      stripeSubscriptionId: after.stripeSubscriptionId,
      subscriptionStatus: after.subscriptionStatus,
      subscriptionTier: after.subscriptionTier,
      subscriptionCurrentPeriodEnd: after.subscriptionCurrentPeriodEnd,
      subscriptionSource: after.subscriptionSource,
      subscriptionCancelAtPeriodEnd: after.subscriptionCancelAtPeriodEnd,
      subscriptionPaymentFailedAt: after.subscriptionPaymentFailedAt,
      subscriptionVersion: user.subscriptionVersion + 1,
    },
  });
  return count === 1;
}
