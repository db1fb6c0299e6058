import "server-only";
import { now } from "@/lib/platform/clock";
import { type Db, db, rows, transaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { Problem } from "@/lib/platform/problem";
import { cancelNow, type Found, subscriptionsOf } from "../provider";
import { chosen, isEntitled, type Standing, standingOf, type Turn, turnOf } from "../rules";
import { type Reader, tell, wordsFor } from "./tell";

export const TRIES = 50;

/** An event that is being applied; its row is written in the statement of its effect. */
export type Arrived = { eventId: string; type: string; customerId: string | null; objectId: string; createdAt: Date };

/**
 * Makes the columns say what Stripe says now. Stripe is asked outside the transaction; the answer is written only over
 * the version it was asked beside, so of two that run at once the one with the older answer asks again.
 * Null when there is no such user.
 */
export async function settle(userId: string, event?: Arrived): Promise<Standing | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const user = await read(userId, event);
    if (!user || user.applied) return user;
    const billed = user.stripeCustomerId ? await billedTo(user.stripeCustomerId, user) : null;
    const after = standingOf(user, billed, user.subscriptionGrantedUntil, now());
    const turn = turnOf(user, after);
    if (await (turn ? writeAndTell(turn, user, after, event) : write(db, user, after, event))) return after;
  }
  throw new Problem("try_again", "Your subscription is changing right now. Please try again.");
}

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

export async function billedTo(customer: string, user: { id: string; stripeSubscriptionId: string | null }) {
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

export type Read = Standing &
  Reader & { stripeCustomerId: string | null; subscriptionGrantedUntil: Date | null; subscriptionVersion: number };

/** `applied`: this event has had its effect already. */
export async function read(userId: string, event?: Arrived): Promise<(Read & { applied: boolean }) | null> {
  const [user] = await rows<Read & { applied: boolean }>`
    select id, email, "timeZone", "stripeCustomerId", "stripeSubscriptionId", "subscriptionStatus", "subscriptionTier",
           "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd",
           "subscriptionPaymentFailedAt", "subscriptionVersion", "subscriptionGrantedUntil",
           exists (select from "StripeEvent" where "eventId" = ${event?.eventId ?? null} and "processedAt" is not null) as applied
    from "User" where id = ${userId}`;
  return user ?? null;
}

/** The words are written before the transaction that tells them. */
async function writeAndTell(turn: Turn, user: Read, after: Standing, event: Arrived | undefined): Promise<boolean> {
  const words = await wordsFor(turn, after, user);
  return transaction(async (tx) => {
    const written = await write(tx, user, after, event);
    if (written) await tell(tx, user, words);
    return written;
  });
}

/** One statement: the columns over the version that was read, and with them the event. False when that version is gone. */
export async function write(tx: Db, user: Read, after: Standing, event?: Arrived): Promise<boolean> {
  const at = now();
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
