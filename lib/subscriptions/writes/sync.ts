import "server-only";
import { Problem } from "@/lib/platform/contract/problem";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import { now } from "@/lib/platform/time/clock";
import { type CustomerSubscription, cancelNow, subscriptionsOf } from "../provider";
import {
  chooseSubscription,
  isEntitled,
  reasonOfEnd,
  type SubscriptionState,
  subscriptionStateOf,
  type Transition,
  transitionOf,
} from "../rules";
import { notifyTransition, type Recipient, transitionMessage } from "./notify";

export const MAX_TRIES = 50;

/** A webhook event. Its row is written in the same statement as its effect. */
export type IncomingEvent = {
  eventId: string;
  type: string;
  customerId: string | null;
  objectId: string;
  createdAt: Date;
};

/**
 * Brings the subscription columns up to date with Stripe. Stripe is called outside the transaction, and the result is
 * written only if the version did not change meanwhile; else it is read again. Null when there is no such user.
 */
export async function syncSubscription(userId: string, event?: IncomingEvent): Promise<SubscriptionState | null> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const user = await readSubscriber(userId, event);
    if (!user || user.applied) return user;
    const stripe = user.stripeCustomerId ? await currentStripeSubscription(user.stripeCustomerId, user) : null;
    const after = subscriptionStateOf(user, stripe, user.subscriptionGrantedUntil, now());
    const transition = transitionOf(user, after);
    if (await (transition ? writeAndNotify(transition, user, after, event) : writeState(db, user, after, event)))
      return after;
  }
  throw new Problem("try_again", "Your subscription is changing right now. Please try again.");
}

export const SUBSCRIBER_COLUMNS = {
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

export async function currentStripeSubscription(
  customer: string,
  user: { id: string; stripeSubscriptionId: string | null },
) {
  // The Stripe account may sell other products too.
  const ours = (await subscriptionsOf(customer)).filter(
    (subscription) => subscription.userId === user.id || subscription.id === user.stripeSubscriptionId,
  );
  const subscription = chooseSubscription(ours);
  for (const other of ours)
    if (subscription && other.id !== subscription.id && isEntitled(other.status)) await cancelDuplicate(user.id, other);
  return subscription;
}

/** Cancels a duplicate subscription. The refund is manual, hence the error log. */
async function cancelDuplicate(userId: string, { id }: CustomerSubscription): Promise<void> {
  log.error({ userId, subscription: id }, "a second subscription was cancelled: refund its payment");
  await cancelNow(id);
}

export type Subscriber = SubscriptionState &
  Recipient & { stripeCustomerId: string | null; subscriptionGrantedUntil: Date | null; subscriptionVersion: number };

/** `applied`: this event was applied before. */
export async function readSubscriber(
  userId: string,
  event?: IncomingEvent,
): Promise<(Subscriber & { applied: boolean }) | null> {
  // The event first: of one that is applied, the user's row shows the effect.
  const applied = event !== undefined && (await isApplied(event.eventId));
  const user = await db.user.findUnique({ where: { id: userId }, select: SUBSCRIBER_COLUMNS });
  return user && { ...user, applied };
}

export const isApplied = async (eventId: string): Promise<boolean> =>
  (await db.stripeEvent.count({ where: { eventId, processedAt: { not: null } } })) > 0;

/** Renders the text before the transaction starts. */
async function writeAndNotify(
  transition: Transition,
  user: Subscriber,
  after: SubscriptionState,
  event: IncomingEvent | undefined,
): Promise<boolean> {
  const message = await transitionMessage(transition, after, user, reasonOfEnd(user));
  return transaction(async (tx) => {
    const isWritten = await writeState(tx, user, after, event);
    if (isWritten) await notifyTransition(tx, user, message);
    return isWritten;
  });
}

/**
 * Writes the columns and the event in one statement, if the version is still the one that was read. Returns false
 * otherwise.
 */
export async function writeState(
  tx: Db,
  user: Subscriber,
  after: SubscriptionState,
  event?: IncomingEvent,
): Promise<boolean> {
  const at = now();
  // SQL: an upsert that computes with the stored row.
  const written = await tx.$queryRaw<{ id: string }[]>`
    with written as (
      update "User" set
        "stripeSubscriptionId" = ${after.stripeSubscriptionId}, "subscriptionStatus" = ${after.subscriptionStatus},
        "subscriptionTier" = ${after.subscriptionTier}, "subscriptionSource" = ${after.subscriptionSource},
        "subscriptionCurrentPeriodEnd" = ${after.subscriptionCurrentPeriodEnd}::timestamptz,
        "subscriptionCancelAtPeriodEnd" = ${after.subscriptionCancelAtPeriodEnd},
        "subscriptionPaymentFailedAt" = ${after.subscriptionPaymentFailedAt}::timestamptz,
        "subscriptionVersion" = "subscriptionVersion" + 1
      where id = ${user.id} and "subscriptionVersion" = ${user.subscriptionVersion}
      returning id
    ), noted as (
      insert into "StripeEvent" ("eventId", type, "customerId", "objectId", "userId", "createdAt", "receivedAt", "processedAt")
      select ${event?.eventId ?? null}::text, ${event?.type ?? null}::text, ${event?.customerId ?? null}::text,
             ${event?.objectId ?? null}::text, id, ${event?.createdAt ?? null}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
      from written where ${event !== undefined}
      on conflict ("eventId") do update set "processedAt" = excluded."processedAt", "userId" = excluded."userId"
      where "StripeEvent"."processedAt" is null
    )
    select id from written`;
  return written.length === 1;
}
