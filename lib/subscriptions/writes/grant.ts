import "server-only";
import { dayOf } from "@/lib/platform/civil";
import { now } from "@/lib/platform/clock";
import type { Body } from "@/lib/platform/contract";
import { type Db, db, transaction } from "@/lib/platform/db";
import { inTime, Missing } from "@/lib/platform/payments";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { grantSubscription as contract } from "../contract";
import { findSubscription, subscriptionsOf } from "../provider";
import { GRANT_MONTHS, isEntitled, isLive, monthsAfter, type Standing } from "../rules";
import { note } from "./note";
import { COLUMNS, settle } from "./settle";
import { tell, wordsFor } from "./tell";

/** Throws 404 for an unknown user, 400 for an unknown subscription, 409 for one that is linked or in the way. */
export async function grantSubscription(viewer: Viewer, { userId, subscriptionId }: Body<typeof contract>) {
  const standing = await (subscriptionId ? link(viewer, userId, subscriptionId) : grant(viewer, userId));
  return {
    status: standing.subscriptionStatus,
    tier: standing.subscriptionTier,
    currentPeriodEnd: standing.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    user: { id: userId, stripeSubscriptionId: standing.stripeSubscriptionId },
  };
}

const noUser = () => notFound("User not found");
const paying = () => new Problem("already_subscribed", "This user already pays for Premium.");

/** From now on, whatever was granted before: a second press does not add to the first. */
async function grant(viewer: Viewer, userId: string): Promise<Standing> {
  return transaction(async (tx) => {
    const user = await locked(tx, userId);
    if (isEntitled(user.subscriptionStatus) && user.subscriptionSource === "stripe") throw paying();
    const until = monthsAfter(now(), GRANT_MONTHS);
    const standing = {
      subscriptionStatus: "active",
      subscriptionTier: "premium",
      subscriptionSource: "granted",
      subscriptionCurrentPeriodEnd: until,
      subscriptionCancelAtPeriodEnd: false,
      subscriptionPaymentFailedAt: null,
    };
    const data = { ...standing, subscriptionGrantedUntil: until, subscriptionVersion: user.subscriptionVersion + 1 };
    await tx.user.update({ where: { id: userId }, data });
    const after = { ...standing, stripeSubscriptionId: user.stripeSubscriptionId };
    await note(tx, viewer, {
      action: "subscription.grant",
      before: user,
      after: { ...after, subscriptionGrantedUntil: until },
    });
    // Two presses in a row differ by milliseconds; they are one grant, told once.
    if (dayOf(until) !== (user.subscriptionGrantedUntil && dayOf(user.subscriptionGrantedUntil)))
      await tell(tx, user, await wordsFor("granted", after, user));
    return after;
  });
}

async function locked(tx: Db, id: string) {
  await tx.$queryRaw`select from "User" where id = ${id} for update`;
  const user = await tx.user.findUnique({ where: { id }, select: COLUMNS });
  if (!user) throw noUser();
  return user;
}

const link = (viewer: Viewer, userId: string, subscriptionId: string): Promise<Standing> =>
  inTime(async () => {
    const user = await db.user.findUnique({ where: { id: userId }, select: COLUMNS });
    if (!user) throw noUser();
    const found = await findSubscription(subscriptionId).catch((thrown: unknown) => {
      throw thrown instanceof Missing ? unknown(thrown.message, subscriptionId) : thrown;
    });
    await refuseAnothers(userId, found);
    if (user.stripeCustomerId && user.stripeCustomerId !== found.customerId) await refusePaying(user.stripeCustomerId);
    await transaction(async (tx) => {
      const before = await locked(tx, userId);
      const subscriptionVersion = before.subscriptionVersion + 1;
      const data = { stripeCustomerId: found.customerId, stripeSubscriptionId: found.id, subscriptionVersion };
      await tx.user.update({ where: { id: userId }, data });
      await note(tx, viewer, {
        action: "subscription.link",
        before,
        after: { ...before, stripeSubscriptionId: found.id },
      });
    });
    const standing = await settle(userId);
    if (!standing) throw noUser();
    return standing;
  });

/** Stripe says so in its own sentence when the id was made with the other kind of key. */
function unknown(sentence: string, id: string): Problem {
  if (/similar object exists/.test(sentence))
    return new Problem(
      "unknown_reference",
      "This subscription was made in Stripe test mode (or live mode) and does not match the keys in use.",
    );
  return new Problem("unknown_reference", `No such subscription: '${id}'.`);
}

async function refuseAnothers(userId: string, found: { id: string; customerId: string }): Promise<void> {
  const other = await db.user.findFirst({
    where: { id: { not: userId }, OR: [{ stripeSubscriptionId: found.id }, { stripeCustomerId: found.customerId }] },
    select: { id: true },
  });
  if (other) throw new Problem("subscription_taken", "This subscription is already linked to another user.");
}

/** The customer that the user had until now is let go; not while something is billed to it. */
async function refusePaying(customer: string): Promise<void> {
  if ((await subscriptionsOf(customer)).some(({ status }) => isLive(status))) throw paying();
}
